package dev.baize.euchre.kernel;

/**
 * Facts that follow from the cards played in a hand.
 *
 * @param trump the order of the cards
 * @param leader the seat that led to the first trick
 * @param latest the latest twelve cards, see {@link PlaySequence}
 * @param before the cards before those
 * @param count the number of cards played
 * @param sittingOut the seats that play no card, as {@link SittingOut} has them
 */
public record PlayHistory(
    TrumpOrder trump, int leader, long latest, long before, int count, int sittingOut) {

  /**
   * {@return the card played at an index}
   *
   * @param index 0 or more
   */
  public int card(int index) {
    return PlaySequence.card(latest, before, count - 1 - index);
  }

  /** {@return the effective suit led to the trick on the table, which must not be empty} */
  public int led() {
    return trump.effectiveSuit(card(trick()));
  }

  /** {@return the index of the card that is winning the trick on the table, which has a card} */
  public int winning() {
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
    return count - count % SittingOut.players(sittingOut);
  }

  /**
   * {@return the mask of the cards of the suits that a seat failed to follow}
   *
   * @param seat any seat
   */
  public int cannotHold(int seat) {
    int players = SittingOut.players(sittingOut);
    int mask = 0;
    int first = leader;
    for (int start = 0; start < count; start += players) {
      int led = trump.effectiveSuit(card(start));
      int best = 0;
      int by = first;
      for (int i = start; i < Math.min(count, start + players); i++) {
        boolean followed = trump.effectiveSuit(card(i)) == led;
        mask |= followed || by != seat ? 0 : trump.suitMask(led);
        best = Math.max(best, trump.strength(card(i), led) * Hand.SEATS + by);
        by = SittingOut.after(by, sittingOut);
      }
      first = best % Hand.SEATS;
    }
    return mask;
  }
}
