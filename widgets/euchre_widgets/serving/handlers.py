"""The pages and answers that are ours: the way in, the lessons, error pages, and how a kernel is."""

from __future__ import annotations

import json
import zlib
from typing import Any

from jupyter_core.utils import ensure_async
from jupyter_server.base.handlers import APIHandler
from tornado import web
from voila.handler import BaseVoilaHandler
from voila.tornado.handler import TornadoVoilaHandler

from euchre_tutor.speech import LANGUAGES

from . import places
from .faults import LOG, code_of
from .words import page_words

COOKIE = "euchre_language"
KERNEL = r"(?P<kernel_id>[\w-]+)"
NEAR = {"no": "nb", "nn": "nb"}  # languages whose readers understand one of ours


class PageHandler(BaseVoilaHandler):  # type: ignore[misc]  # Voilà comes without types
    """A page of ours: errors become our own page, with a code that the log explains."""

    fault_code = ""

    def log_exception(self, typ: Any, value: Any, tb: Any) -> None:
        """Log an error of ours under the code that the page shows."""
        if not isinstance(value, web.HTTPError) or value.status_code >= 500:
            self.fault_code = code_of(f"{type(value).__name__} {value} {self.request.path}")
            LOG.error("%s for %s", self.fault_code, self.request.path, exc_info=(typ, value, tb))

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """The error page in the reader's language, with a way on."""
        language = language_of(self.request.path) or preferred(self)
        names = {404: "missing", 503: "full"}
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        page = self.render_template(
            "error.html",
            kind=names.get(status_code, "error"),
            code=self.fault_code,
            language=language,
            words=page_words()[language],
            stamp=places.stamp(),
            cover=f"{self.base_url}voila/render/{language}/{places.COVER}",
        )
        self.finish(page)


class WayInHandler(PageHandler):
    """The bare address, and every address of Voilà's own list of files: on to the cover."""

    def initialize(self, **kwargs: Any) -> None:
        """Take the language that was asked for on the command line, if any."""
        self.fixed = kwargs.pop("language", "")
        super().initialize(**kwargs)

    @web.authenticated
    def get(self, _path: str = "") -> None:
        """Go to the cover in the language of the command line, the last choice, or the browser."""
        self.redirect(f"{self.base_url}voila/render/{self.fixed or preferred(self)}/{places.COVER}")


class LessonHandler(PageHandler, TornadoVoilaHandler):  # type: ignore[misc]  # Voilà comes without types
    """A notebook as a page, unless the house is full."""

    def initialize(self, **kwargs: Any) -> None:
        """Take the greatest number of kernels; 0 stands for no limit."""
        self.most_kernels = kwargs.pop("most_kernels", 0)
        TornadoVoilaHandler.initialize(self, **kwargs)

    @web.authenticated
    async def get(self, path: str | None = None) -> None:
        """The page, streamed while its kernel works."""
        if not str(path).endswith(".ipynb"):
            raise web.HTTPError(404)
        _ = self.xsrf_token  # sets the cookie by which the page may end its kernel when it is left
        if self.most_kernels and len(self.kernel_manager.list_kernel_ids()) >= self.most_kernels:
            raise web.HTTPError(503)
        await TornadoVoilaHandler.get(self, path=path)


class MissingHandler(PageHandler):
    """Any other address."""

    async def prepare(self) -> None:
        """There is no such page."""
        await super().prepare()
        raise web.HTTPError(404)


class KernelHandler(APIHandler):
    """How a page's kernel is: asked every few seconds by the page."""

    @web.authenticated
    async def get(self, kernel_id: str) -> None:
        """alive, busy or dead, and a mark that changes when the kernel was restarted under the page."""
        self.set_header("Cache-Control", "no-store")
        self.finish(json.dumps(await kernel_state(self.kernel_manager, kernel_id)))


async def kernel_state(manager: Any, kernel_id: str) -> dict[str, str]:
    """``state``: alive, busy or dead; ``mark``: the same as long as it is the same process."""
    if kernel_id not in manager:
        return {"state": "dead", "mark": ""}
    kernel = manager.get_kernel(kernel_id)
    if not await ensure_async(kernel.is_alive()):
        return {"state": "dead", "mark": ""}
    busy = getattr(kernel, "execution_state", "") == "busy"
    process = getattr(kernel.provisioner, "pid", None)
    mark = f"{zlib.crc32(f'{kernel_id} {process}'.encode()):08x}"
    return {"state": "busy" if busy else "alive", "mark": mark}


def language_of(path: str) -> str:
    """The language that a page's address names, or nothing."""
    return next((part for part in path.split("/") if part in LANGUAGES), "")


def preferred(handler: PageHandler) -> str:
    """The language chosen last, else the first of the browser's that we have, else English."""
    chosen = handler.get_cookie(COOKIE, "")
    if chosen in LANGUAGES:
        return str(chosen)
    header = handler.request.headers.get("Accept-Language", "")
    wanted = (part.split(";")[0].split("-")[0].strip().lower() for part in header.split(","))
    return next((code for code in (NEAR.get(one, one) for one in wanted) if code in LANGUAGES), "en")
