package dev.baize.euchre;

import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.Tally;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.Shuffle;
import dev.baize.core.shuffle.UniformShuffle;
import dev.baize.euchre.EuchreDecision.DefendAlone;
import dev.baize.euchre.EuchreDecision.Discard;
import dev.baize.euchre.EuchreDecision.OrderUp;
import dev.baize.euchre.EuchreDecision.Play;
import dev.baize.euchre.kernel.BiddingRules;
import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HiddenHands;
import dev.baize.euchre.kernel.SittingOut;
import dev.baize.euchre.kernel.Step;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game of euchre in progress: hands, one after another, until a side has the points to win; or a
 * single hand.
 */
final class EuchreGame implements Game<EuchreView, EuchreDecision> {

  private static final Seed NO_DEALS = Seed.of(0);

  private final Shuffle shuffle;
  private final Seed deals;
  private final @Nullable Consumer<? super EuchreEvent> events;
  private final @Nullable HandMeasures measures;

  /** Card numbers in their last shuffled order; null if it is unknown and not yet drawn. */
  private int @Nullable [] pack;

  private final BiddingRules bidding;

  /** Whether the game is a single hand. */
  private final boolean singleHand;

  private Score score;
  private Hand hand;
  private long turn;

  EuchreGame(
      Shuffle shuffle,
      Seed seed,
      int[] pack,
      int pointsToWin,
      HouseRules house,
      @Nullable Consumer<? super EuchreEvent> events,
      @Nullable Tally tally) {
    this.shuffle = shuffle;
    this.deals = Hand.deals(seed);
    this.events = events;
    this.measures = tally == null ? null : new HandMeasures(house, tally);
    this.pack = pack.clone();
    this.bidding = HouseBidding.of(house);
    this.singleHand = false;
    this.score = new Score(0, 0, pointsToWin);
    this.hand = deal(0);
  }

  /** A game of a single hand, which has already been dealt. */
  EuchreGame(Hand hand, Score score) {
    this(DealShuffle.NONE.shuffle(), NO_DEALS, null, true, hand, score, 0);
  }

  /**
   * A game whose hand has already been dealt, from a pack in unknown order.
   *
   * @param deals the seed of all later deals
   */
  EuchreGame(Shuffle shuffle, Seed deals, Hand hand, Score score, long turn) {
    this(shuffle, deals, null, false, hand, score, turn);
  }

  private EuchreGame(
      Shuffle shuffle,
      Seed deals,
      int @Nullable [] pack,
      boolean singleHand,
      Hand hand,
      Score score,
      long turn) {
    this.shuffle = shuffle;
    this.deals = deals;
    this.events = null;
    this.measures = null;
    this.pack = pack;
    this.bidding = hand.setup.bidding();
    this.singleHand = singleHand;
    this.score = score;
    this.hand = hand;
    this.turn = turn;
  }

  private Hand deal(int number) {
    if (pack == null) {
      pack = EuchreCards.inOrder();
      new UniformShuffle().shuffle(pack, deals.derive("pack").generator());
    }
    Hand dealt = Hand.dealt(number, pack, shuffle, deals, bidding);
    if (events != null) {
      announceDeal(dealt, events);
    }
    return dealt;
  }

