"""What a seat of Northgard may know: views, worlds, previews, chances."""
