"""One word for a thing, in each language the one that its dealers say; and one way to speak to them."""

from __future__ import annotations

import re

import pytest

from dealer_assist import texts
from dealer_assist.texts import fluent

# by language: what the English calls a thing, and how a text that speaks of it says so
TERMS = {
    "es": {
        r"antes?": r"\bantes?\b", r"side pots?": r"\bbotes? lateral(?:es)?\b", r"straddles?": r"straddle",
        r"hole cards?": r"tapada|propia", r"up cards?": r"descubierta", r"rake": r"comisión",
        r"button": r"botón|button", r"raises?": r"sub|raise", r"burns?|burned": r"qu[eé]m",
        r"scoops?": r"scoop", r"boards?": r"board|a la vista", r"misdeals?": r"reparto nulo",
        r"bount(?:y|ies)": r"bount", r"penalt(?:y|ies)": r"penaliza", r"odd chips?": r"impar|suelta|sobra",
        r"floor": r"floor", r"levels?": r"nivel|\blevels\b", r"records?": r"registro|anotad",
        r"(?:chip )?races?|raced(?: off)?": r"carrera", r"hand for hand": r"mano por mano",
        r"equity": r"equity", r"directors?": r"director", r"community cards?": r"cartas? com[uú]n",
    },
    "de": {
        r"pots?": r"pot", r"side pots?": r"side[ -]pot", r"bring-in": r"bring-in", r"antes?": r"ante",
        r"blinds?": r"blind", r"button": r"button", r"muck": r"muck", r"folds?": r"fold", r"floor": r"floor",
        r"stacks?": r"stack", r"hole cards?": r"hole|eigene", r"up cards?": r"offene", r"rake": r"rake",
        r"straddles?": r"stradd", r"showdown": r"showdown", r"kickers?": r"kicker",
        r"streets?": r"street|runde", r"boards?": r"board|offen", r"misdeals?": r"misdeal",
        r"bount(?:y|ies)": r"bount", r"main pots?": r"main pot|\bmain\b", r"lammers?": r"lammer",
        r"stub": r"stapel", r"penalt(?:y|ies)": r"strafe", r"odd chips?": r"odd chip|überzählig|übrig",
        r"records?": r"aufzeichnung|aufgezeichnet", r"corrections?|corrected": r"berichtig",
        r"burn cards?": r"brennkarte", r"directors?": r"leitung", r"qualifiers?": r"qualifier",
        r"(?:chip )?races?|raced(?: off)?": r"chip-race",
    },
}
# words that some room says for a thing which has another one here
RIVALS = {
    "es": r"botes? secundarios?|enfrentamiento|apertura obligada|apuesta obligada|\bdealers?\b(?!-assist|'s)"
          r"|abre obligad|\bsupervisor|jefe de sala|mano nula|mal reparto|recompensa|ciega chica|\bexpuesta"
          r"|\b(?:el|del|un|sin|al) bajo\b|\bdos bajos|\b(?:el|del) alto, |alto-bajo|\beventos?\b"
          r"|\bsanci[oó]n|mezcl|\bfondo\b|\bequidad|comunitaria"
          r"|\b(?:a|en|juegos?) (?:no-)?limit\b|\bcorri[oó]\b|correr dos|\bflights?\b|\b(?:el|un) mix\b"
          r"|\bentradas? (?:anterior|en vigor|sellada|que la|\{)|tras la entrada"
          r"|^no abre$|^vueltas: ",
    "de": r"nebenpot|ungerade[rn]? chips?|\bgeber\b|croupier"
          r"|(?:dritte|vierte|fünfte|sechste|siebte)n? straße|side-pot|main-pot|türkarte|verbrannt|geburnt"
          r"|(?<!check-)\braisen\b|\bbetten\b|\bgepasst|\bskala\b|setzweise|sevens rule"
          r"|\b(?:den|der|eine) ante\b|protokoll|korrig|korrektur|\beink[aä]uf|storn|mindesth[aä]nd"
          r"|board-karte|\bmischung|\bsieger|\beingaben?\b|turnierleitung|\bevents?\b"
          r"|\bkomplett auf\b|\brest muck\b|\balle (?:call|check|fold)\b|^(?:lebt|muss zeigen)$",
}
# what is said to somebody one does not know; a room is on first-name terms
DISTANT = {
    "es": r"\b(?:[Uu]sted(?:es)?|[Mm]arque|Escriba|Elija|Pruebe|Espere|Abra|Toque|Cuente|Llame|Pregunte"
          r"|Guarde|Haga|Busque|Diga|Envíe|Mire|Entre con|Entre en|Deje|Revise|Avise|Quite|Anote|anote"
          r"|Imprima|hágale|Arregle|Elíja|Elíjalo|guárdelo|envíe(?:lo|la)|Inicie|Iníciel[oa]|Confíe|Configure|Arranque"
          r"|Ejecute|actúe ahora|Responda|cámbiel[oa]|Seguid|Jugad|Repartid"
          r"|[Gg]uárdel[oa]|Descomprima|envíe|había elegido)\b",
    "de": r"\b[a-zäöüß]+(?:en|ern|eln) Sie\b|\bIhre? (?:PIN|Passwort|Name)\b"
          r"|\b(?:Sagt|Gebt|Nehmt|Seht|Teilt|Spielt weiter|Löst)\b"
          r"|\bsind Sie\b|\bSie (?:sind|haben)\b",
}
TYPED = ("seek-", "sheet-", "game-word-")       # what somebody may type: every word for it


def prose(source: str) -> str:
    """A text without its gaps and choices' names: what is read of it."""
    parts = fluent.walk(fluent.pattern(source))
    return " ".join(part for part in parts if isinstance(part, str))


def spoken(language: str) -> dict[str, str]:
    """What is read of each message."""
    messages = texts._catalogue(language).items()
    return {key: prose(source) for key, source in messages if not key.startswith(TYPED)}


@pytest.mark.parametrize(("language", "english", "words"), [
    (language, english, words) for language, terms in TERMS.items() for english, words in terms.items()
])
def test_a_thing_has_one_word(language: str, english: str, words: str):
    called = re.compile(rf"(?<![-\w])(?:{english})(?![-\w])", re.IGNORECASE)
    of_it = [key for key, text in spoken("en").items() if called.search(text)]
    theirs = spoken(language)
    assert {key: theirs[key] for key in of_it if not re.search(words, theirs[key], re.I)} == {}


@pytest.mark.parametrize("language", RIVALS)
def test_no_second_word_for_it(language: str):
    rival = re.compile(RIVALS[language], re.IGNORECASE)
    assert {key: text for key, text in spoken(language).items() if rival.search(text)} == {}


@pytest.mark.parametrize("language", DISTANT)
def test_everybody_is_spoken_to_as_a_colleague(language: str):
    assert {key: text for key, text in spoken(language).items() if re.search(DISTANT[language], text)} == {}