  private void announceDeal(Hand dealt, Consumer<? super EuchreEvent> listener) {
    listener.accept(new EuchreEvent.HandBegan(dealt.setup.number(), Seat.of(dealt.setup.dealer())));
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      listener.accept(new EuchreEvent.Dealt(Seat.of(seat), EuchreCards.set(dealt.held[seat])));
    }
    listener.accept(new EuchreEvent.TurnedUp(EuchreCards.card(dealt.setup.upcard())));
  }

  @Override
  public Seat toAct() {
    requireNotOver();
    return Seat.of(hand.toAct);
  }

  @Override
  public EuchreView view(Seat seat) {
    if (seat.index() >= Hand.SEATS) {
      throw new IllegalArgumentException("no " + seat + " in euchre; expected seat 0 to 3");
    }
    return new EuchreView(hand, score, seat.index(), turn);
  }

  @Override
  public List<EuchreDecision> legal() {
    return isOver() ? List.of() : view(toAct()).legal();
  }

  @Override
  public boolean isLegal(EuchreDecision decision) {
    return DecisionMask.contains(hand.legal, decision.number);
  }

  @Override
  public void apply(EuchreDecision decision) {
    if (!isLegal(decision)) {
      requireNotOver();
      throw new IllegalDecisionException(toAct(), decision, legal(), position());
    }
    if (decision instanceof Play play) {
      play(play);
    } else if (decision instanceof Discard discard) {
      discard(discard);
    } else if (decision instanceof OrderUp order) {
      orderUp(order);
    } else if (decision instanceof DefendAlone) {
      defendAlone();
    } else {
      pass();
    }
    turn++;
  }

  private void pass() {
    if (events != null) {
      announcePass(events);
    }
    hand.pass();
    if (hand.isOver()) {
      throwIn();
    }
  }

  private void announcePass(Consumer<? super EuchreEvent> listener) {
    listener.accept(
        hand.step == Step.DEFENCE
            ? new EuchreEvent.Declined(toAct())
            : new EuchreEvent.Passed(toAct()));
  }

  private void orderUp(OrderUp order) {
    if (events != null) {
      announce(order, events);
    }
    hand.orderUp(order.suit().index(), order.alone());
    if (events != null && hand.step == Step.DISCARD) {
      events.accept(
          new EuchreEvent.PickedUp(
              Seat.of(hand.setup.dealer()), EuchreCards.card(hand.setup.upcard())));
    }
  }

  private void announce(OrderUp order, Consumer<? super EuchreEvent> listener) {
    listener.accept(new EuchreEvent.OrderedUp(toAct(), order.suit(), order.alone()));
    if (order.alone()) {
      listener.accept(new EuchreEvent.SitsOut(partnerOfToAct()));
    }
  }

  private Seat partnerOfToAct() {
    return Seat.of(SittingOut.partnerOf(hand.toAct));
  }

  private void defendAlone() {
    if (events != null) {
      events.accept(new EuchreEvent.DefendsAlone(toAct()));
      events.accept(new EuchreEvent.SitsOut(partnerOfToAct()));
    }
    hand.defendAlone();
  }

  private void discard(Discard discard) {
    if (events != null) {
      events.accept(new EuchreEvent.Discarded(toAct(), discard.card()));
    }
    hand.discard(EuchreCards.number(discard.card()));
  }

  private void play(Play play) {
    if (events == null) {
      hand.play(play.number);
    } else {
      events.accept(
          hand.step == Step.LEAD
              ? new EuchreEvent.Led(toAct(), play.card())
              : new EuchreEvent.Played(toAct(), play.card()));
      hand.play(play.number);
      if (hand.step != Step.FOLLOW) {
        events.accept(new EuchreEvent.TrickTaken(Seat.of(hand.toAct)));
      }
    }
    if (hand.isOver()) {
      endHand();
    }
  }

  private void endHand() {
    HandResult result = HandResult.of(hand);
    Side winners = Side.winners(hand);
    score = score.plus(winners, result.points());
    if (measures != null) {
      measures.add(hand, score.isWon());
    }
    if (events != null) {
      events.accept(new EuchreEvent.HandScored(winners, result, score.even(), score.odd()));
      if (score.isWon()) {
        events.accept(new EuchreEvent.GameWon(winners));
      }
    }
    if (!score.isWon() && !singleHand) {
      hand = deal(hand.setup.number() + 1);
    }
  }

  private void throwIn() {
    if (measures != null) {
      measures.addThrownIn();
    }
    if (events != null) {
      events.accept(new EuchreEvent.ThrownIn(score.even(), score.odd()));
    }
    if (!singleHand) {
      hand = deal(hand.setup.number() + 1);
    }
  }

  @Override
  public long hand() {
    return hand.setup.number();
  }

  @Override
  public List<Long> scores() {
    return List.of(
        (long) score.even(), (long) score.odd(), (long) score.even(), (long) score.odd());
  }

  @Override
  public boolean isOver() {
    return hand.isOver();
  }

  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over: " + position());
    }
    Side winners = Side.winners(hand);
    return new Outcome(
        scores(), hand.isThrownIn() ? List.of() : List.of(winners.first(), winners.second()));
  }

  private void requireNotOver() {
    if (isOver()) {
      throw new IllegalStateException("the game is over");
    }
  }

  @Override
  public String position() {
    return String.format(Locale.ROOT, "score %d to %d, %s", score.even(), score.odd(), hand);
  }

  @Override
  public EuchreGame copy() {
    int @Nullable [] order = pack == null ? null : pack.clone();
    return new EuchreGame(shuffle, deals, order, singleHand, hand.copy(), score, turn);
  }

  @Override
  public EuchreGame redeal(Seat seat, RandomGenerator random) {
    int me = seat.index();
    boolean discardIsHidden = hand.discarded != Hand.NONE && me != hand.setup.dealer();
    Hand other = hand.copy();
    HiddenHands.of(hand, me, hand.unseen(me), discardIsHidden).deal(other, random);
    return new EuchreGame(
        shuffle, Seed.of(random.nextLong()), null, singleHand, other, score, turn);
  }
}
