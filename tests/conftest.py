"""Settings for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

# The same examples every time; a machine under load is no reason to fail.
settings.register_profile("fathom", deadline=None, derandomize=True, max_examples=200)
settings.load_profile("fathom")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Fast tests first."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)
