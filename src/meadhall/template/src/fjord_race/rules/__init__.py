"""The rules, in the order of ``en.md`` beside this file."""
