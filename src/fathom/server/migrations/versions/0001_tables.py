"""People, tables, seats, entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("pack", sa.JSON),
        sa.Column("setup", sa.JSON),
        sa.Column("moves", sa.JSON),
        sa.Column("start", sa.JSON),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("timer", sa.Integer),
        sa.Column("substitute", sa.String(64), nullable=False),
        sa.Column("creator", sa.String(32)),
        sa.Column("status", sa.String(16)),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.Integer, nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("driven", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("result", sa.JSON),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.CheckConstraint("status IN ('open', 'playing', 'over', 'abandoned')", name=op.f("ck_tables_status")),
    )
    op.create_index("ix_tables_status", "tables", ["status", "updated"])
    op.create_index("ix_tables_creator", "tables", ["creator"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("bot", sa.String(64)),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("conceded", sa.Integer),
        sa.Column("agrees", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", "seat", "key", name="uq_entries_table_id_seat_key"),
    )


def downgrade() -> None:
    """Back to an empty database."""
    for name in ("entries", "seats", "tables", "people"):
        op.drop_table(name)
