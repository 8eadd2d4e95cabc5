"""A run of games as one page: the records, read back, summarised and plotted."""
