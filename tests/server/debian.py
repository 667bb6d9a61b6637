"""Programs that tests need and the machine lacks, from Debian."""

from __future__ import annotations

import os
import subprocess

LOCK = ("-o", "DPkg::Lock::Timeout=300")  # another worker may be installing, too


class NoPackage(RuntimeError):
    """It cannot be had, and why."""


def run(*command: str, given: str | None = None, folder: str | None = None) -> None:
    """Run a command as the administrator."""
    admin = () if os.geteuid() == 0 else ("sudo", "-n")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run([*admin, *command], check=True, capture_output=True, text=True, env=env, input=given, cwd=folder)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPackage((getattr(error, "stderr", "") or str(error)).strip()[-500:]) from None


def install(package: str) -> None:
    """Install a package."""
    _get("install", "-y", package)


def unpack(package: str, folder: str) -> None:
    """Put a package's files into a folder: without its service, which would begin to run."""
    _get("download", package, folder=folder)
    run("sh", "-c", f"dpkg -x {package}_*.deb .", folder=folder)


def _get(*command: str, folder: str | None = None) -> None:
    try:
        run("apt-get", *LOCK, *command, folder=folder)
    except NoPackage:  # the lists of packages may be missing or old
        run("apt-get", *LOCK, "update")
        run("apt-get", *LOCK, *command, folder=folder)
