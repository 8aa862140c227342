package dev.baize.euchre;

import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.Shuffle;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One hand, from the deal to the last trick, on card numbers and masks. It knows what is legal, and
 * carries out what it is told to without a check: {@link EuchreGame} checks.
 */
final class Hand {

  static final int SEATS = 4;
  static final int NONE = -1;

  private static final int TRICKS = 5;

  private static final int UPCARD = 20;

  final Deal deal;

  /** Masks by seat. */
  final int[] held = new int[SEATS];

  Phase phase = Phase.ROUND_ONE;

  /** How often seats have passed, counted on through round two. */
  int passes;

  /** Null while it is being made. */
  @Nullable Trump trump;

  /** The card that the dealer put away, or {@link #NONE}. */
  int discarded = NONE;

  /** How many cards were played in the hand, and {@link PlayLog which}. */
  int played;

  long latestPlays;
  long playsBefore;

  /** How many tricks seats 0 and 2 took. */
  int tricksOfEven;

  /** The seat to act; who took the last trick once the hand is over. */
  int toAct;

  /** What the seat to act may decide, a mask of {@link Choices}; empty once the hand is over. */
  long legal;

  /** The cards of the suit led; none where a card is to be led. */
  int following;

  /** The suit that the card led counts as. */
  private int led;

  /** Strength and seat of the highest card in the trick: the strength counts first. */
  private int best;

  /** The seed of all deals of a game from a seed. */
  static Seed deals(Seed game) {
    return game.derive("deal");
  }

  /** Shuffles a pack from its last order and deals it. */
  static Hand dealt(int number, int[] pack, Shuffle shuffle, Seed deals) {
    shuffle.shuffle(pack, deals.derive(number).generator());
    return new Hand(number, pack);
  }

  /**
   * Deals a pack in batches of 3-2-3-2, then 2-3-2-3; the eldest hand, to the dealer's left, is to
   * bid.
   */
  Hand(int number, int[] pack) {
    this(new Deal(number, around(number), pack[UPCARD]));
    int dealer = deal.dealer();
    held[around(dealer + 1)] = cards(pack, 0, 3) | cards(pack, 10, 2);
    held[around(dealer + 2)] = cards(pack, 3, 2) | cards(pack, 12, 3);
    held[around(dealer + 3)] = cards(pack, 5, 3) | cards(pack, 15, 2);
    held[dealer] = cards(pack, 8, 2) | cards(pack, 17, 3);
  }

  /** A hand that has been dealt in any way, with the masks of what the seats hold. */
  Hand(Deal deal, int[] held) {
    this(deal);
    System.arraycopy(held, 0, this.held, 0, SEATS);
  }

  private Hand(Deal deal) {
    this.deal = deal;
    this.toAct = after(deal.dealer());
    this.legal = Choices.roundOne(deal.proposed());
  }

  private Hand(Hand other) {
    deal = other.deal;
    System.arraycopy(other.held, 0, held, 0, SEATS);
    phase = other.phase;
    passes = other.passes;
    trump = other.trump;
    discarded = other.discarded;
    played = other.played;
    latestPlays = other.latestPlays;
    playsBefore = other.playsBefore;
    tricksOfEven = other.tricksOfEven;
    toAct = other.toAct;
    legal = other.legal;
    led = other.led;
    following = other.following;
    best = other.best;
  }

  Hand copy() {
    return new Hand(this);
  }

  void pass() {
    passes++;
    toAct = after(toAct);
    if (passes >= SEATS) {
      phase = Phase.ROUND_TWO;
      legal = Choices.roundTwo(deal.proposed(), passes);
    }
  }

  void orderUp(int suit) {
    trump = Trump.of(suit);
    if (phase == Phase.ROUND_ONE) {
      held[deal.dealer()] |= 1 << deal.upcard();
      phase = Phase.DISCARD;
      toAct = deal.dealer();
      legal = Choices.discards(held[toAct]);
    } else {
      awaitLead(after(deal.dealer()));
    }
  }

  void discard(int card) {
    held[deal.dealer()] &= ~(1 << card);
    discarded = card;
    awaitLead(after(deal.dealer()));
  }

  private void awaitLead(int seat) {
    phase = Phase.LEAD;
    toAct = seat;
    legal = held[seat];
    following = 0;
  }

  /** Leads a card or plays it to the trick. */
  void play(int card) {
    Trump order = requireTrump();
    held[toAct] &= ~(1 << card);
    playsBefore = PlayLog.before(playsBefore, latestPlays);
    latestPlays = PlayLog.latest(latestPlays, card);
    played++;
    if (phase == Phase.LEAD) {
      phase = Phase.FOLLOW;
      led = order.effectiveSuit(card);
      following = order.suitMask(led);
      best = 0;
    }
    best = Math.max(best, order.strength(card, led) * SEATS + toAct);
    if (around(played) == 0) {
      takeTrick(around(best));
    } else {
      awaitFollow(after(toAct));
    }
  }

  private Trump requireTrump() {
    return Objects.requireNonNull(trump, "no trump is made");
  }

  private void awaitFollow(int seat) {
    int mine = held[seat];
    int ofSuit = mine & following;
    int allIfNone = (ofSuit - 1) >> (Integer.SIZE - 1);
    toAct = seat;
    legal = ofSuit | (mine & allIfNone);
  }

  /** Gives a seat other cards than it holds, and as many. */
  void exchange(int seat, int cards) {
    held[seat] = cards;
    if (seat == toAct) {
      switch (phase) {
        case DISCARD -> legal = Choices.discards(cards);
        case LEAD -> legal = cards;
        case FOLLOW -> awaitFollow(seat);
        default -> {}
      }
    }
  }

  private void takeTrick(int winner) {
    tricksOfEven += 1 - (winner & 1);
    awaitLead(winner);
    if (played == TRICKS * SEATS) {
      phase = Phase.OVER;
      legal = 0;
    }
  }

  private static int cards(int[] pack, int from, int count) {
    int mask = 0;
    for (int i = 0; i < count; i++) {
      mask |= 1 << pack[from + i];
    }
    return mask;
  }

  private static int after(int seat) {
    return around(seat + 1);
  }

  /** Where a count of seats from seat 0, not negative, comes to. */
  private static int around(int count) {
    return count & (SEATS - 1);
  }

  /** The card played at an index, below {@link #played}. */
  int playedAt(int index) {
    return PlayLog.card(latestPlays, playsBefore, played - 1 - index);
  }

  boolean isOver() {
    return phase == Phase.OVER;
  }

  /** The seat that made trump: the one after those that passed. */
  int maker() {
    return around(deal.dealer() + 1 + passes);
  }

  /** How the hand ended. */
  HandResult result() {
    int ofMakers = (maker() & 1) == 0 ? tricksOfEven : TRICKS - tricksOfEven;
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
    text.append("hand ").append(deal.number());
    for (int seat = 0; seat < SEATS; seat++) {
      text.append(", ").append(Seat.of(seat)).append(' ').append(EuchreCards.set(held[seat]));
    }
    text.append(", upcard ")
        .append(EuchreCards.card(deal.upcard()))
        .append(", passes ")
        .append(passes);
    if (trump != null) {
      text.append(", ").append(trump).append(" by ").append(Seat.of(maker()));
    }
    if (discarded != NONE) {
      text.append(", discarded ").append(EuchreCards.card(discarded));
    }
    for (int i = 0; i < played; i++) {
      text.append(i % SEATS == 0 ? ", trick " : " ");
      text.append(EuchreCards.card(playedAt(i)));
    }
    return text.toString();
  }
}
