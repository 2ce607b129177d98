"""One table: which address is for whom. What has no line here is for nobody.

To add one: write the route's endpoint into the line of the roles it is for. `at` names the argument of the
address that is a table or a hand, so that dealers and tablets reach their own only; a line with a star covers
the looking (GET) of a whole blueprint. A test asks every route in every role and names those without a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dealer_assist.store.people.models import DEALER, DIRECTOR, FLOOR, VIEWER
from dealer_assist.web.auth.roles import NOBODY, TABLET

ANYONE = frozenset({NOBODY, TABLET, VIEWER, DEALER, FLOOR, DIRECTOR})
LOOKING = frozenset({TABLET, VIEWER, DEALER, FLOOR, DIRECTOR})     # a tablet shows its table to anybody
STAFF = frozenset({DEALER, FLOOR, DIRECTOR})                       # a dealer at his own tables only, see `at`
CHIEFS = frozenset({FLOOR, DIRECTOR})
OFFICE = frozenset({VIEWER, FLOOR, DIRECTOR})                      # the room as a whole, to be looked at
DIRECTORS = frozenset({DIRECTOR})


class Right(NamedTuple):
    """Who may, which argument of the address says where, and whether a dealer may on an open hand only."""

    roles: frozenset[str]
    at: str | None = None
    unfinished: bool = False


class Line(NamedTuple):
    """Endpoints that are for the same people."""

    endpoints: str
    roles: frozenset[str]
    at: str | None = None
    unfinished: bool = False


LINES = (
    # -- rules, tools and everything that keeps nothing
    Line("static whole newest engine openapi.spec rulebook.* tools.* install.* house.book", ANYONE),
    Line("api.odd_chip api.pot_limit api.side_pots", ANYONE),
    Line("table.demo table.demo_steps", ANYONE),
    Line("api.judge api.options api.advise api.health api.docs", ANYONE),
    Line("api.list_games api.get_game api.tell_game", ANYONE),
    Line("api.list_house_rules api.get_killer_cards api.get_lowball_number api.list_lowball_numbers", ANYONE),
    Line("api.get_procedure api.list_procedures api.get_scale api.list_scales api.list_words", ANYONE),
    # -- coming in and going out; these check for themselves what they are sent
    Line("sign_in.ask sign_in.enter sign_in.leave api.who api.sign_out api.dealer_signs_in", ANYONE),
    Line("setup_link.where setup_link.show setup_link.use", ANYONE),
    # -- displays: whoever has the link; the floor makes it
    Line("displays.show displays.state displays.code", ANYONE),
    Line("displays.room displays.add_room displays.table displays.add displays.seats", CHIEFS),
    Line("displays.revoke", CHIEFS),
    # -- files
    Line("exchange.index exchange.export exchange.export_hands", CHIEFS),
    Line("exchange.hand_file", LOOKING, "hand"),
    Line("exchange.imports exchange.take_in exchange.show_import", CHIEFS),
    Line("exchange.import_state exchange.cancel_import", CHIEFS),
    # -- reviews; a viewer sees finished hands only, the pages themselves look to that
    Line("review.show review.steps review.sheet review.pdf", OFFICE, "hand"),
    Line("review.remark review.dispute_packet", CHIEFS, "hand"),
    Line("review.session review.session_hands", OFFICE, "number"),
    # -- finding hands; a viewer finds finished ones only. Whoever may look may keep searches and playlists
    Line("api.find_hands finding.find finding.save_search finding.remove_search", OFFICE),
    Line("finding.all_lists finding.make_list finding.show_list finding.change_list", OFFICE),
    Line("finding.add_hands finding.remove_list", OFFICE),
    # -- whoever runs the server
    Line("metrics.show health.show", CHIEFS),
    # -- looking
    Line("table.index api.list_tables own_games.*", LOOKING),
    Line("table.show table.seats", LOOKING, "number"),
    Line("api.get_table api.list_hands api.table_events", LOOKING, "table"),
    Line("api.say_unsent", STAFF | {TABLET}, "table"),
    Line("api.all_events api.presence", OFFICE),
    Line("api.get_hand api.get_log api.verify_hand api.get_phh", LOOKING, "hand"),
    # -- events: the clock is for everybody; who acts is of the floor, who opens one and pays is the director
    Line("events.clock events.clock_state", ANYONE),
    Line("events.at_table", LOOKING, "number"),
    Line("api.tell_event_move", STAFF | {TABLET}, "table"),
    Line("events.index events.desk events.players events.structure events.money events.record", CHIEFS),
    Line("events.slips events.sheet events.packet events.act", CHIEFS),
    Line("api.list_events api.get_event api.list_acts api.add_act api.verify_event", CHIEFS),
    Line("events.create events.copy events.archive api.add_event", DIRECTORS),
    # -- dealing
    Line("api.start_hand api.take_seat api.leave_seat api.change_table", STAFF, "table"),
    Line("api.set_bomb_pots api.end_bomb_pots", STAFF, "table"),
    Line("api.act api.undo api.redo api.repair_hand api.advise_hand", STAFF, "hand"),
    Line("api.make_void", STAFF, "hand", unfinished=True),
    Line("table.save_seats table.settings table.save_settings", STAFF, "number"),
    # -- the floor is called, and comes
    Line("api.call_floor api.tell_why api.withdraw_call", STAFF | {TABLET}, "hand"),
    Line("api.table_call", LOOKING, "table"),
    Line("floor.wall floor.wall_tables floor.call_list api.list_calls", OFFICE),
    Line("floor.hub floor.call_page floor.show_ledger floor.ledger_slip api.get_ledger", CHIEFS),
    Line("api.get_call api.take_call api.call_moment api.rule_on_call", CHIEFS),
    # -- putting things right afterwards
    Line("api.tell_event", STAFF, "hand"),
    Line("api.expected_stacks api.count_chips api.get_count", STAFF, "table"),
    Line("correcting.count_page", STAFF, "table"),
    Line("correcting.index", CHIEFS),
    Line("api.list_corrections correcting.correct_page", CHIEFS, "hand"),
    Line("api.try_correction", CHIEFS, "hand"),
    Line("api.correct_hand", DIRECTORS, "hand"),
    Line("api.award_carried", CHIEFS, "table"),
    Line("api.settle_count api.list_drafts api.begin_draft api.get_draft", CHIEFS, "table"),
    Line("api.write_draft api.finish_draft", CHIEFS, "table"),
    Line("correcting.reconstruct_page correcting.draft_page", CHIEFS, "table"),
    # -- the floor
    Line("new_table.ask new_table.create table.try_it api.add_table api.pair_tablet", CHIEFS),
    Line("house.show house.save", CHIEFS, "number"),
    Line("people.dealers", CHIEFS),
    # -- the director
    Line("own_games.upload own_games.composed", DIRECTORS),
    Line("people.index people.add people.show people.change people.reset people.deactivate", DIRECTORS),
    Line("people.activate people.revoke people.room people.refused", DIRECTORS),
)


def right_of(endpoint: str, method: str) -> Right | None:
    """Who may ask this; None for nobody."""
    found = RIGHTS.get(endpoint)
    if found is None and method in ("GET", "HEAD", "OPTIONS"):
        found = RIGHTS.get(endpoint.rpartition(".")[0] + ".*")
    return found


def _read() -> Iterator[tuple[str, Right]]:
    for line in LINES:
        right = Right(line.roles, line.at, line.unfinished)
        yield from ((endpoint, right) for endpoint in line.endpoints.split())


RIGHTS: dict[str, Right] = dict(_read())
