"""What cards do: effects, lists of them, options and Objects."""
