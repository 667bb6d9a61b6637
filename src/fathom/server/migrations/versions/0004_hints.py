"""A table says whether hints are allowed, and whether it keeps notes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables of before follow the usual rule for hints, and keep no notes."""
    op.add_column("tables", sa.Column("hints", sa.Boolean))
    op.add_column("tables", sa.Column("notes", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Without both."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("notes")
        batch.drop_column("hints")
