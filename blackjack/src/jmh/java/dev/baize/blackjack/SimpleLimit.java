package dev.baize.blackjack;

import dev.baize.blackjack.player.Simple;
import dev.baize.core.card.Deck;
import dev.baize.core.card.Rank;
import dev.baize.core.jmh.StaticGenerator;
import dev.baize.core.random.Seed;

/**
 * Plays what {@link Simple} plays by the standard rules, card for card, on static numbers alone:
 * the limit of what Baize can reach. Cards are their {@link Points}.
 */
final class SimpleLimit {

  private static final int CARDS = 52;
  private static final int RESHUFFLE_BELOW = BlackjackRules.FEWEST_CARDS;
  private static final long MINIMUM = BlackjackRules.DEFAULT_MINIMUM;

  /** The number of cards that are shuffled only when a hand needs them. */
  private static final int SELDOM_DEALT = 8;

  private static final int DEALER_STANDS = 17;
  private static final int MAX = 21;
  private static final int UPCARDS = 11;
  private static final long LOW_HALF = 0xFFFF_FFFFL;
  private static final long NATURAL = NaturalPayment.THREE_TO_TWO.of(MINIMUM);

  /** Whether Simple draws, by the up card, an ace counting 1, then by the key of the hand. */
  private static final boolean[] DRAWS = new boolean[UPCARDS * Points.KEYS];

  /** The last card is dealt first. */
  private static final int[] FRESH = new int[CARDS];

  static {
    for (Rank rank : Rank.values()) {
      for (int key = 0; key < Points.KEYS; key++) {
        if (Points.isPossible(key)) {
          DRAWS[HandValue.points(rank) * Points.KEYS + key] =
              Simple.TABLE.draws(Points.value(key), rank);
        }
      }
    }
    for (int i = 0; i < CARDS; i++) {
      FRESH[i] = PackedCard.points(PackedCard.of(Deck.french().cards().get(CARDS - 1 - i)));
    }
  }

  private static final int[] SHOE = new int[CARDS];
  private static int left;
  private static int unordered;
  private static long deals;
  private static long shuffles;

  /** The player's money. */
  static long bankroll;

  /** The number of decisions of the session. */
  static long turns;

  private SimpleLimit() {}

  /** Plays a session of hands for which the bankroll suffices. */
  static void play(Seed seed, long firstBankroll, long hands) {
    System.arraycopy(FRESH, 0, SHOE, 0, CARDS);
    deals = seed.derive("deal").value();
    shuffles = 0;
    bankroll = firstBankroll;
    turns = 0;
    shuffle();
    for (long hand = 0; hand < hands && bankroll >= MINIMUM; hand++) {
      if (left < RESHUFFLE_BELOW) {
        shuffle();
      }
      bankroll += playHand();
    }
  }

  private static void shuffle() {
    shuffles++;
    left = CARDS;
    unordered = SELDOM_DEALT;
    StaticGenerator.start(StaticGenerator.derive(deals, shuffles));
    order(CARDS - 1, SELDOM_DEALT);
  }

  private static void order(int last, int first) {
    int place = last;
    while (place >= first) {
      int pairs = (place + 1) * place;
      long chosen = (StaticGenerator.next() >>> Integer.SIZE) * (place + 1);
      long chosenNext = (chosen & LOW_HALF) * place;
      long half = chosenNext & LOW_HALF;
      if (half >= pairs || half >= (1L << Integer.SIZE) % pairs) {
        swap(place, (int) (chosen >>> Integer.SIZE));
        swap(place - 1, (int) (chosenNext >>> Integer.SIZE));
        place -= 2;
      }
    }
  }

  private static void swap(int one, int other) {
    int card = SHOE[one];
    SHOE[one] = SHOE[other];
    SHOE[other] = card;
  }

  private static int draw() {
    if (left == unordered) {
      orderRest();
    }
    return SHOE[--left];
  }

  private static void orderRest() {
    if (left == 0) {
      throw new IllegalStateException("a hand needs more cards than are left");
    }
    Seed rest = Seed.of(StaticGenerator.derive(deals, shuffles)).derive("rest");
    StaticGenerator.start(rest.value());
    order(unordered - 1, 1);
    unordered = 0;
  }

  /** What the player wins. */
  private static long playHand() {
    turns++;
    int player = draw();
    int upcard = draw();
    player += draw();
    int dealer = upcard + draw();
    if (Points.isNatural(player)) {
      return NATURAL;
    }
    int strategy = Points.low(upcard) * Points.KEYS;
    while (!Points.isBust(player)) {
      turns++;
      if (!DRAWS[strategy + Points.key(player)]) {
        return settle(Points.total(player), dealer);
      }
      player += draw();
    }
    return -MINIMUM;
  }

  private static long settle(int player, int first) {
    int dealer = first;
    while (Points.total(dealer) < DEALER_STANDS) {
      dealer += draw();
    }
    int total = Points.total(dealer);
    return total > MAX ? MINIMUM : MINIMUM * Integer.compare(player, total);
  }
}
