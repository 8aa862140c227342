package dev.baize.euchre;

import dev.baize.core.game.Seat;

/**
 * One hand, from the deal to the last trick, on card numbers and masks. It knows what is legal, and
 * carries out what it is told to without a check: {@link EuchreGame} checks.
 */
final class Hand {

  static final int SEATS = 4;
  static final int NONE = -1;

  private static final int TRICKS = 5;

  /** By place in the pack: how many seats after the dealer; batches of 3-2-3-2, then 2-3-2-3. */
  private static final byte[] DEALT_TO = {
    1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4
  };

  /** The hand's number in its game, from 0. */
  final int number;

  final int dealer;
  final int upcard;

  /** Masks by seat. */
  final int[] held = new int[SEATS];

  Phase phase = Phase.ROUND_ONE;

  /** How often seats have passed, counted on through round two. */
  int passes;

  /** A suit, or {@link #NONE} while it is being made. */
  int trump = NONE;

  /** The seat that made trump, or {@link #NONE}. */
  int maker = NONE;

  /** The card that the dealer put away, or {@link #NONE}. */
  int discarded = NONE;

  /** The seat that led or leads to the trick, or {@link #NONE} before the first. */
  int leader = NONE;

  /** The suit that the card led counts as; of the trick before while a card is to be led. */
  int led = NONE;

  /** How many cards were played in the hand, and {@link PlayLog which}. */
  int played;

  long firstPlays;
  long laterPlays;

  /** How many tricks seats 0 and 2 took. */
  int tricksOfEven;

  private int winner;
  private int winning;

  /** Deals a pack; the eldest hand, to the dealer's left, is to bid. */
  Hand(int number, int[] pack) {
    this.number = number;
    this.dealer = number % SEATS;
    this.upcard = pack[DEALT_TO.length];
    for (int i = 0; i < DEALT_TO.length; i++) {
      held[(dealer + DEALT_TO[i]) % SEATS] |= 1 << pack[i];
    }
  }

  private Hand(Hand other) {
    number = other.number;
    dealer = other.dealer;
    upcard = other.upcard;
    System.arraycopy(other.held, 0, held, 0, SEATS);
    phase = other.phase;
    passes = other.passes;
    trump = other.trump;
    maker = other.maker;
    discarded = other.discarded;
    leader = other.leader;
    led = other.led;
    played = other.played;
    firstPlays = other.firstPlays;
    laterPlays = other.laterPlays;
    tricksOfEven = other.tricksOfEven;
    winner = other.winner;
    winning = other.winning;
  }

  Hand copy() {
    return new Hand(this);
  }

  int toAct() {
    return switch (phase) {
      case ROUND_ONE, ROUND_TWO -> (dealer + 1 + passes) % SEATS;
      case DISCARD -> dealer;
      case LEAD -> leader;
      case FOLLOW, OVER -> (leader + played) % SEATS;
    };
  }

  /** Which of the cards held may be discarded, led or played; none while trump is being made. */
  static int legal(Phase phase, int held, int trump, int led) {
    return switch (phase) {
      case DISCARD, LEAD -> held;
      case FOLLOW -> {
        int following = held & Trump.of(trump).suitMask(led);
        yield following != 0 ? following : held;
      }
      case ROUND_ONE, ROUND_TWO, OVER -> 0;
    };
  }

  boolean isPlaying() {
    return phase == Phase.LEAD || phase == Phase.FOLLOW;
  }

  /** The legal cards of the seat to act. */
  int legalCards() {
    return legal(phase, held[toAct()], trump, led);
  }

  void pass() {
    passes++;
    if (passes == SEATS) {
      phase = Phase.ROUND_TWO;
    }
  }

  void orderUp(int suit) {
    maker = toAct();
    trump = suit;
    if (phase == Phase.ROUND_ONE) {
      held[dealer] |= 1 << upcard;
      phase = Phase.DISCARD;
    } else {
      leadFirst();
    }
  }

  void discard(int card) {
    held[dealer] &= ~(1 << card);
    discarded = card;
    leadFirst();
  }

  private void leadFirst() {
    leader = (dealer + 1) % SEATS;
    phase = Phase.LEAD;
  }

  /** Leads a card or plays it to the trick. */
  void play(int card) {
    int seat = toAct();
    held[seat] &= ~(1 << card);
    firstPlays |= PlayLog.first(played, card);
    laterPlays |= PlayLog.later(played, card);
    played++;
    Trump order = Trump.of(trump);
    if (phase == Phase.LEAD) {
      phase = Phase.FOLLOW;
      led = order.effectiveSuit(card);
      winning = NONE;
    }
    int strength = order.strength(card, led);
    if (strength > winning) {
      winning = strength;
      winner = seat;
    }
    if (played % SEATS == 0) {
      takeTrick();
    }
  }

  private void takeTrick() {
    leader = winner;
    tricksOfEven += 1 - (winner & 1);
    phase = played == TRICKS * SEATS ? Phase.OVER : Phase.LEAD;
  }

  boolean isOver() {
    return phase == Phase.OVER;
  }

  /** How the hand ended. */
  HandResult result() {
    int ofMakers = (maker & 1) == 0 ? tricksOfEven : TRICKS - tricksOfEven;
    return HandResult.of(ofMakers);
  }

  /** The side that scores. */
  Side winners() {
    return 2 * tricksOfEven > TRICKS ? Side.EVEN : Side.ODD;
  }

  /** The whole hand in one line. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append("hand ").append(number);
    for (int seat = 0; seat < SEATS; seat++) {
      text.append(", ").append(Seat.of(seat)).append(' ').append(EuchreCards.set(held[seat]));
    }
    text.append(", upcard ").append(EuchreCards.card(upcard)).append(", passes ").append(passes);
    if (trump != NONE) {
      text.append(", ").append(Trump.of(trump)).append(" by ").append(Seat.of(maker));
    }
    if (discarded != NONE) {
      text.append(", discarded ").append(EuchreCards.card(discarded));
    }
    for (int i = 0; i < played; i++) {
      text.append(i % SEATS == 0 ? ", trick " : " ");
      text.append(EuchreCards.card(PlayLog.card(firstPlays, laterPlays, i)));
    }
    return text.toString();
  }
}
