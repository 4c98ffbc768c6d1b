"""The tables that a guest opened are found without looking at all tables."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds an index."""
    op.create_index("tables_by_owner", "tables", ["owner", "status"])
