package dev.baize.euchre.kernel;

import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.Shuffle;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One hand, from the deal to the last trick, on card numbers and masks. It knows which decisions
 * are legal, but applies decisions unchecked: the game checks them.
 */
public final class Hand {

  public static final int SEATS = 4;
  public static final int NONE = -1;

  /** The tricks of a hand, and the cards that each seat is dealt. */
  public static final int TRICKS = 5;

  private static final int UPCARD = 20;

  /** What is fixed by the deal. */
  public final HandSetup setup;

  /** Masks by seat. */
  public final int[] held = new int[SEATS];

  /** One of {@link Step}. */
  public int step = Step.ROUND_ONE;

  /** The number of passes in both rounds. */
  public int passes;

  /** Null until it is made. */
  public @Nullable TrumpOrder trump;

  /** The seats that sit out, as {@link SittingOut} has them. */
  public int sittingOut = SittingOut.NOBODY;

  /** The card that the dealer discarded, or {@link #NONE}. */
  public int discarded = NONE;

  /** The mask of all cards played; {@link PlayHistory} says in which order. */
  public int playedCards;

  /** The first twelve of these cards. */
  public long earlyPlays;

  /** The cards after those. */
  public long latePlays;

  /** The number of tricks that seats 0 and 2 have taken. */
  public int tricksOfEven;

  /** The seat to act; once the hand is over, the winner of the last trick. */
  public int toAct;

  /** The legal decisions, a {@link DecisionMask}; 0 once the hand is over. */
  public long legal;

  /** The cards of the suit led; 0 when a card is to be led. */
  public int following;

  /** The effective suit led. */
  public int led;

  /** The strength of the winning card times the number of seats, plus the seat that played it. */
  public int winning;

  public static Seed deals(Seed game) {
    return game.derive("deal");
  }

  /** {@return a hand dealt from a pack that is shuffled from its last order} */
  public static Hand dealt(int number, int[] pack, Shuffle shuffle, Seed deals, HandRules rules) {
    shuffle.shuffle(pack, deals.derive(number).generator());
    return new Hand(number, pack, rules);
  }

  /** Deals a pack in packets of 3-2-3-2, then 2-3-2-3, beginning at the dealer's left. */
  public Hand(int number, int[] pack, HandRules rules) {
    this(new HandSetup(number, wrap(rules.firstDealer() + number), pack[UPCARD], rules));
    int dealer = setup.dealer();
    held[wrap(dealer + 1)] = cards(pack, 0, 3) | cards(pack, 10, 2);
    held[wrap(dealer + 2)] = cards(pack, 3, 2) | cards(pack, 12, 3);
    held[wrap(dealer + 3)] = cards(pack, 5, 3) | cards(pack, 15, 2);
    held[dealer] = cards(pack, 8, 2) | cards(pack, 17, 3);
  }

  /** A hand that has already been dealt, by the masks of the cards that the seats hold. */
  public Hand(HandSetup setup, int[] held) {
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
    step = other.step;
    passes = other.passes;
    trump = other.trump;
    sittingOut = other.sittingOut;
    discarded = other.discarded;
    playedCards = other.playedCards;
    earlyPlays = other.earlyPlays;
    latePlays = other.latePlays;
    tricksOfEven = other.tricksOfEven;
    toAct = other.toAct;
    legal = other.legal;
    led = other.led;
    following = other.following;
    winning = other.winning;
  }

  public Hand copy() {
    return new Hand(this);
  }

  /** Makes the decision of the seat to act, which is a number of {@link DecisionMask}. */
  public void apply(int decision) {
    if (decision < DecisionMask.DISCARDS) {
      play(decision);
    } else if (decision == DecisionMask.PASS) {
      pass();
    } else if (decision < DecisionMask.PASS) {
      discard(decision - DecisionMask.DISCARDS);
    } else if (decision == DecisionMask.DEFEND_ALONE) {
      defendAlone();
    } else {
      orderUp(DecisionMask.ordered(decision), DecisionMask.isAlone(decision));
    }
  }

  /** Passes, or declines to defend alone. */
  public void pass() {
    if (step == Step.DEFENCE) {
      declineDefence();
      return;
    }
    passes++;
    if (isThrownIn()) {
      end();
      return;
    }
    toAct = after(toAct);
    step = passes < SEATS ? Step.ROUND_ONE : Step.ROUND_TWO;
    legal = setup.legalBids(passes);
  }

  private void orderUp(int suit, boolean alone) {
    trump = TrumpOrder.of(suit);
    if (alone) {
      sittingOut = SittingOut.partner(toAct);
    }
    if (step == Step.ROUND_ONE && !SittingOut.contains(sittingOut, setup.dealer())) {
      held[setup.dealer()] |= 1 << setup.upcard();
      step = Step.DISCARD;
      toAct = setup.dealer();
      legal = DecisionMask.discards(held[toAct]);
    } else {
      endMaking();
    }
  }

  public void discard(int card) {
    held[setup.dealer()] &= ~(1 << card);
    discarded = card;
    endMaking();
  }

