package dev.baize.euchre;

import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.Shuffle;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One hand, from the deal to the last trick, on card numbers and masks. It knows which decisions
 * are legal, but applies decisions unchecked: {@link EuchreGame} checks them.
 */
final class Hand {

  static final int SEATS = 4;
  static final int NONE = -1;

  private static final int TRICKS = 5;
  private static final int UPCARD = 20;

  final HandSetup setup;

  /** Masks by seat. */
  final int[] held = new int[SEATS];

  Phase phase = Phase.ROUND_ONE;

  /** The number of passes in both rounds. */
  int passes;

  /** Null until it is made. */
  @Nullable Trump trump;

  /** The seats that sit out, as {@link SittingOut} has them. */
  int sittingOut = SittingOut.NOBODY;

  /** The card that the dealer discarded, or {@link #NONE}. */
  int discarded = NONE;

  /** The number of cards played in the hand; {@link PlaySequence} says which. */
  int played;

  long latestPlays;
  long playsBefore;

  /** The number of cards in the trick on the table. */
  int trickSize;

  /** The number of tricks that seats 0 and 2 have taken. */
  int tricksOfEven;

  /** The seat to act; once the hand is over, the winner of the last trick. */
  int toAct;

  /** The legal decisions, a {@link DecisionMask}; 0 once the hand is over. */
  long legal;

  /** The cards of the suit led; 0 when a card is to be led. */
  int following;

  /** The effective suit led. */
  private int led;

  /** The strength of the highest card in the trick, times the number of seats, plus its seat. */
  private int best;

  /** The seed of all deals of a game. */
  static Seed deals(Seed game) {
    return game.derive("deal");
  }

  /** Shuffles a pack from its last order and deals it. */
  static Hand dealt(int number, int[] pack, Shuffle shuffle, Seed deals, BiddingRules bidding) {
    shuffle.shuffle(pack, deals.derive(number).generator());
    return new Hand(number, pack, bidding);
  }

  /**
   * Deals a pack in packets of 3-2-3-2, then 2-3-2-3, beginning with the eldest hand, to the
   * dealer's left, which bids first.
   */
  Hand(int number, int[] pack, BiddingRules bidding) {
    this(new HandSetup(number, wrap(number), pack[UPCARD], bidding));
    int dealer = setup.dealer();
    held[wrap(dealer + 1)] = cards(pack, 0, 3) | cards(pack, 10, 2);
    held[wrap(dealer + 2)] = cards(pack, 3, 2) | cards(pack, 12, 3);
    held[wrap(dealer + 3)] = cards(pack, 5, 3) | cards(pack, 15, 2);
    held[dealer] = cards(pack, 8, 2) | cards(pack, 17, 3);
  }

  /** A hand that has already been dealt, with the masks of the cards that the seats hold. */
  Hand(HandSetup setup, int[] held) {
    this(setup);
    System.arraycopy(held, 0, this.held, 0, SEATS);
  }

  private Hand(HandSetup setup) {
    this.setup = setup;
    this.toAct = after(setup.dealer());
    this.legal = setup.legalBids(0);
  }

  private Hand(Hand other) {
    setup = other.setup;
    System.arraycopy(other.held, 0, held, 0, SEATS);
    phase = other.phase;
    passes = other.passes;
    trump = other.trump;
    sittingOut = other.sittingOut;
    discarded = other.discarded;
    played = other.played;
    latestPlays = other.latestPlays;
    playsBefore = other.playsBefore;
    trickSize = other.trickSize;
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
    if (phase == Phase.DEFENCE) {
      declineDefence();
      return;
    }
    passes++;
    if (isThrownIn()) {
      end();
      return;
    }
    toAct = after(toAct);
    phase = passes < SEATS ? Phase.ROUND_ONE : Phase.ROUND_TWO;
    legal = setup.legalBids(passes);
  }

  void orderUp(int suit, boolean alone) {
    trump = Trump.of(suit);
    if (alone) {
      sittingOut = SittingOut.partner(toAct);
    }
    if (phase == Phase.ROUND_ONE && !SittingOut.contains(sittingOut, setup.dealer())) {
      held[setup.dealer()] |= 1 << setup.upcard();
      phase = Phase.DISCARD;
      toAct = setup.dealer();
      legal = DecisionMask.discards(held[toAct]);
    } else {
      endMaking();
    }
  }

  void discard(int card) {
    held[setup.dealer()] &= ~(1 << card);
    discarded = card;
    endMaking();
  }

  private void endMaking() {
    if (setup.bidding().loneDefence) {
      phase = Phase.DEFENCE;
      toAct = after(maker());
      legal = DecisionMask.DEFENCE;
    } else {
      awaitFirstLead();
    }
  }

