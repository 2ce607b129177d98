"""In which language a page or an answer is spoken: the tablet's choice, at first what its browser asks for.

A page that found a language keeps it as the tablet's choice. An answer of the API is English unless a
tablet chose: the contract's documents are the same for every program, whatever headers it sends. A refusal is
for whoever reads it, and is spoken as `Accept-Language` asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from flask import Flask, Response, has_request_context, request, url_for
from flask.json.provider import DefaultJSONProvider
from jinja2 import pass_eval_context
from jinja2.filters import sync_do_join as do_join
from jinja2.nodes import EvalContext
from markupsafe import Markup, escape
from werkzeug.wrappers import Request

from dealer_assist.errors import Refusal
from dealer_assist.texts import ENGLISH, figure, languages, say, speak
from dealer_assist.texts.numbers import marks
from dealer_assist.web.shell.assets import YEAR

COOKIE = "lang"
SPOKEN = "dealer_assist.spoken"     # where a request keeps what was read
PLAIN = (str, Markup, int)      # nothing in it is to be spoken


class Speaking(DefaultJSONProvider):
    """Answers keep the order of the contract's keys, and speak the language of the request."""

    sort_keys = False

    def dumps(self, obj: Any, **kwargs: Any) -> str:
        """JSON of `obj`; what was said is spoken."""
        return super().dumps(speak(obj, language()), **kwargs)


def language() -> str:
    """The language of this request."""
    if not has_request_context():
        return ENGLISH
    if request.path.startswith("/api/"):
        return _chosen(request) or ENGLISH
    return of_the_reader()


def of_the_reader() -> str:
    """The tablet's choice, else what the request asks for by `Accept-Language`, else English."""
    return read_in(request)


def read_in(asked: Request) -> str:
    """The same of any request, also of one that no view will see; read once: a page asks at every word."""
    spoken: str | None = asked.environ.get(SPOKEN)
    if spoken is None:
        spoken = _chosen(asked) or asked.accept_languages.best_match(languages()) or ENGLISH
        asked.environ[SPOKEN] = spoken
    return spoken


def refused(refusal: Refusal) -> dict[str, Any]:
    """The document of a refusal, spoken to the reader."""
    document: dict[str, Any] = speak(refusal.document(), of_the_reader())
    return document


def _chosen(asked: Request) -> str | None:
    chosen = asked.cookies.get(COOKIE)
    return chosen if chosen in languages() else None


def _keep_choice(response: Response) -> Response:
    """What a page was spoken in, its own requests are answered in."""
    if response.mimetype == "text/html" and COOKIE not in request.cookies and language() != ENGLISH:
        response.set_cookie(COOKIE, language(), max_age=YEAR, samesite="Lax")
    return response


def attach(app: Flask) -> None:
    """`t("key", …)` and `language` in every template; what was said is spoken there, and in JSON."""
    app.json = Speaking(app)
    app.after_request(_keep_choice)
    app.jinja_options = {**app.jinja_options, "finalize": _spoken}
    app.add_template_filter(_join, "join")
    app.add_template_filter(figure, "amount")
    app.add_template_global(lambda: marks(language()), "number_marks")

    @app.context_processor
    def words() -> dict[str, Any]:
        spoken = language()
        return {
            "language": spoken, "words": lambda desk: url_for("words", desk=desk, language=spoken),
            "languages": [(one, str(speak(say("meta.name"), one))) for one in languages()],
            "t": lambda key, /, **args: as_html(key, args, spoken),
        }


def _spoken(value: Any) -> Any:
    """What a template writes; most of it is plain, and the language need not be looked up for it."""
    return value if type(value) in PLAIN else speak(value, language())


@pass_eval_context
def _join(context: EvalContext, pieces: Iterable[Any], between: str = "") -> str:
    """Jinja's own filter, of pieces that are spoken first: once in a row they are text without a key."""
    return do_join(context, [speak(piece, language()) for piece in pieces], between)


def as_html(key: str, args: Mapping[str, Any], spoken: str) -> Markup:
    """A text as HTML: HTML in a gap stays HTML, all else is escaped.

    An apostrophe of the text stays as it is: it ends nothing in our pages, whose attributes stand in double
    quotes.
    """
    html = {name: escape(speak(arg, spoken)) for name, arg in args.items() if isinstance(arg, str)}
    plain = speak(say(key, **{**args, **{name: f"\0{name}\0" for name in html}}), spoken)
    text = str(escape(plain)).replace("&#39;", "'")
    for name, arg in html.items():
        text = text.replace(f"\0{name}\0", arg)
    return Markup(text)
