"""Spectators may chat where the host allows it; the host has a name, also without a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """At tables of before, only players chat."""
    op.add_column("tables", sa.Column("host", sa.String(40)))
    op.add_column("tables", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Without both."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("talk")
        batch.drop_column("host")
