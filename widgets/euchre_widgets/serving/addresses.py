"""The addresses at which the app is reached: on this machine, and from others in its network."""

from __future__ import annotations

import socket

OPEN = {"", "*", "0.0.0.0", "::"}  # listens at every address of the machine
ELSEWHERE = ("10.255.255.255", 9)  # any address outside: the system says by which way it would go


def this_machine(ip: str) -> str:
    """The host to type into a browser on this machine."""
    return "127.0.0.1" if ip in OPEN else ip


def in_network(ip: str) -> str | None:
    """The host that others in the network type; None where they are not let in, or there is no network."""
    if ip not in OPEN:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # of this kind of socket it sends nothing
        except OSError:
            return None
        host = str(probe.getsockname()[0])
    return None if host.startswith(("127.", "0.")) else host
