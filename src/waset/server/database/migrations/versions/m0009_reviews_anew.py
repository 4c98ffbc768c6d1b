"""Reviews say more than those that are kept: what each of two moves brings."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Removes them; whoever asks has them made again."""
    op.execute("DELETE FROM reviews")
