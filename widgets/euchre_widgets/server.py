"""The web app: our own Voilà, run by ``euchre-tutor app`` or ``python -m euchre_widgets.server``."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import webbrowser
from collections.abc import Sequence
from typing import Any

from .serving import lean  # noqa: F401 - it shortens what the imports below do

# isort: split
import voila.app
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.utils import url_path_join
from tornado.ioloop import IOLoop
from tornado.web import GZipContentEncoding, StaticFileHandler
from traitlets import Integer, Unicode
from traitlets.config import Config

from euchre_tutor.speech import LANGUAGES, say, speaking

from .serving import addresses, places
from .serving.handlers import KERNEL, KernelHandler, LessonHandler, MissingHandler, WayInHandler
from .serving.kernel_log import STARTING_LINES
from .serving.settings import IDLE_MINUTES, culling, page_settings, pools

OWN_TREE = ("voila/tree", "voila/api/contents")  # Voilà's list of files: ours is the cover


class OwnKernel(KernelSpecManager):
    """Only the Python that runs the server has the course for certain, whatever kernels are installed."""

    def _kernel_dirs_default(self) -> list[str]:
        return []

    def get_kernel_spec(self, kernel_name: str) -> Any:
        """The kernel, told to log our errors to us, and nothing that is of no use to who reads them."""
        spec: Any = super().get_kernel_spec(kernel_name)
        spec.argv += ["--log-level=ERROR", f"--IPKernelApp.exec_lines={list(STARTING_LINES)!r}"]
        return spec


class LessonServer(voila.app.Voila):  # type: ignore[misc]  # Voilà comes without types
    """Voilà with our way in, our error pages, compressed answers and a word about each kernel."""

    language = Unicode("", help="Language of the cover; empty: the reader's own").tag(config=True)
    most_kernels = Integer(0, help="Kernels at once before the house is full; 0: no limit").tag(config=True)

    def setup_template_dirs(self) -> None:
        """In a checkout use the template as it stands there, not an installed copy."""
        super().setup_template_dirs()
        here = places.template()
        if here is not None:
            self.template_paths.insert(0, str(here))
            self.static_paths.insert(0, str(here / "static"))

    def init_settings(self) -> dict[str, Any]:
        """Answer in compressed form, and every unknown address with our page."""
        settings: dict[str, Any] = super().init_settings()
        settings["transforms"] = [GZipContentEncoding]
        settings["default_handler_class"] = MissingHandler
        settings["default_handler_args"] = {"voila_configuration": self.voila_configuration}
        return settings

    def init_handlers(self) -> list[Any]:
        """Our addresses before Voilà's, and none of Voilà's list of files."""
        base = self.server_url
        theirs = [self._ours(handler) for handler in super().init_handlers() if not self._is_tree(handler[0])]
        way_in = {"voila_configuration": self.voila_configuration, "language": self.language}
        ours: list[Any] = [
            (base, WayInHandler, way_in),
            (url_path_join(base, r"/voila/tree(.*)"), WayInHandler, way_in),
            (url_path_join(base, f"/euchre/kernel/{KERNEL}"), KernelHandler),
        ]
        here = places.template()
        if here is not None:
            static = url_path_join(base, f"/voila/templates/{places.TEMPLATE}/static/((?:site|look).*)")
            ours.append((static, StaticFileHandler, {"path": str(here / "static")}))
        return ours + theirs

    def _is_tree(self, address: str) -> bool:
        bare = address.removeprefix(self.server_url).lstrip("/")
        return not bare or bare.startswith(OWN_TREE)

    def _ours(self, handler: Any) -> Any:
        if "/voila/render/" not in handler[0]:
            return handler
        return handler[0], LessonHandler, handler[2] | {"most_kernels": self.most_kernels}

    def start(self) -> None:
        """Serve until stopped; the address is printed once it is known."""
        IOLoop.current().add_callback(self.announce)
        super().start()

    def announce(self) -> None:
        """Print the address, and open it in a browser if that was asked for."""
        with speaking(self.language or "en"):
            here, network = self._url(addresses.this_machine(self.ip)), addresses.in_network(self.ip)
            print(say("Euchre Tutor is at {address}", address=here), flush=True)
            if network:
                print(say("In this network it is at {address}", address=self._url(network)), flush=True)
            print(say("Press Ctrl+C to stop it."), flush=True)
        if self.browser != "none":
            webbrowser.open(self.connection_url.replace("//0.0.0.0:", "//localhost:"))


def settings(options: argparse.Namespace) -> Config:
    """Everything the server is told, from what the command line asked for."""
    language = options.language or "en"
    ours = {
        "LessonServer": {"language": options.language, "most_kernels": options.most},
        "Voila": {
            "port": options.port,
            "ip": options.ip,
            "base_url": options.base_url,
            "root_dir": str(places.notebooks()),
            "open_browser": False,
            "browser": "none" if options.no_browser else "",
            "log_level": options.log_level,
            "config_file_paths": [],  # another Voilà's settings are not for this one
        },
        "VoilaKernelManager": {"kernel_pools_config": pools(language, options.warm)},
    }
    told = Config(ours | page_settings() | culling(options.idle_minutes))
    told.VoilaConfiguration.preheat_kernel = options.warm > 0
    told.VoilaConfiguration.kernel_spec_manager_class = OwnKernel
    return told


def parser() -> argparse.ArgumentParser:
    """The command line."""
    words = argparse.ArgumentParser(
        prog="python -m euchre_widgets.server", description=say("The course as a web app")
    )
    add = words.add_argument
    add("--port", type=int, default=8866, help=say("port; another one is taken when it is in use"))
    add("--ip", default="localhost", help=say("address to listen at; 0.0.0.0 lets other computers in"))
    add("--base-url", default="/", help=say("path in front of every address, behind a proxy"))
    add("--language", choices=["", *LANGUAGES], default="", help=say("language of the cover"))
    add("--notebooks", default="", help=say("folder of notebooks to serve instead of the course's own"))
    add("--no-browser", action="store_true", help=say("do not open a browser"))
    add("--warm", type=int, default=1, help=say("kernels that stand ready for a page; for a class, its size"))
    add("--most", type=int, default=0, help=say("most kernels at once; 0 for no limit"))
    add(
        "--idle-minutes", type=float, default=IDLE_MINUTES, help=say("end a kernel without a page after this")
    )
    add(
        "--log-level",
        default="ERROR",
        choices=["DEBUG", "INFO", "WARN", "ERROR"],
        help=say("what is logged"),
    )
    return words


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve the course until it is stopped; the answer is the exit code."""
    options = parser().parse_args(arguments)
    os.environ["PYTHONPATH"] = places.python_path()
    if options.notebooks:
        os.environ[places.NAMED] = options.notebooks
    server = LessonServer.instance(config=settings(options))
    server.initialize(argv=[])
    logging.getLogger("tornado").setLevel(options.log_level)  # Voilà sets the level of its own log only
    server.start()
    return 0


if __name__ == "__main__":
    sys.exit(main())
