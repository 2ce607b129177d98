### Pots that nobody showed a hand for.

thrown-in-main = Main pot: every hand in it was thrown in; seat { $seat }, the last, takes it unseen.
thrown-in-side = Side pot: every hand in it was thrown in; seat { $seat }, the last, takes it unseen.
thrown-in-side-of-many =
    Side pot { $number }: every hand in it was thrown in; seat { $seat }, the last, takes it unseen.
