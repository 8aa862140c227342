package dev.baize.euchre;

/**
 * What the cards played in a hand tell, read from its {@link PlayLog}.
 *
 * @param trump the order of the cards
 * @param leader the seat that led first
 * @param latest the latest twelve cards
 * @param before those before
 * @param count how many cards were played
 */
record Plays(Trump trump, int leader, long latest, long before, int count) {

  /** The card played at an index, from 0. */
  int card(int index) {
    return PlayLog.card(latest, before, count - 1 - index);
  }

  /** The suit led to the trick on the table, on which a card must lie. */
  int led() {
    return trump.effectiveSuit(card(trick()));
  }

  /** The index of the card that holds the trick on the table, on which a card must lie. */
  int winning() {
    int led = led();
    int winning = trick();
    for (int i = winning + 1; i < count; i++) {
      boolean higher = trump.strength(card(i), led) > trump.strength(card(winning), led);
      winning = higher ? i : winning;
    }
    return winning;
  }

  /** The index of the first card of the trick on the table. */
  private int trick() {
    return count - count % Hand.SEATS;
  }

  /** The cards of the suits that a seat did not follow, as a mask. */
  int lacking(int seat) {
    int mask = 0;
    int first = leader;
    for (int start = 0; start < count; start += Hand.SEATS) {
      int led = trump.effectiveSuit(card(start));
      int best = 0;
      for (int i = start; i < Math.min(count, start + Hand.SEATS); i++) {
        int by = (first + i - start) % Hand.SEATS;
        boolean followed = trump.effectiveSuit(card(i)) == led;
        mask |= followed || by != seat ? 0 : trump.suitMask(led);
        best = Math.max(best, trump.strength(card(i), led) * Hand.SEATS + by);
      }
      first = best % Hand.SEATS;
    }
    return mask;
  }
}
