// Which games a table's bomb pots can be, and what their antes are counted in.

// What the next hand is played for; in a dealer's choice nobody has said it, and the mix's own stakes count.
const coming = (table) => {
  const { now, stakes = {} } = table.mix || {};
  return { ...table, ...(now || (table.mix ? stakes["big-bet"] || stakes.limit : null)) };
};
export const unit = (table) => {
  const now = coming(table);
  return (now.blinds || []).at(-1) || now.big_bet || now.small_bet || now.ante || table.chip;
};
// A bomb pot takes the place of blinds: at stud it is another game's.
const fromBlinds = (games, id) => games.find((game) => game.id === id)?.blinds !== false;
export const asTheTable = (games, table) =>
  Boolean(table.mix?.chooses) || fromBlinds(games, coming(table).game);

// What a bomb pot is played as until somebody says it: as the plan has it, as the table plays, or on two boards.
export function gameOfPlan(games, table, usual) {
  const { game: planned, betting } = table.bomb_pots || {};
  const game = planned || (asTheTable(games, table) ? "" : boardsOf(games)[0] || "");
  return { game, betting: game ? betting || usual : "" };
}

export const boardsOf = (games) =>
  ["double-board-omaha", "double-board-holdem"].filter((id) => games.some((game) => game.id === id));
