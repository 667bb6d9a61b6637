"""How a database comes to be what `schema` says, step by step. Alembic runs them at every start."""
