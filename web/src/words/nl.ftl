## Settings

language = Taal
language-failed = De woorden kwamen niet aan. Probeer het zo nog eens.
