"""Games can be shown without the rules they were played by."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Games of before are not pressed yet."""
    op.add_column("tables", sa.Column("pressed", sa.Integer, nullable=False, server_default=sa.text("0")))
    unpressed = sa.text("pressed >= 0 AND pressed < state")
    op.create_index("ix_tables_unpressed", "tables", ["updated"], sqlite_where=unpressed, postgresql_where=unpressed)
    op.create_table(
        "pressed",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("part", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "part", name="pk_pressed"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pressed_table_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Without them."""
    op.drop_table("pressed")
    op.drop_index("ix_tables_unpressed", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("pressed")
