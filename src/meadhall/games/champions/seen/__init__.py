"""What a seat of Champions of Midgard may know: views, worlds, previews, chances."""
