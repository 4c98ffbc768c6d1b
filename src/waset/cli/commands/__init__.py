"""The subcommands, one file each; each calls one layer."""
