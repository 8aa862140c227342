package dev.baize.blackjack;

/** The {@link BlackjackHouseRules} as the play of a round needs them. */
final class PlayRules {
  final BlackjackHouseRules house;
  final int cards;
  final int reshuffleBelow;
  final boolean hitsSoft17;
  final boolean insurance;
  final boolean peek;
  final boolean surrender;
  final boolean early;

  /** Whether a dealer's natural that nobody has looked for beats all but naturals. */
  final boolean naturalBeats;

  /** Whether such a natural takes only the original bet, and the rest of the wager is returned. */
  final boolean onlyOriginal;

  /** The {@link Points} of hands of two cards that may be doubled, as the bits of a number. */
  private final long doubles;

  private final int mostHands;

  PlayRules(BlackjackHouseRules house) {
    this.house = house;
    this.cards = house.decks() * BlackjackHouseRules.CARDS_IN_A_DECK;
    this.reshuffleBelow = house.reshuffleBelow();
    this.hitsSoft17 = house.hitsSoft17();
    this.insurance = house.insurance();
    this.mostHands = house.hands();
    this.peek = house.dealerNatural() == DealerNatural.PEEK;
    this.surrender = house.surrender() != Surrender.NONE;
    this.early = house.surrender() == Surrender.EARLY;
    this.onlyOriginal = house.dealerNatural() == DealerNatural.ORIGINAL;
    this.naturalBeats = onlyOriginal || house.dealerNatural() == DealerNatural.ALL;
    this.doubles = doubles(house.doubleDown());
  }

  private static long doubles(DoubleDown allowed) {
    long doubles = 0;
    for (int points = 0; points < Points.KEYS; points++) {
      if (Points.isPossible(points) && allowed.allows(Points.value(points))) {
        doubles |= 1L << points;
      }
    }
    return doubles;
  }

  /**
   * The {@link LegalSet} with a hand of two cards, as {@link Points}, against the {@link Points} of
   * an up card. {@code pays} says whether the player can pay for another wager.
   */
  int legal(int hand, int hands, boolean pays, int upcard) {
    int set = isDealtOneCard(hand) ? LegalSet.STAND : LegalSet.HIT | LegalSet.STAND;
    if (pays && canDouble(hand, hands)) {
      set |= LegalSet.DOUBLE;
    }
    if (pays && canSplit(hand, hands)) {
      set |= LegalSet.SPLIT;
    }
    if (canSurrender(hands, upcard)) {
      set |= LegalSet.SURRENDER;
    }
    return set;
  }

  /** Whether a hand of a split, with this first card, gets one more card and no others. */
  private boolean isDealtOneCard(int hand) {
    return Points.has(hand, Points.SPLIT_ACE) && !house.hitSplitAces();
  }

  private boolean canDouble(int hand, int hands) {
    return (doubles >>> Points.key(Points.ofHand(hand)) & 1) != 0
        && (hands == 1 || house.doubleAfterSplit())
        && !isDealtOneCard(hand);
  }

  private boolean canSplit(int hand, int hands) {
    return hands < mostHands
        && Points.has(hand, Points.PAIR)
        && (!Points.has(hand, Points.SPLIT_ACE) || house.resplitAces());
  }

  /** Whether the dealer looks for a natural before the player acts. */
  boolean looks(int upcard) {
    return peek && Points.isOfNatural(upcard);
  }

  /** Whether two cards may be surrendered now: not if that was asked before the dealer looked. */
  private boolean canSurrender(int hands, int upcard) {
    return surrender && hands == 1 && !(early && looks(upcard));
  }

  long payoff(HandResult result, long wager) {
    return result == HandResult.NATURAL ? house.natural().of(wager) : result.payoff(wager);
  }
}
