"""What can be asked over HTTP, one file per subject."""
