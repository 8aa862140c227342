package dev.baize.euchre.kernel;

/**
 * What can be inferred from the cards played in a hand. The card numbers are packed into two {@code
 * long}s, five bits each: the first twelve are {@code early}, the others {@code late}, later cards
 * in lower bits. The seats that sit out are as in {@link SittingOut}.
 */
public record PlayHistory(
    TrumpOrder trump, int leader, long early, long late, int count, int sittingOut) {

  /** The number of early cards. */
  static final int EARLY = 12;

  private static final int BITS = 5;
  private static final int SEAT_BITS = 2;

  /** Early or late cards with one more, eleven at most before. */
  static long append(long cards, int card) {
    return cards << BITS | card;
  }

  /** {@return the card at an index} {@code index} is 0 for the first. */
  static int card(long early, long late, int count, int index) {
    long shifted =
        index < EARLY
            ? early >>> (BITS * (Math.min(count, EARLY) - 1 - index))
            : late >>> (BITS * (count - 1 - index));
    return (int) shifted & ((1 << BITS) - 1);
  }

  /** {@return the card played at an index} {@code index} is 0 or more. */
  public int card(int index) {
    return card(early, late, count, index);
  }

  /** The index of the highest card of a trick. */
  private int winning(int start, int end) {
    int led = trump.effectiveSuit(card(start));
    int winning = start;
    for (int i = start + 1; i < end; i++) {
      boolean higher = trump.strength(card(i), led) > trump.strength(card(winning), led);
      winning = higher ? i : winning;
    }
    return winning;
  }

  /** {@return the number of cards in a complete trick} */
  public int players() {
    return SittingOut.players(sittingOut);
  }

  /** {@return the seats that played the cards, for {@link #seat}} */
  public long seats() {
    long seats = 0;
    int next = leader;
    for (int i = 0; i < count; i++) {
      seats |= (long) next << (SEAT_BITS * i);
      boolean complete = (i + 1) % players() == 0;
      next =
          complete
              ? seat(seats, winning(i + 1 - players(), i + 1))
              : SittingOut.after(next, sittingOut);
    }
    return seats;
  }

  /** {@return the seat that played the card at an index, of all {@link #seats}} */
  public static int seat(long seats, int index) {
    return (int) (seats >>> (SEAT_BITS * index)) & ((1 << SEAT_BITS) - 1);
  }

  /** {@return the mask of the cards that a seat has played} */
  public int playedBy(int seat) {
    long seats = seats();
    int mask = 0;
    for (int i = 0; i < count; i++) {
      mask |= seat(seats, i) == seat ? 1 << card(i) : 0;
    }
    return mask;
  }

  /** {@return the mask of the cards of the suits that a seat failed to follow} */
  public int cannotHold(int seat) {
    long seats = seats();
    int mask = 0;
    for (int i = 0; i < count; i++) {
      int led = trump.effectiveSuit(card(i - i % players()));
      boolean followed = trump.effectiveSuit(card(i)) == led;
      mask |= followed || seat(seats, i) != seat ? 0 : trump.suitMask(led);
    }
    return mask;
  }
}
