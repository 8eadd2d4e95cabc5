"""What a seat of Last Aurora may know: views, worlds, previews."""
