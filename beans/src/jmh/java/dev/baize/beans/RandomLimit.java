package dev.baize.beans;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.Prices;
import dev.baize.core.game.Seat;
import dev.baize.core.jmh.StaticGenerator;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;

/**
 * Plays what two {@link dev.baize.beans.player.Random} players play by the standard rules, card for
 * card, on static numbers alone: the limit of what Baize can reach.
 */
final class RandomLimit {

  private static final int SEATS = 2;
  private static final int DEALT = 5;
  private static final int LAID_OUT = 3;
  private static final int DRAWN_LAST = 2;
  private static final int CHAINS_AT_FIRST = 2;
  private static final int CARD_BITS = 3;
  private static final int BEAN = 7;
  private static final int LENGTH = 0xFF;

  private static final int[] FRESH = Prices.newDeck();
  private static final int[] DECK = new int[Prices.CARDS];
  private static final int[] PILE = new int[Prices.CARDS];
  private static final int[] AREA = new int[Long.SIZE];
  private static final long[] PLAYERS = new long[SEATS];

  /** By seat: three bits for each card of the hand, the front card in the lowest. */
  private static final long[] HANDS = new long[SEATS];

  private static final int[] HELD = new int[SEATS];

  /** By seat: eight bits for the length of the chain of each bean. */
  private static final long[] CHAINS = new long[SEATS];

  /** By seat: one bit for each bean that has a chain. */
  private static final int[] KINDS = new int[SEATS];

  private static final int[] CHAIN_LIMITS = new int[SEATS];

  /** The coins of each seat. */
  static final int[] COINS = new int[SEATS];

  /** The number of decisions of the game. */
  static int turns;

  private static int next;
  private static int piled;
  private static int actor;

  /** One bit for each card of the trade area that is still there. */
  private static long present;

  private RandomLimit() {}

  /** The seed of the players of the games to come. */
  static void seat(Seed players) {
    for (int seat = 0; seat < SEATS; seat++) {
      PLAYERS[seat] = SeatContext.seedOf(players, Seat.of(seat)).value();
    }
  }

  /** Plays a game. */
  static void play(Seed seed) {
    System.arraycopy(FRESH, 0, DECK, 0, DECK.length);
    StaticGenerator.start(seed.derive("deal").derive(0).value());
    StaticGenerator.shuffle(DECK);
    next = 0;
    piled = 0;
    present = 0;
    turns = 0;
    for (actor = 0; actor < SEATS; actor++) {
      HANDS[actor] = 0;
      HELD[actor] = 0;
      CHAINS[actor] = 0;
      KINDS[actor] = 0;
      CHAIN_LIMITS[actor] = CHAINS_AT_FIRST;
      COINS[actor] = 0;
      draw(DEALT);
    }
    actor = 0;
    takeTurn();
    while (next < Prices.CARDS) {
      actor ^= 1;
      takeTurn();
    }
  }

  private static void takeTurn() {
    draw(1);
    takeArea(Choices.DISCARD);
    if (HELD[actor] > 0) {
      playFront();
      playAgain();
      discard();
    }
    layOut();
    takeArea(Choices.LEAVE);
    draw(DRAWN_LAST);
  }

  private static void draw(int count) {
    for (int i = 0; i < count && next < Prices.CARDS; i++) {
      HANDS[actor] |= (long) DECK[next++] << (CARD_BITS * HELD[actor]++);
    }
  }

  /** Each card of the trade area is chained, or else discarded or left. */
  private static void takeArea(int otherwise) {
    long pending = present;
    while (pending != 0) {
      int bean = AREA[Long.numberOfTrailingZeros(pending)];
      long both = Choices.set(Choices.CHAIN + bean) | Choices.set(otherwise + bean);
      boolean chained = decideUnlessBuying(both) == Choices.CHAIN + bean;
      if (chained) {
        chain(bean);
      } else if (otherwise == Choices.DISCARD) {
        PILE[piled++] = bean;
      }
      if (chained || otherwise == Choices.DISCARD) {
        present ^= Long.lowestOneBit(pending);
      }
      pending &= pending - 1;
    }
  }

  private static void playFront() {
    chain((int) HANDS[actor] & BEAN);
    HANDS[actor] >>>= CARD_BITS;
    HELD[actor]--;
  }

  private static void playAgain() {
    int bean = (int) HANDS[actor] & BEAN;
    long legal = Choices.set(Choices.PLAY + bean) | Choices.set(Choices.STOP);
    if (HELD[actor] > 0 && decideUnlessBuying(legal) != Choices.STOP) {
      playFront();
    }
  }

  private static void discard() {
    int choice =
        HELD[actor] == 0 ? Choices.KEEP : decideUnlessBuying(Choices.discards(HELD[actor]));
    if (choice != Choices.KEEP) {
      int from = CARD_BITS * (choice - Choices.FROM_HAND);
      long before = (1L << from) - 1;
      PILE[piled++] = (int) (HANDS[actor] >>> from) & BEAN;
      HANDS[actor] = (HANDS[actor] & before) | (HANDS[actor] >>> CARD_BITS & ~before);
      HELD[actor]--;
    }
  }

  private static void layOut() {
    int kinds = 0;
    int count = 0;
    while (count < LAID_OUT && next < Prices.CARDS) {
      kinds |= 1 << DECK[next];
      AREA[count++] = DECK[next++];
    }
    while (piled > 0 && (kinds >> PILE[piled - 1] & 1) != 0) {
      AREA[count++] = PILE[--piled];
    }
    present = (1L << count) - 1;
  }

  /** Chains a card, after chains are sold or bought to make room for it. */
  private static void chain(int bean) {
    while ((KINDS[actor] >> bean & 1) == 0
        && Integer.bitCount(KINDS[actor]) == CHAIN_LIMITS[actor]) {
      int choice = decide((long) KINDS[actor] << Choices.SELL);
      if (choice == Choices.BUY) {
        buy();
      } else {
        sell(choice - Choices.SELL);
      }
    }
    KINDS[actor] |= 1 << bean;
    CHAINS[actor] += 1L << (Byte.SIZE * bean);
  }

  private static void sell(int bean) {
    int shift = Byte.SIZE * bean;
    COINS[actor] += Prices.coins(bean, (int) (CHAINS[actor] >>> shift) & LENGTH);
    CHAINS[actor] &= ~((long) LENGTH << shift);
    KINDS[actor] ^= 1 << bean;
  }

  private static void buy() {
    COINS[actor] -= Prices.THIRD_CHAIN;
    CHAIN_LIMITS[actor]++;
  }

  /** A decision other than to buy the third chain, after it was bought if that was decided. */
  private static int decideUnlessBuying(long answers) {
    int choice = decide(answers);
    if (choice == Choices.BUY) {
      buy();
      choice = decide(answers);
    }
    return choice;
  }

  private static int decide(long answers) {
    boolean mayBuy = CHAIN_LIMITS[actor] == CHAINS_AT_FIRST && COINS[actor] >= Prices.THIRD_CHAIN;
    long legal = answers | (mayBuy ? Choices.set(Choices.BUY) : 0);
    int choices = Long.bitCount(legal);
    int turn = turns++;
    int n = choices == 1 ? 0 : StaticGenerator.below(PLAYERS[actor], turn, choices);
    return Choices.nth(legal, n);
  }
}
