"""One question to a server under test, with the answer unpacked."""

from __future__ import annotations

import gzip
import http.client
from urllib.parse import urlsplit

PATIENCE = 90


class Reply:
    """One answer: its status, headers and text."""

    def __init__(self, address: str, path: str, **headers: str) -> None:
        """``headers`` are named with an underscore for each hyphen."""
        line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
        try:
            line.request(
                "GET", path, headers={name.replace("_", "-"): text for name, text in headers.items()}
            )
            answer = line.getresponse()
            body = answer.read()
        finally:
            line.close()
        self.status, self.headers = answer.status, answer.headers
        packed = answer.headers.get("Content-Encoding") == "gzip"
        self.text = (gzip.decompress(body) if packed else body).decode()
