"""The web app's server, without a browser: the way in, the pages, the error pages, the settings."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tornado.websocket import websocket_connect

from euchre_widgets.server import LessonServer
from euchre_widgets.serving import addresses
from tests.app.ask import Reply
from tests.app.stand_in import write_course
from tests.browser.harness import Server, voila

LESSON = "/voila/render/en/01_first.ipynb"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("course")
    with voila(write_course(folder), folder / "log", "--language", "") as running:
        yield running


@pytest.fixture(scope="module")
def lesson(server: Server) -> Reply:
    return Reply(server.address, LESSON, Accept_Encoding="gzip")


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "en"),
        ({"Accept_Language": "no,en;q=0.5"}, "nb"),
        ({"Accept_Language": "xx, af-ZA;q=0.8"}, "af"),
        ({"Accept_Language": "af", "Cookie": "euchre_language=nb"}, "nb"),
        ({"Cookie": "euchre_language=../../x"}, "en"),
    ],
)
@pytest.mark.parametrize("path", ["/", "/voila/tree", "/voila/tree/en"])
def test_the_way_in_leads_to_the_cover(
    server: Server, path: str, headers: dict[str, str], language: str
) -> None:
    reply = Reply(server.address, path, **headers)
    assert reply.status == 302
    assert reply.headers["Location"] == f"/voila/render/{language}/00_start.ipynb"


def test_nothing_on_a_page_asks_another_host(lesson: Reply) -> None:
    assert lesson.status == 200
    addresses = re.findall(r'(?:src|href)="([^"]+)"', lesson.text)
    assert addresses
    assert not [address for address in addresses if re.match(r"\w+:|//", address)]
    assert "mathjax" not in lesson.text.lower().replace("mathjaxconfig", "").replace("mathjaxurl", "")


def test_answers_are_compressed(server: Server, lesson: Reply) -> None:
    assert lesson.headers["Content-Encoding"] == "gzip"
    script = Reply(server.address, "/voila/static/voila.js", Accept_Encoding="gzip")
    assert script.headers["Content-Encoding"] == "gzip"


def test_a_raising_cell_shows_our_box_and_the_next_ones_run(server: Server, lesson: Reply) -> None:
    code = re.search(r"Code (EU-[0-9A-F]{4})", lesson.text)
    assert code
    assert lesson.text.index(code[1]) < lesson.text.index("after the fault")
    assert (
        "Traceback" not in lesson.text and "--debug" not in lesson.text and "ZeroDivision" not in lesson.text
    )
    log = server.log.read_text()
    assert re.search(rf"{code[1]} in cell \d+", log) and "ZeroDivisionError" in log


def test_an_error_in_a_kernel_can_be_looked_up_in_the_server_s_log(server: Server) -> None:
    page = Reply(server.address, LESSON.replace("01_first", "02_second")).text
    code = re.search(r"Code (EU-[0-9A-F]{4})", page)
    assert code and "could not be shown" in page
    log = server.log.read_text()
    assert f"{code[1]} in demo nothing of ours" in log and "KeyError" in log


def test_a_page_holds_its_parts_and_its_language(lesson: Reply) -> None:
    assert '<html lang="en"' in lesson.text
    sections = re.findall(r'<section id="(\w+)"', lesson.text)
    assert sections == ["goal", "win", "explore", "worked", "fading", "predict", "quiz", "recap"]
    assert lesson.text.count("<section") == lesson.text.count("</section>")


def test_the_first_words_do_not_wait_for_a_kernel(lesson: Reply) -> None:
    before, found, _ = lesson.text.partition('id="jupyter-config-data"')
    assert found and "You will see a page." in before and "Setting out the cards" in before


def test_the_lesson_in_another_language_says_what_is_still_english(server: Server) -> None:
    page = Reply(server.address, LESSON.replace("/en/", "/nb/")).text
    assert '<html lang="nb"' in page and 'class="prose page-note"' in page


@pytest.mark.parametrize("path", ["/nothing", "/voila/render/en/nothing.ipynb", "/voila/render/nothing"])
def test_a_wrong_address_gets_words_and_a_way_on(server: Server, path: str) -> None:
    reply = Reply(server.address, path)
    assert reply.status == 404
    assert "There is no such page" in reply.text
    assert 'href="/voila/render/en/00_start.ipynb"' in reply.text


@pytest.mark.parametrize("path", ["/voila/files/en/01_first.ipynb", "/voila/files/index.json"])
def test_sources_are_not_given_away(server: Server, lesson: Reply, path: str) -> None:
    assert Reply(server.address, path).status == 403
    assert "1 / 0" not in lesson.text


@pytest.mark.parametrize("query", ["?template=lab", "?theme=dark"])
def test_the_template_cannot_be_changed_by_an_address(server: Server, query: str) -> None:
    assert 'id="euchre-page"' in Reply(server.address, LESSON + query).text


def test_an_unknown_kernel_is_dead_and_a_page_s_kernel_is_alive(server: Server) -> None:
    state = "/euchre/kernel/00000000-0000-0000-0000-000000000000"
    assert json.loads(Reply(server.address, state).text) == {"state": "dead", "mark": ""}
    page = Reply(server.address, LESSON).text
    found = re.search(r'"kernelId": "([\w-]+)"', page)
    assert found
    alive = json.loads(Reply(server.address, f"/euchre/kernel/{found[1]}").text)
    assert alive["state"] in {"alive", "busy"} and alive["mark"]


def test_a_full_house_says_so(tmp_path: Path) -> None:
    with voila(write_course(tmp_path), tmp_path / "log", "--most", "1") as small:
        assert Reply(small.address, LESSON).status == 200
        full = Reply(small.address, LESSON)
    assert full.status == 503 and "Every place is taken" in full.text


def test_a_teacher_is_told_the_address_for_the_class(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(addresses, "in_network", lambda ip: "192.168.1.7" if ip == "0.0.0.0" else None)
    for ip in ("0.0.0.0", "127.0.0.1"):
        LessonServer(ip=ip, port=8123, browser="none").announce()
    for_class, alone = capsys.readouterr().out.split("Press Ctrl+C to stop it.\n", 1)
    assert "http://127.0.0.1:8123/" in for_class and "http://192.168.1.7:8123/" in for_class
    assert "192.168" not in alone


def test_what_costs_the_start_half_its_time_is_not_read() -> None:
    code = "import sys, euchre_widgets.server; sys.exit('lark' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    assert subprocess.run([sys.executable, "-c", code], env=environment).returncode == 0


def test_only_a_server_that_lets_others_in_has_an_address_in_the_network() -> None:
    assert addresses.in_network("127.0.0.1") is None
    assert addresses.in_network("0.0.0.0") != "127.0.0.1"


def test_a_page_that_connects_puts_nothing_of_the_library_s_on_the_terminal(
    server: Server, lesson: Reply
) -> None:
    kernel = re.search(r'"kernelId": ?"([^"]+)"', lesson.text)
    assert kernel
    address = f"{server.address.replace('http', 'ws', 1)}api/kernels/{kernel[1]}/channels"

    async def connect() -> None:
        (await websocket_connect(address)).close()

    asyncio.run(connect())
    assert "websocket_ping" not in server.log.read_text()
