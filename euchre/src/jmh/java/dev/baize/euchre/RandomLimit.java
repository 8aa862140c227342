package dev.baize.euchre;

import dev.baize.core.game.Seat;
import dev.baize.core.jmh.StaticGenerator;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.TrumpOrder;

/**
 * Plays what four {@link dev.baize.euchre.player.Random} players play by the standard rules, card
 * for card, on static numbers alone: the limit of what Baize can reach.
 */
final class RandomLimit {

  private static final int SEATS = Hand.SEATS;
  private static final int SUITS = EuchreCards.SUITS;
  private static final int CARDS = EuchreCards.COUNT;
  private static final int UPCARD = 20;
  private static final int TRICKS = 5;
  private static final int LAST_BID = 7;
  private static final int HELD_WITH_UPCARD = 6;

  /** By trump, then card. */
  private static final byte[] EFFECTIVE = new byte[SUITS * CARDS];

  /** By trump, then suit. */
  private static final int[] MASKS = new int[SUITS * SUITS];

  /** By trump, then suit led, then card. */
  private static final byte[] STRENGTHS = new byte[SUITS * SUITS * CARDS];

  static {
    for (int trump = 0; trump < SUITS; trump++) {
      TrumpOrder order = TrumpOrder.of(trump);
      for (int card = 0; card < CARDS; card++) {
        EFFECTIVE[trump * CARDS + card] = (byte) order.effectiveSuit(card);
      }
      for (int suit = 0; suit < SUITS; suit++) {
        MASKS[trump * SUITS + suit] = order.suitMask(suit);
        for (int card = 0; card < CARDS; card++) {
          STRENGTHS[(trump * SUITS + suit) * CARDS + card] = (byte) order.strength(card, suit);
        }
      }
    }
  }

  private static final int[] FRESH = EuchrePack.numbers(EuchrePack.fresh());
  private static final int[] PACK = new int[CARDS];
  private static final int[] HELD = new int[SEATS];
  private static final long[] PLAYERS = new long[SEATS];

  /** The points of seats 0 and 2. */
  static int even;

  /** The points of seats 1 and 3. */
  static int odd;

  /** The number of hands of the game. */
  static int hands;

  /** The number of decisions of the game. */
  static int turns;

  private RandomLimit() {}

  /** The seed of the players of the games to come. */
  static void seat(Seed players) {
    for (int seat = 0; seat < SEATS; seat++) {
      PLAYERS[seat] = SeatContext.seedOf(players, Seat.of(seat)).value();
    }
  }

  /** Plays a game. */
  static void play(Seed seed, int pointsToWin) {
    long deals = Hand.deals(seed).value();
    System.arraycopy(FRESH, 0, PACK, 0, CARDS);
    even = 0;
    odd = 0;
    hands = 0;
    turns = 0;
    while (even < pointsToWin && odd < pointsToWin) {
      StaticGenerator.start(StaticGenerator.derive(deals, hands));
      StaticGenerator.shuffle(PACK);
      playHand(hands % SEATS);
      hands++;
    }
  }

  private static void playHand(int dealer) {
    HELD[(dealer + 1) % SEATS] = card(0) | card(1) | card(2) | card(10) | card(11);
    HELD[(dealer + 2) % SEATS] = card(3) | card(4) | card(12) | card(13) | card(14);
    HELD[(dealer + 3) % SEATS] = card(5) | card(6) | card(7) | card(15) | card(16);
    HELD[dealer] = card(8) | card(9) | card(17) | card(18) | card(19);
    int upcard = PACK[UPCARD];
    int proposed = upcard % SUITS;
    int passes = 0;
    while (passes < SEATS && choose((dealer + 1 + passes) % SEATS, 2) == 0) {
      passes++;
    }
    int trump = proposed;
    if (passes < SEATS) {
      HELD[dealer] |= 1 << upcard;
      HELD[dealer] &= ~nth(HELD[dealer], choose(dealer, HELD_WITH_UPCARD));
    } else {
      int suit = bidRoundTwo(dealer, passes);
      while (suit < 0) {
        passes++;
        suit = bidRoundTwo(dealer, passes);
      }
      trump = suit < proposed ? suit : suit + 1;
    }
    score((dealer + 1 + passes) % 2, playTricks((dealer + 1) % SEATS, trump));
  }

  private static int card(int place) {
    return 1 << PACK[place];
  }

  /** One of the three suits that may be made trump, or −1 for a pass. */
  private static int bidRoundTwo(int dealer, int passes) {
    return passes == LAST_BID
        ? choose(dealer, SUITS - 1)
        : choose((dealer + 1 + passes) % SEATS, SUITS) - 1;
  }

  /** The number of tricks of seats 0 and 2. */
  private static int playTricks(int eldest, int trump) {
    int leader = eldest;
    int tricks = 0;
    for (int trick = 0; trick < TRICKS; trick++) {
      int card = nth(HELD[leader], choose(leader, TRICKS - trick));
      HELD[leader] ^= card;
      int led = trump * SUITS + EFFECTIVE[trump * CARDS + Integer.numberOfTrailingZeros(card)];
      int mask = MASKS[led];
      int best = strength(led, card) * SEATS + leader;
      for (int i = 1; i < SEATS; i++) {
        int seat = (leader + i) % SEATS;
        int following = HELD[seat] & mask;
        int legal = following | (HELD[seat] & ((following - 1) >> (Integer.SIZE - 1)));
        card = nth(legal, choose(seat, Integer.bitCount(legal)));
        HELD[seat] ^= card;
        best = Math.max(best, strength(led, card) * SEATS + seat);
      }
      leader = best % SEATS;
      tricks += 1 - leader % 2;
    }
    return tricks;
  }

  private static int strength(int led, int card) {
    return STRENGTHS[led * CARDS + Integer.numberOfTrailingZeros(card)];
  }

  /** Adds the points of a hand. */
  private static void score(int makers, int tricksOfEven) {
    int tricks = makers == 0 ? tricksOfEven : TRICKS - tricksOfEven;
    int points = tricks == TRICKS || tricks <= TRICKS / 2 ? 2 : 1;
    if (tricksOfEven > TRICKS / 2) {
      even += points;
    } else {
      odd += points;
    }
  }

  /** What a player decides, as the number of the legal decision. */
  private static int choose(int seat, int choices) {
    int turn = turns++;
    return choices == 1 ? 0 : StaticGenerator.below(PLAYERS[seat], turn, choices);
  }

  /** The bit with {@code n} others below it, 0 to 5, without branches. */
  private static int nth(int mask, int n) {
    int after1 = mask & (mask - 1);
    int after2 = after1 & (after1 - 1);
    int after3 = after2 & (after2 - 1);
    int after4 = after3 & (after3 - 1);
    int after5 = after4 & (after4 - 1);
    int low = -(n & 1);
    int from0 = mask ^ ((mask ^ after1) & low);
    int from2 = after2 ^ ((after2 ^ after3) & low);
    int from4 = after4 ^ ((after4 ^ after5) & low);
    int below4 = from0 ^ ((from0 ^ from2) & -(n >> 1 & 1));
    return Integer.lowestOneBit(below4 ^ ((below4 ^ from4) & -(n >> 2)));
  }
}
