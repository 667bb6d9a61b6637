"""A real nginx with TLS in front of servers: the configuration in deploy/, with other addresses."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import trustme

from tests.server import debian
from tests.server.serving import Server

CONFIG = Path(__file__).parents[2] / "deploy" / "nginx.conf"
HOST, NAME = "127.0.0.1", "games.example"
CERTIFICATE = f"/etc/letsencrypt/live/{NAME}"
PATIENCE = 60.0
AROUND = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
{user}
events {{ worker_connections 4096; }}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/site;
}}
"""


def program(folder: Path) -> str:
    """The system's nginx; if there is none, Debian's, which is not installed: it would serve at once."""
    found = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    if found is None:
        debian.unpack("nginx", str(folder))
        found = str(folder / "usr/sbin/nginx")
    return found


class Nginx:
    """A proxy on loopback that people reach as https://games.example; without TLS, for measurements, by its address."""

    def __init__(self, folder: Path, servers: Sequence[Server], tls: bool = True) -> None:
        self.folder, self.servers, self.tls = folder, servers, tls
        self.port, self.plain = _free_port(), _free_port()
        self.authority = trustme.CA()
        self.authority.cert_pem.write_to_path(str(folder / "authority.pem"))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}" if self.tls else f"http://{HOST}:{self.port}"

    @property
    def trust(self) -> ssl.SSLContext:
        """What a client needs to believe the certificate."""
        return ssl.create_default_context(cafile=str(self.folder / "authority.pem"))

    def __enter__(self) -> Self:
        issued = self.authority.issue_cert(NAME, "localhost", HOST)
        issued.private_key_pem.write_to_path(str(self.folder / "privkey.pem"))
        for pem in issued.cert_chain_pems:
            pem.write_to_path(str(self.folder / "fullchain.pem"), append=True)
        main = self.folder / "nginx.conf"
        user = f"user {Path.home().owner()};" if Path.home().owner() == "root" else ""
        main.write_text(AROUND.format(folder=self.folder, user=user))
        (self.folder / "site").write_text(self._site())
        with tempfile.TemporaryFile() as said:
            command = [
                program(self.folder),
                "-p",
                str(self.folder),
                "-e",
                str(self.folder / "error.log"),
                "-c",
                str(main),
            ]
            self._process = subprocess.Popen(command, stderr=said, start_new_session=True)
            end = time.monotonic() + PATIENCE
            while not _listens(self.port):
                if self._process.poll() is not None or time.monotonic() > end:
                    said.seek(0)
                    raise RuntimeError(f"nginx does not start: {said.read().decode()}")
                time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)

    def _site(self) -> str:
        site = CONFIG.read_text()
        site = re.sub(r".*listen \[::\].*\n", "", site)
        site = site.replace("listen 80;", f"listen {HOST}:{self.plain};")
        if self.tls:
            site = site.replace("listen 443 ssl", f"listen {HOST}:{self.port} ssl")
        else:
            site = re.sub(r".*ssl_.*\n", "", site).replace("listen 443 ssl http2", f"listen {HOST}:{self.port}")
        site = site.replace(CERTIFICATE, str(self.folder)).replace(f"https://{NAME}$", f"{self.url}$")
        lines = "\n".join(f"    server {HOST}:{server.port} max_fails=0;" for server in self.servers)
        return re.sub(r" *server 127\.0\.0\.1:8000 .*", lines, site)


def _free_port() -> int:
    with socket.socket() as door:
        door.bind((HOST, 0))
        return int(door.getsockname()[1])


def _listens(port: int) -> bool:
    with socket.socket() as door:
        return door.connect_ex((HOST, port)) == 0
