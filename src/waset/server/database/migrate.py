"""Brings a database to this program's form, or says that it is of a newer program."""

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from waset.core.errors import WasetError

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x77617365
"""The number under which processes on one PostgreSQL wait for each other here."""


class NewerDatabase(WasetError):
    """The database was made by a newer program; nothing was changed."""


def migrate(engine: sa.Engine) -> None:
    """Applies the migrations that are missing, in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    known = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in {script.revision for script in known.walk_revisions()}:
            raise NewerDatabase(
                f"the database is newer than this program (it is at step {found}, which ends here at"
                f" {known.get_current_head()}): update Waset, or name another database with --database"
            )
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
