"""Our pages in a plain Jupyter server, set as on Binder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

from euchre_widgets.serving import places
from tests.app.ask import Reply
from tests.app.stand_in import write_course
from tests.browser import harness

ROOT = places.CHECKOUT
TOKEN = "extension-tests"
BASE = "/user/someone/"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("hub")
    write_course(folder / "notebooks")
    shutil.copytree(ROOT / "widgets/voila/euchre", folder / "data/voila/templates/euchre")
    port = harness.free_port()
    words = [sys.executable, "-m", "jupyter_server", f"--config={ROOT / 'binder/jupyter_server_config.py'}"]
    words += [f"--ServerApp.port={port}", "--ServerApp.ip=127.0.0.1", f"--ServerApp.base_url={BASE}"]
    words += [f"--ServerApp.root_dir={folder}", "--no-browser", "--allow-root"]
    environment = {
        **os.environ,
        "JUPYTER_PATH": str(folder / "data"),
        "JUPYTER_CONFIG_DIR": str(folder / "config"),
        "JUPYTER_TOKEN": TOKEN,
        "PYTHONPATH": places.python_path(),
    }
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            words, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=folder
        )
        try:
            harness._wait_until_open(port, process, folder / "log")
            yield f"http://127.0.0.1:{port}"
        finally:
            harness.stop(process)


def ask(address: str, path: str) -> Reply:
    """One page of the server, as a reader who has its token."""
    return Reply(address, BASE + path, Authorization=f"token {TOKEN}")


def test_a_lesson_is_a_page_of_ours(address: str) -> None:
    page = ask(address, "voila/render/notebooks/en/01_first.ipynb")
    assert page.status == 200
    assert 'id="euchre-page"' in page.text and f'"base": "{BASE}"' in page.text
    assert "The fault is ours, not yours." in page.text and "after the fault" in page.text
    addresses = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert not [one for one in addresses if re.match(r"\w+:|//", one)]
    kernel = re.search(r'"kernelId": "([\w-]+)"', page.text)
    assert kernel and '"mark": "' in ask(address, f"euchre/kernel/{kernel[1]}").text
    style = re.search(rf'href="{BASE}(voila/templates/euchre/static/site\.css[^"]*)"', page.text)
    assert style and ask(address, style[1]).status == 200


def test_a_wrong_address_gets_our_words(address: str) -> None:
    page = ask(address, "voila/render/notebooks/en/nothing.ipynb")
    assert page.status == 404 and "There is no such page" in page.text and "//cdn" not in page.text
