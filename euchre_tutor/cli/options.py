"""What can be typed after euchre-tutor: the commands, their options, and the function of each."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from .. import __version__
from ..engine import PRESETS
from ..speech import LANGUAGES, say
from ..tutor.seeds import bad_seed, read_seed
from . import bids, doctor, egn, hands, lessons, rules, start
from .errors import CommandError

__all__ = ["CommandError", "build_parser", "language_asked_for"]

Command = Callable[[argparse.Namespace], int | None]


def language_asked_for(words: Sequence[str]) -> str:
    """The language after --language, before anything else is read; en where there is none."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--language", default="en")
    try:
        return str(early.parse_known_args(words)[0].language)
    except argparse.ArgumentError:
        return "en"


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line; each command leaves its function in ``do``."""
    parser = argparse.ArgumentParser(prog="euchre-tutor", description=say("Euchre, taught step by step."))
    parser.add_argument("--version", action="version", version=f"euchre-tutor {__version__}")
    commands = parser.add_subparsers(required=True, metavar=say("COMMAND"))

    def add(name: str, about: str, do: Command) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=about, description=about)
        command.set_defaults(do=do)
        command.add_argument("--language", choices=LANGUAGES, default="en", help=say("the language"))
        return command

    _served(add("app", say("open the course as a web app"), start.app))
    _served(add("lab", say("open the course's notebooks in JupyterLab"), start.lab))
    add("lessons", say("list the lessons"), lessons.show)
    _deal(add("deal", say("deal a hand and show it"), hands.deal_hand))
    _bid(add("bid", say("say what each call is worth with a hand"), bids.bid))
    _replay(add("replay", say("tell a hand or a match from its text"), hands.replay))
    rules.arguments(add("rules", say("print a game's rules, or what differs between two"), rules.show))
    egn.arguments(add("egn", say("check a file of Euchre Game Notation, or write one"), egn.convert))
    add("doctor", say("find out why something does not work"), doctor.examine)
    return parser


def _served(command: argparse.ArgumentParser) -> None:
    command.add_argument("--port", type=_port, help=say("the port to listen at (default: a free one)"))
    command.add_argument(
        "--ip", default="127.0.0.1", help=say("the address to listen at (default: this machine)")
    )
    command.add_argument("--no-browser", action="store_true", help=say("do not open a browser"))


def _deal(command: argparse.ArgumentParser) -> None:
    _game(command)
    command.add_argument("--seed", type=_seed, help=say("the number that fixes the shuffle"))
    command.add_argument("--dealer", type=int, default=0, help=say("the seat that deals, from 0 (South)"))
    command.add_argument("--text", action="store_true", help=say("write the hand as text that replay reads"))


def _bid(command: argparse.ArgumentParser) -> None:
    _game(command)
    command.add_argument("hand", nargs="+", help=say("your cards, such as: JH JD AH KH 9S AC"))
    command.add_argument("--upcard", default="", help=say("the card turned up, in a game that has one"))
    command.add_argument("--after", default="", help=say("the calls before yours, such as: PASS, BID 3"))
    command.add_argument("--seed", type=_seed, default=1, help=say("the number that fixes the sampled deals"))


def _replay(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, help=say("the file; - reads what is typed or piped in"))


def _game(command: argparse.ArgumentParser) -> None:
    about = say("a game, a file of house rules (- reads one), or a code")
    command.add_argument("--game", default="bid", help=about)
    about = say("a set of house rules that is often played")
    command.add_argument("--preset", choices=PRESETS, help=about)
    about = say("a house rule, such as: target=21")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)


def _port(text: str) -> int:
    port = int(text)
    if not 0 < port < 65536:
        raise argparse.ArgumentTypeError(say("a port is a number from 1 to 65535"))
    return port


def _seed(text: str) -> int:
    seed = read_seed(text)
    if seed is None:
        raise argparse.ArgumentTypeError(bad_seed())
    return seed
