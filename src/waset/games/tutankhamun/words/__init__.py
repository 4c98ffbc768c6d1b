"""What players read about Tutankhamun: catalogues, and how events and meanings become their arguments."""