  private void endMaking() {
    if (setup.rules().loneDefence()) {
      step = Step.DEFENCE;
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

  private void defendAlone() {
    sittingOut |= SittingOut.partner(toAct);
    awaitFirstLead();
  }

  private void awaitFirstLead() {
    awaitLead(setup.firstLeader(passes, sittingOut));
  }

  private void awaitLead(int seat) {
    step = Step.LEAD;
    toAct = seat;
    legal = held[seat];
    following = 0;
  }

  /** Leads a card or plays it to the trick. */
  public void play(int card) {
    TrumpOrder order = requireTrump();
    held[toAct] &= ~(1 << card);
    record(card);
    if (step == Step.LEAD) {
      step = Step.FOLLOW;
      led = order.effectiveSuit(card);
      following = order.suitMask(led);
      winning = 0;
    }
    winning = Math.max(winning, order.strength(card, led) * SEATS + toAct);
    if (trickSize() == 0) {
      takeTrick(seat(winning));
    } else {
      awaitFollow(SittingOut.after(toAct, sittingOut));
    }
  }

  private void record(int card) {
    if (played() < PlayHistory.EARLY) {
      earlyPlays = PlayHistory.append(earlyPlays, card);
    } else {
      latePlays = PlayHistory.append(latePlays, card);
    }
    playedCards |= 1 << card;
  }

  /** {@return the order of the cards, once trump is made} */
  public TrumpOrder requireTrump() {
    return Objects.requireNonNull(trump, "no trump is made");
  }

  private void awaitFollow(int seat) {
    toAct = seat;
    legal = following(held[seat]);
  }

  /** The cards that may be played to the trick on the table by the seat that holds some cards. */
  private int following(int cards) {
    int ofSuit = cards & following;
    int allIfNone = (ofSuit - 1) >> (Integer.SIZE - 1);
    return ofSuit | (cards & allIfNone);
  }

  /** Replaces the cards of a seat by other cards. {@code cards} is the mask of the other cards. */
  public void exchange(int seat, int cards) {
    held[seat] = cards;
    if (seat == toAct) {
      legal = legalDecisions();
    }
  }

  private long legalDecisions() {
    int cards = held[toAct];
    return switch (step) {
      case Step.ROUND_ONE, Step.ROUND_TWO -> setup.legalBids(passes);
      case Step.DISCARD -> DecisionMask.discards(cards);
      case Step.DEFENCE -> DecisionMask.DEFENCE;
      case Step.LEAD -> cards;
      case Step.FOLLOW -> following(cards);
      default -> 0;
    };
  }

  /** {@return the cards played, once trump is made} */
  public PlayHistory plays() {
    int leader = setup.firstLeader(passes, sittingOut);
    return new PlayHistory(requireTrump(), leader, earlyPlays, latePlays, played(), sittingOut);
  }

  private void takeTrick(int winner) {
    tricksOfEven += 1 - (winner & 1);
    awaitLead(winner);
    if (legal == 0) {
      end();
    }
  }

  private void end() {
    step = Step.OVER;
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

  /** {@return a number modulo the number of seats} {@code count} is the number, 0 or more. */
  public static int wrap(int count) {
    return count & (SEATS - 1);
  }

  /** {@return a card played, by its place in the order of play} */
  public int playedAt(int index) {
    return PlayHistory.card(earlyPlays, latePlays, played(), index);
  }

  public int played() {
    return Integer.bitCount(playedCards);
  }

  public int trickSize() {
    return SittingOut.inTrick(played(), sittingOut);
  }

  public boolean isOver() {
    return step == Step.OVER;
  }

  public boolean isThrownIn() {
    return passes == HandRules.TURNS;
  }

  /** {@return the seat that made trump: the one after those that passed} */
  public int maker() {
    return setup.maker(passes);
  }

  /** {@return whether the maker plays alone, once trump is made} */
  public boolean isMakerAlone() {
    return SittingOut.contains(sittingOut, SittingOut.partnerOf(maker()));
  }

  /** {@return whether a defender plays alone, once trump is made} */
  public boolean isDefenderAlone() {
    return (sittingOut & ~SittingOut.partner(maker())) != 0;
  }

  /** {@return the cards that may be in another hand or undealt, for all that a seat knows} */
  public int unseen(int seat) {
    int seen = held[seat] | playedCards;
    seen |= discarded == NONE && step != Step.DISCARD ? 1 << setup.upcard() : 0;
    seen |= seat == setup.dealer() && discarded != NONE ? 1 << discarded : 0;
    return EuchreCards.ALL & ~seen;
  }

  /** The seat in {@link #winning}. */
  public static int seat(int winning) {
    return wrap(winning);
  }

  /** The strength of the card in {@link #winning}. */
  public static int strength(int winning) {
    return winning / SEATS;
  }

  /** {@return the seat that is winning the trick on the table, which has a card} */
  public int winningSeat() {
    return seat(winning);
  }

  /** {@return the card that is winning the trick on the table, which has a card} */
  public int winningCard() {
    return requireTrump().card(strength(winning));
  }

  /** {@return whether no trick that is left changes how many points the hand is worth} */
  public boolean isSettled() {
    int ofMakers = tricksOfMakers();
    int ofDefenders = tricksTaken() - ofMakers;
    return ofDefenders > TRICKS / 2 || (ofMakers > TRICKS / 2 && ofDefenders > 0);
  }

  public int tricksTaken() {
    return TRICKS - Integer.bitCount(held[toAct]);
  }

  /** {@return the number of tricks that the seat to act and its partner have lost} */
  public int tricksLost() {
    return tricksOf(toAct + 1);
  }

  public int tricksOfMakers() {
    return tricksOf(maker());
  }

  private int tricksOf(int seat) {
    return (seat & 1) == 0 ? tricksOfEven : tricksTaken() - tricksOfEven;
  }
}
