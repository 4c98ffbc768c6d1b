"""Tutankhamun, by Reiner Knizia: the rules, one file per concern. Start reading at `turn`."""
