"""Tables for friends, bots and programs: REST and live updates over one record per table."""
