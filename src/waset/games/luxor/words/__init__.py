"""What players read about Luxor: catalogues, and how events and meanings become their arguments."""
