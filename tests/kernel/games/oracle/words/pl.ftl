event-bowed = { $seat } kłania się.
event-answered = { $seat } pyta, co przyniesie { $question }; kamienie: { $stones }.
