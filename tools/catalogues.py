"""The translations' catalogues: gathered from the code, brought up to date, compiled, and checked.

``update`` gathers every literal given to say, say_count and mark, merges it into the .po file of each
language (a translation is kept, never guessed) and compiles. ``compile`` only compiles. ``check`` says
what is stale, missing, uncertain or does not fit. English is its own translation.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from euchre_tutor.speech import DOMAIN, LANGUAGES, LOCALE

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("euchre_tutor", "widgets/euchre_widgets", "widgets/voila")
KEYWORDS = {"say": None, "mark": None, "say_count": (1, 2)}
METHODS = [("**.py", "python"), ("**.j2", "jinja2")]
NOTE = "Translators:"
HEADER = f"# The sentences of {DOMAIN}, gathered by `make catalogues`."
SOURCE_LANGUAGE = "en"
NO_DATE = datetime(2026, 1, 1, tzinfo=UTC)  # the time of a compilation says nothing and differs each time
PLACE = re.compile(r"\{\w+\}")


def po_file(language: str) -> Path:
    """Where the sentences of the language stand, to be read and edited."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def gathered() -> Catalog:
    """Every sentence the code says, with the files it is said in (no line numbers: they change daily)."""
    catalog = Catalog(domain=DOMAIN, charset="utf-8", fuzzy=False)
    for source in SOURCES:
        found = extract_from_dir(ROOT / source, METHODS, keywords=KEYWORDS, comment_tags=[NOTE])
        for name, _line, sentence, comments, context in sorted(found, key=lambda row: row[:2]):
            catalog.add(sentence, None, [(f"{source}/{name}", 0)], auto_comments=comments, context=context)
    return catalog


def merged(language: str, template: Catalog) -> Catalog:
    """The language's catalogue brought up to date: new sentences empty, unused ones gone."""
    path = po_file(language)
    old = read(path, language) if path.exists() else Catalog(locale=language)
    new = Catalog(locale=language, domain=DOMAIN, charset="utf-8", fuzzy=False)
    for message in sentences(template):
        before = old.get(message.id, message.context)
        copied = new.add(message.id, translation(language, message, before), message.locations)
        copied.auto_comments = list(message.auto_comments)
        if before is not None:
            copied.flags, copied.user_comments = before.flags, before.user_comments
    return new


def translation(language: str, message: Message, before: Message | None) -> str | tuple[str, ...]:
    """What stands for the message in the language: itself, what stood there, or nothing yet."""
    empty = ("", "") if message.pluralizable else ""
    if language == SOURCE_LANGUAGE:
        return tuple(message.id) if message.pluralizable else str(message.id)
    if before is None or before.pluralizable != message.pluralizable or not before.string:
        return empty
    return tuple(before.string) if before.pluralizable else str(before.string)


def sentences(catalog: Catalog) -> Iterator[Message]:
    """The messages of a catalogue in the order of their English words, without the header."""
    return iter(sorted((message for message in catalog if message.id), key=lambda message: first(message)))


def first(message: Message) -> str:
    """The English words of a message; of a count, the words for one."""
    return str(message.id[0] if message.pluralizable else message.id)


def read(path: Path, language: str) -> Catalog:
    """The catalogue in a .po file; ValueError where the file is no such thing."""
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN, abort_invalid=True)


def po_text(language: str, catalog: Catalog) -> str:
    """The .po file's text: no dates and no names, so that it changes only when a sentence does."""
    out = io.BytesIO()
    write_po(out, catalog, width=100, omit_header=True, include_lineno=False, sort_output=True)
    plural = f'"Plural-Forms: {catalog.plural_forms}\\n"'
    kind = '"Content-Type: text/plain; charset=utf-8\\n"'
    head = [HEADER, 'msgid ""', 'msgstr ""', f'"Language: {language}\\n"', kind, plural, "", ""]
    return "\n".join(head) + out.getvalue().decode("utf-8").rstrip() + "\n"


def mo_bytes(language: str) -> bytes:
    """What the .po file of the language compiles to: the same bytes on every machine."""
    source = read(po_file(language), language)
    catalog = Catalog(locale=language, domain=DOMAIN, charset="utf-8", fuzzy=False)
    catalog.creation_date = catalog.revision_date = NO_DATE
    for message in sentences(source):
        if not message.fuzzy and all(forms(message)):
            catalog.add(message.id, message.string, context=message.context)
    out = io.BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def forms(message: Message) -> tuple[str, ...]:
    """Every form of the translation: one, or as many as the language's counts have."""
    string = message.string or ""
    return (string,) if isinstance(string, str) else tuple(string)


def faults(message: Message) -> Iterator[str]:
    """What is wrong with one translated message: empty, uncertain, or other places than the English."""
    strings = forms(message)
    if not strings or not all(strings):
        yield f"not translated: {first(message)!r}"
        return
    if message.fuzzy:
        yield f"uncertain: {first(message)!r}"
    english = places(message.id[-1] if message.pluralizable else message.id)
    for string in strings:
        if places(string) != english:
            yield f"other places than {sorted(english)}: {string!r}"


def places(string: object) -> set[str]:
    """The places to be filled in; a form of a count may leave its number out."""
    return set(PLACE.findall(str(string))) - {"{n}"}


def complaints(language: str, template: Catalog) -> Iterator[str]:
    """What is wrong with the files of one language."""
    path = po_file(language)
    name = f"{language}/{path.name}"
    if not path.exists():
        yield f"{name}: missing"
        return
    if path.read_text(encoding="utf-8") != po_text(language, merged(language, template)):
        yield f"{name}: not what the code says now; run `make catalogues`"
    yield from (
        f"{name}: {fault}" for message in sentences(read(path, language)) for fault in faults(message)
    )
    compiled = path.with_suffix(".mo")
    if not compiled.exists() or compiled.read_bytes() != mo_bytes(language):
        yield f"{name}: the compiled file is not what it gives; run `make catalogues`"


def update() -> int:
    """Bring every language's files up to date with the code; says what waits for a translator."""
    template = gathered()
    for language in LANGUAGES:
        path = po_file(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        catalog = merged(language, template)
        put(path, po_text(language, catalog).encode())
        waiting = sum(1 for message in sentences(catalog) if any(faults(message)))
        print(f"{language}: {len(list(sentences(catalog)))} sentences, {waiting} to be done")
    return compile_all()


def compile_all() -> int:
    """Compile the catalogue of every language."""
    for language in LANGUAGES:
        put(po_file(language).with_suffix(".mo"), mo_bytes(language))
    return 0


def put(path: Path, content: bytes) -> None:
    """Write the file in one step: whoever reads it meanwhile finds the old one whole, or the new one."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def check() -> int:
    """Print every complaint; the answer is the exit code."""
    template = gathered()
    found = [words for language in LANGUAGES for words in complaints(language, template)]
    print("\n".join(found) or f"the catalogues of {', '.join(LANGUAGES)} are complete")
    return 1 if found else 0


def main(arguments: list[str]) -> int:
    """Run update, compile or check; the answer is the exit code."""
    commands = {"update": update, "compile": compile_all, "check": check}
    if len(arguments) != 1 or arguments[0] not in commands:
        print(f"usage: python -m tools.catalogues {'|'.join(commands)}", file=sys.stderr)
        return 2
    return commands[arguments[0]]()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
