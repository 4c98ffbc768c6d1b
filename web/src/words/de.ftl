## Settings

language = Sprache
language-failed = Die Wörter sind nicht angekommen. Versuch es gleich noch einmal.
