"""What players read of Luxor: catalogues, and how events and meanings become their arguments."""
