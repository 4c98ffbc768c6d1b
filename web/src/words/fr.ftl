## Settings

language = Langue
language-failed = Les mots ne sont pas arrivés. Réessaie dans un instant.
