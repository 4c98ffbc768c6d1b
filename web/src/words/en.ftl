## Settings

language = Language
language-failed = The words did not arrive. Try again in a moment.
