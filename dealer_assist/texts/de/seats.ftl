### Wer Karten bekommt, wer wartet, und was nachgesetzt wird.

## arrival

arrival-big-blind = Sitz { $seat } ist der Big Blind: Karten geben.
arrival-between-small = Sitz { $seat } sitzt zwischen Button und Small Blind: wartet eine Hand.
arrival-between-big = Sitz { $seat } sitzt zwischen Button und Big Blind: wartet, bis der Button vorbei ist.
arrival-nothing-extra = Sitz { $seat } Karten geben; nichts wird zusätzlich gesetzt.
arrival-posts-live = Sitz { $seat } setzt { $chips }, live, und bekommt Karten.
arrival-owes-nothing = Sitz { $seat } Karten geben; nichts ist mehr offen.
arrival-posts = Sitz { $seat } setzt { $posts } und bekommt Karten.
arrival-live = { $chips } live
arrival-dead = { $chips } tot
arrival-nothing = nichts
arrival-waits = Sitz { $seat } wartet auf den Big Blind.

## void

void-prompt = Diese Hand ist annulliert; jeder Chip geht dorthin zurück, wo er war.
