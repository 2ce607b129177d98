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


class RightsLine(NamedTuple):
    """Endpoints that are for the same people."""

    endpoints: str
    roles: frozenset[str]
    at: str | None = None
    unfinished: bool = False


LINES = (
    # -- rules, tools and everything that keeps nothing
    RightsLine("static whole newest engine openapi.spec rulebook.* tools.* install.* house.book", ANYONE),
    RightsLine("site.*", ANYONE),
    RightsLine("api.odd_chip api.pot_limit api.side_pots", ANYONE),
    RightsLine("table.demo table.demo_steps", ANYONE),
    RightsLine("api.judge api.options api.advise api.health api.docs", ANYONE),
    RightsLine("api.list_games api.get_game api.tell_game", ANYONE),
    RightsLine("api.list_house_rules api.get_killer_cards api.get_lowball_number api.list_lowball_numbers",
               ANYONE),
    RightsLine("api.get_procedure api.list_procedures api.get_scale api.list_scales api.list_words", ANYONE),
    # -- coming in and going out; these check for themselves what they are sent
    RightsLine("sign_in.ask sign_in.enter sign_in.leave api.who api.sign_out api.dealer_signs_in", ANYONE),
    RightsLine("setup_link.where setup_link.show setup_link.use", ANYONE),
    # -- displays: whoever has the link; the floor makes it
    RightsLine("displays.show displays.state displays.code", ANYONE),
    RightsLine("displays.room displays.add_room displays.table displays.add displays.seats", CHIEFS),
    RightsLine("displays.revoke", CHIEFS),
    # -- files
    RightsLine("exchange.index exchange.export exchange.export_hands", CHIEFS),
    RightsLine("exchange.hand_file", LOOKING, "hand"),
    RightsLine("exchange.imports exchange.take_in exchange.show_import", CHIEFS),
    RightsLine("exchange.import_state exchange.cancel_import", CHIEFS),
    # -- reviews; a viewer sees finished hands only, the pages themselves look to that
    RightsLine("review.show review.steps review.sheet review.pdf", OFFICE, "hand"),
    RightsLine("review.remark review.dispute_packet", CHIEFS, "hand"),
    RightsLine("review.session review.session_hands", OFFICE, "number"),
    # -- finding hands; a viewer finds finished ones only. Whoever may look may keep searches and playlists
    RightsLine("api.find_hands finding.find finding.save_search finding.remove_search", OFFICE),
    RightsLine("finding.all_lists finding.make_list finding.show_list finding.change_list", OFFICE),
    RightsLine("finding.add_hands finding.remove_list", OFFICE),
    # -- whoever runs the server
    RightsLine("metrics.show health.show", CHIEFS),
    # -- looking
    RightsLine("table.index api.list_tables own_games.*", LOOKING),
    RightsLine("table.show table.seats", LOOKING, "number"),
    RightsLine("api.get_table api.list_hands api.table_events", LOOKING, "table"),
    RightsLine("api.say_unsent", STAFF | {TABLET}, "table"),
    RightsLine("api.all_events api.presence", OFFICE),
    RightsLine("api.get_hand api.get_log api.verify_hand api.get_phh", LOOKING, "hand"),
    # -- events: the clock is for everybody; who acts is of the floor, who opens one and pays is the director
    RightsLine("events.clock events.clock_state", ANYONE),
    RightsLine("events.at_table", LOOKING, "number"),
    RightsLine("api.tell_event_move", STAFF | {TABLET}, "table"),
    RightsLine("events.index events.desk events.players events.structure events.money events.record", CHIEFS),
    RightsLine("events.slips events.receipts events.sheet events.packet events.act", CHIEFS),
    RightsLine("api.list_events api.get_event api.list_acts api.add_act api.verify_event", CHIEFS),
    RightsLine("events.create events.copy events.archive api.add_event", DIRECTORS),
    # -- dealing
    RightsLine("api.start_hand api.take_seat api.leave_seat api.change_table", STAFF, "table"),
    RightsLine("api.set_bomb_pots api.end_bomb_pots", STAFF, "table"),
    RightsLine("api.act api.undo api.redo api.repair_hand api.advise_hand", STAFF, "hand"),
    RightsLine("api.make_void", STAFF, "hand", unfinished=True),
    RightsLine("table.save_seats table.settings table.save_settings", STAFF, "number"),
    # -- the floor is called, and comes
    RightsLine("api.call_floor api.tell_why api.withdraw_call", STAFF | {TABLET}, "hand"),
    RightsLine("api.table_call", LOOKING, "table"),
    RightsLine("floor.wall floor.wall_tables floor.call_list api.list_calls", OFFICE),
    RightsLine("floor.hub floor.call_page floor.show_ledger floor.ledger_slip api.get_ledger", CHIEFS),
    RightsLine("api.get_call api.take_call api.call_moment api.rule_on_call", CHIEFS),
    # -- putting things right afterwards
    RightsLine("api.tell_event", STAFF, "hand"),
    RightsLine("api.expected_stacks api.count_chips api.get_count", STAFF, "table"),
    RightsLine("correcting.count_page", STAFF, "table"),
    RightsLine("correcting.index", CHIEFS),
    RightsLine("api.list_corrections correcting.correct_page", CHIEFS, "hand"),
    RightsLine("api.try_correction", CHIEFS, "hand"),
    RightsLine("api.correct_hand", DIRECTORS, "hand"),
    RightsLine("api.award_carried", CHIEFS, "table"),
    RightsLine("api.settle_count api.list_drafts api.begin_draft api.get_draft", CHIEFS, "table"),
    RightsLine("api.write_draft api.finish_draft", CHIEFS, "table"),
    RightsLine("correcting.reconstruct_page correcting.draft_page", CHIEFS, "table"),
    # -- the floor
    RightsLine("new_table.ask new_table.create table.try_it api.add_table api.pair_tablet", CHIEFS),
    RightsLine("house.show house.save", CHIEFS, "number"),
    RightsLine("people.dealers", CHIEFS),
    # -- the director
    RightsLine("own_games.upload own_games.composed", DIRECTORS),
    RightsLine("people.index people.add people.show people.change people.reset people.deactivate", DIRECTORS),
    RightsLine("people.activate people.revoke people.room people.refused", DIRECTORS),
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
