"""What every game shares: the contract, chance, the play loop, records and editions. Knows no game."""
