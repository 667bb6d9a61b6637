"""Where a bot thinks, nothing is within its reach but the question and its answer: what the system can see to.

On Linux, Landlock closes files, TCP and signals to others, and a seccomp filter sockets, other programs and processes,
and memory shared between processes. Memory, files and open descriptors are limited wherever there are limits. What is
missing here is missing from the answer of `available`, which the server logs at its start.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from fathom.core.parent import PR_SET_PDEATHSIG

MEMORY = 4 << 30  # bytes of address space; compiled code needs much of it and uses little
DESCRIPTORS = 64
CLONE_THREAD = 0x10000

# Calls that a bot has no use for; they fail as if they were not permitted: for the network, other programs, other
# processes, what bots could tell each other by, and the rest of what only a system needs.
FORBIDDEN = """
socket socketpair connect bind listen accept accept4 sendto sendmsg sendmmsg
execve execveat fork vfork
ptrace process_vm_readv process_vm_writev kcmp pidfd_open pidfd_getfd pidfd_send_signal
kill tkill rt_sigqueueinfo rt_tgsigqueueinfo
shmget shmat msgget semget mq_open
unshare setns mount umount2 pivot_root chroot open_tree move_mount fsopen open_by_handle_at name_to_handle_at
bpf perf_event_open userfaultfd io_uring_setup io_uring_enter io_uring_register
keyctl add_key request_key init_module finit_module kexec_load
"""


def available() -> list[str]:
    """What can be closed to a bot on this system: files, network, processes, memory."""
    found = []
    if _landlock():
        found += ["files"]
    if _seccomp():
        found += ["network", "processes"]
    with suppress(ModuleNotFoundError):
        import resource  # noqa: F401

        found += ["memory"]
    return found


def contain(readable: list[str]) -> None:
    """Close everything else to this process, for good. What is under `readable` can be read."""
    files, calls = _landlock(), _seccomp()  # both are loaded while there are files
    _limit()
    if files:
        from py_landlock import AccessFs, Landlock

        rules = Landlock(strict=False)
        for path in map(Path, readable):
            if path.is_dir():
                rules.allow_read(path)
            elif path.exists():
                rules.add_path_rule(path, access=AccessFs.READ_FILE)
        rules.apply()
    if calls:
        _filter()


def libraries() -> list[str]:
    """What Python needs to load modules: its own folders, and the machine code of the games."""
    import platformdirs

    from fathom import __file__ as here

    cache = os.environ.get("FATHOM_CACHE") or platformdirs.user_cache_dir("fathom")
    system = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/share/zoneinfo", "/etc/ld.so.cache"]
    system += ["/dev/null", "/dev/urandom", "/sys/devices/system/cpu"]
    python = [path for path in sys.path if path] + [sys.prefix, sys.base_prefix, str(Path(here).parent)]
    return [*system, *python, cache]


def _landlock() -> bool:
    if sys.platform != "linux":
        return False
    try:
        from py_landlock import get_abi_version
    except ImportError:
        return False
    try:
        return int(get_abi_version()) > 0
    except Exception:  # of the library, where the kernel has none
        return False


def _seccomp() -> bool:
    if sys.platform != "linux":
        return False
    try:
        import pyseccomp  # noqa: F401
    except (ImportError, OSError, RuntimeError):  # the library it needs may be missing
        return False
    return Path("/proc/sys/kernel/seccomp").exists()


def _limit() -> None:
    try:
        import resource
    except ModuleNotFoundError:  # not on every system
        return
    for name, most in (("AS", MEMORY), ("FSIZE", 0), ("CORE", 0), ("NOFILE", DESCRIPTORS)):
        limit = getattr(resource, f"RLIMIT_{name}")
        usual = resource.getrlimit(limit)[1]
        least = most if usual == resource.RLIM_INFINITY else min(most, usual)
        with suppress(ValueError, OSError):  # macOS has no limit on address space
            resource.setrlimit(limit, (least, least))


def _filter() -> None:
    import errno

    import pyseccomp as seccomp

    rules = seccomp.SyscallFilter(seccomp.ALLOW)
    refused = seccomp.ERRNO(errno.EPERM)
    for name in FORBIDDEN.split():
        with suppress(OSError, ValueError, KeyError):  # not every processor has every call
            rules.add_rule(refused, name)
    # Threads are allowed, processes are not; the newer call hides which is meant, so it is said not to exist.
    rules.add_rule(refused, "clone", seccomp.Arg(0, seccomp.MASKED_EQ, CLONE_THREAD, 0))
    rules.add_rule(seccomp.ERRNO(errno.ENOSYS), "clone3")
    rules.add_rule(refused, "prctl", seccomp.Arg(0, seccomp.EQ, PR_SET_PDEATHSIG))
    rules.add_rule(refused, "prlimit64", seccomp.Arg(0, seccomp.NE, 0))
    rules.load()
