"""Who is here and who is away, seats that are kept until somebody is back, and the points of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them; at tables that are there everybody counts as here until they leave."""
    op.add_column("seats", sa.Column("away", sa.Float(53)))
    for column in ("until_back", "hidden"):
        op.add_column("seats", sa.Column(column, sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("asking", sa.Text))
    op.add_column("tables", sa.Column("scores", sa.Text))
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("readers", sa.Integer, nullable=False),
    )
    op.create_index("presence_by_process", "presence", ["process"])
