"""What players read of Tutankhamun: catalogues, and how events and meanings become their arguments."""
