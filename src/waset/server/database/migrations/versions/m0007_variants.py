"""From which step of which game a table plays on."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds it; no table that is there plays on from another."""
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.add_column("tables", sa.Column("variant", sa.Text))
    op.create_index("tables_by_origin", "tables", ["origin"])
