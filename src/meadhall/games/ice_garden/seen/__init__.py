"""What a seat of Lords of the Ice Garden may know: views, worlds, previews."""