  private void declineDefence() {
    if (toAct == after(maker())) {
      toAct = SittingOut.partnerOf(toAct);
    } else {
      awaitFirstLead();
    }
  }

  void defendAlone() {
    sittingOut |= SittingOut.partner(toAct);
    awaitFirstLead();
  }

  private void awaitFirstLead() {
    awaitLead(SittingOut.after(setup.dealer(), sittingOut));
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
    playsBefore = PlaySequence.before(playsBefore, latestPlays);
    latestPlays = PlaySequence.latest(latestPlays, card);
    played++;
    if (phase == Phase.LEAD) {
      phase = Phase.FOLLOW;
      led = order.effectiveSuit(card);
      following = order.suitMask(led);
      best = 0;
    }
    best = Math.max(best, order.strength(card, led) * SEATS + toAct);
    trickSize++;
    if (trickSize == SittingOut.players(sittingOut)) {
      takeTrick(wrap(best));
    } else {
      awaitFollow(SittingOut.after(toAct, sittingOut));
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

  /** Replaces the cards of a seat by the same number of other cards. */
  void exchange(int seat, int cards) {
    held[seat] = cards;
    if (seat == toAct) {
      switch (phase) {
        case DISCARD -> legal = DecisionMask.discards(cards);
        case LEAD -> legal = cards;
        case FOLLOW -> awaitFollow(seat);
        default -> {}
      }
    }
  }

  private void takeTrick(int winner) {
    tricksOfEven += 1 - (winner & 1);
    trickSize = 0;
    awaitLead(winner);
    if (legal == 0) {
      end();
    }
  }

  private void end() {
    phase = Phase.OVER;
    legal = 0;
  }

  private static int cards(int[] pack, int from, int count) {
    int mask = 0;
    for (int i = 0; i < count; i++) {
      mask |= 1 << pack[from + i];
    }
    return mask;
  }

  private static int after(int seat) {
    return wrap(seat + 1);
  }

  /** A non-negative number modulo the number of seats. */
  static int wrap(int count) {
    return count & (SEATS - 1);
  }

  /** The card played at an index from 0 to {@link #played} - 1. */
  int playedAt(int index) {
    return PlaySequence.card(latestPlays, playsBefore, played - 1 - index);
  }

  boolean isOver() {
    return phase == Phase.OVER;
  }

  /** Whether nobody made trump. */
  boolean isThrownIn() {
    return BiddingRules.isThrownIn(passes);
  }

  /** The seat that made trump: the one after those that passed. */
  int maker() {
    return wrap(setup.dealer() + 1 + passes);
  }

  boolean isMakerAlone() {
    return SittingOut.contains(sittingOut, SittingOut.partnerOf(maker()));
  }

  boolean isDefenderAlone() {
    return (sittingOut & ~SittingOut.partner(maker())) != 0;
  }

  /** How the hand ended, unless it was thrown in. */
  HandResult result() {
    int ofMakers = (maker() & 1) == 0 ? tricksOfEven : TRICKS - tricksOfEven;
    return sittingOut == SittingOut.NOBODY
        ? HandResult.of(ofMakers)
        : HandResult.of(ofMakers, isMakerAlone(), isDefenderAlone());
  }

  /** The side that scores, unless the hand was thrown in. */
  Side winners() {
    return 2 * tricksOfEven > TRICKS ? Side.EVEN : Side.ODD;
  }

  /** The whole hand on one line, hidden cards included. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append("hand ").append(setup.number());
    for (int seat = 0; seat < SEATS; seat++) {
      text.append(", ").append(Seat.of(seat)).append(' ').append(EuchreCards.set(held[seat]));
    }
    text.append(", upcard ")
        .append(EuchreCards.card(setup.upcard()))
        .append(", passes ")
        .append(passes);
    if (trump != null) {
      text.append(", ").append(trump).append(" by ").append(Seat.of(maker()));
    }
    for (int seat = 0; seat < SEATS; seat++) {
      if (SittingOut.contains(sittingOut, seat)) {
        text.append(", ").append(Seat.of(seat)).append(" sits out");
      }
    }
    if (phase == Phase.DEFENCE) {
      text.append(", ").append(Seat.of(toAct)).append(" may defend alone");
    }
    if (discarded != NONE) {
      text.append(", discarded ").append(EuchreCards.card(discarded));
    }
    for (int i = 0; i < played; i++) {
      text.append(i % SittingOut.players(sittingOut) == 0 ? ", trick " : " ");
      text.append(EuchreCards.card(playedAt(i)));
    }
    return text.toString();
  }
}
