package dev.baize.euchre;

import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.Tally;
import dev.baize.core.game.WorldSampler;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.Shuffle;
import dev.baize.core.shuffle.UniformShuffle;
import dev.baize.euchre.EuchreDecision.DefendAlone;
import dev.baize.euchre.EuchreDecision.Discard;
import dev.baize.euchre.EuchreDecision.OrderUp;
import dev.baize.euchre.EuchreDecision.Play;
import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HandRules;
import dev.baize.euchre.kernel.HiddenHands;
import dev.baize.euchre.kernel.SittingOut;
import dev.baize.euchre.kernel.Step;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A game of euchre in progress: hand after hand until it is decided, or a single hand. */
final class EuchreGame implements Game<EuchreView, EuchreDecision> {

  private static final Seed NO_DEALS = Seed.of(0);
  private static final Hand[] NONE_GIVEN = {};
  private static final List<Seat> ALL_SEATS =
      List.of(Seat.of(0), Seat.of(1), Seat.of(2), Seat.of(3));

  private final Shuffle shuffle;
  private final Seed deals;

  /** The first hands, if their cards do not follow from the seed. */
  private final Hand[] given;

  private final @Nullable HandEvents events;
  private final @Nullable HandMeasures measures;

  /** Card numbers in their last shuffled order; null if it is unknown and not yet drawn. */
  private int @Nullable [] pack;

  private final HandRules rules;

  /** Whether the game is a single hand. */
  private final boolean singleHand;

  private Score score;
  private Hand hand;
  private long turn;

  /** A game from its first deal; {@code given} are the texts of the deals that are given. */
  EuchreGame(
      Shuffle shuffle,
      int[] pack,
      Score start,
      Seed seed,
      List<String> given,
      @Nullable Consumer<? super EuchreEvent> listener,
      @Nullable Tally tally) {
    EuchreHouseRules house = start.house();
    this.shuffle = shuffle;
    this.deals = Hand.deals(seed);
    this.events = listener == null ? null : new HandEvents(listener);
    this.measures = tally == null ? null : new HandMeasures(house, tally);
    this.pack = pack;
    this.rules = house.handRules();
    this.singleHand = false;
    this.score = start;
    this.given = given(given, rules);
    if (events != null) {
      events.began(score);
    }
    deal(0);
  }

  private static Hand[] given(List<String> deals, HandRules rules) {
    Hand[] hands = new Hand[deals.size()];
    for (int number = 0; number < hands.length; number++) {
      OpenDealText deal = OpenDealText.parse(deals.get(number));
      int dealer = Hand.wrap(rules.firstDealer() + number);
      if (deal.dealer().index() != dealer) {
        throw new IllegalArgumentException(
            "dealer " + deal.dealer().index() + ": expected " + dealer + ", whose deal it is");
      }
      hands[number] = deal.hand(number, rules);
    }
    return hands;
  }

  /** A game of a single hand, which has already been dealt. */
  EuchreGame(Hand hand, Score score) {
    this(DealShuffle.NONE.shuffle(), NO_DEALS, NONE_GIVEN, null, true, hand, score, 0);
  }

  /** A game in the middle of a hand, from a pack in unknown order, with a seed for later deals. */
  EuchreGame(Shuffle shuffle, Seed deals, Hand hand, Score score, long turn) {
    this(shuffle, deals, NONE_GIVEN, null, false, hand, score, turn);
  }

  private EuchreGame(
      Shuffle shuffle,
      Seed deals,
      Hand[] given,
      int @Nullable [] pack,
      boolean singleHand,
      Hand hand,
      Score score,
      long turn) {
    this.shuffle = shuffle;
    this.deals = deals;
    this.events = null;
    this.measures = null;
    this.given = given;
    this.pack = pack;
    this.rules = hand.setup.rules();
    this.singleHand = singleHand;
    this.score = score;
    this.hand = hand;
    this.turn = turn;
  }

  /**
   * The games consistent with a view, whose packs are in unknown order, for one thread at a time.
   */
  static WorldSampler<EuchreView, EuchreDecision> worlds(Shuffle shuffle, EuchreView view) {
    Hand known = SeenHand.of(view);
    HiddenHands hidden = SeenHand.hidden(view, known);
    return random -> {
      Hand hand = known.copy();
      hidden.deal(hand, random);
      return new EuchreGame(shuffle, Seed.of(random.nextLong()), hand, view.score, view.turn());
    };
  }

  private void deal(int number) {
    if (pack == null) {
      pack = EuchreCards.inOrder();
      new UniformShuffle().shuffle(pack, deals.derive("pack").generator());
    }
    Hand ofSeed = Hand.dealt(number, pack, shuffle, deals, rules);
    hand = number < given.length ? given[number].copy() : ofSeed;
    if (events != null) {
      events.dealt(hand);
    }
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
    if (events != null) {
      events.deciding(hand, decision);
    }
    hand.apply(decision.number);
    if (events != null) {
      events.decided(hand, decision);
    }
    if (hand.isOver()) {
      endHand();
    }
    turn++;
  }

  private void endHand() {
    if (!hand.isThrownIn()) {
      int points = score.house().points(HandResult.of(hand), hand.isMakerAlone());
      score = score.plus(Side.winners(hand), points);
    }
    if (measures != null) {
      measures.add(hand);
    }
    if (events != null) {
      events.ended(hand, score);
    }
    int hands = hand.setup.number() + 1;
    if (score.isFinal(hands)) {
      endGame(hands);
    } else if (!singleHand) {
      deal(hands);
    }
  }

  private void endGame(int hands) {
    if (measures != null) {
      measures.write(hands);
    }
    if (events != null) {
      events.ended(score);
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
    return new Outcome(scores(), winners());
  }

  /** The winners of the game; of a single hand, those who scored in it. */
  private List<Seat> winners() {
    if (singleHand && hand.isThrownIn()) {
      return List.of();
    }
    Side winners = singleHand ? Side.winners(hand) : score.leader();
    return winners == null ? ALL_SEATS : List.of(winners.first(), winners.second());
  }

  private void requireNotOver() {
    if (isOver()) {
      throw new IllegalStateException("the game is over");
    }
  }

  @Override
  public String position() {
    StringBuilder text = new StringBuilder();
    text.append("score ").append(score.even()).append(" to ").append(score.odd());
    text.append(", hand ").append(hand.setup.number());
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      text.append(", ").append(Seat.of(seat)).append(' ').append(EuchreCards.set(hand.held[seat]));
    }
    text.append(", upcard ").append(EuchreCards.card(hand.setup.upcard()));
    text.append(", passes ").append(hand.passes);
    if (hand.trump != null) {
      text.append(", ").append(hand.trump).append(" by ").append(Seat.of(hand.maker()));
    }
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      boolean sitsOut = SittingOut.contains(hand.sittingOut, seat);
      text.append(sitsOut ? ", " + Seat.of(seat) + " sits out" : "");
    }
    if (hand.step == Step.DEFENCE) {
      text.append(", ").append(Seat.of(hand.toAct)).append(" may defend alone");
    }
    if (hand.discarded != Hand.NONE) {
      text.append(", discarded ").append(EuchreCards.card(hand.discarded));
    }
    for (int i = 0; i < hand.played(); i++) {
      text.append(i % SittingOut.players(hand.sittingOut) == 0 ? ", trick " : " ");
      text.append(EuchreCards.card(hand.playedAt(i)));
    }
    return text.toString();
  }

  @Override
  public EuchreGame copy() {
    int @Nullable [] order = pack == null ? null : pack.clone();
    return new EuchreGame(shuffle, deals, given, order, singleHand, hand.copy(), score, turn);
  }

  @Override
  public EuchreGame redeal(Seat seat, RandomGenerator random) {
    EuchreView view = view(seat);
    Hand other = SeenHand.of(view);
    SeenHand.hidden(view, other).deal(other, random);
    return new EuchreGame(
        shuffle, Seed.of(random.nextLong()), NONE_GIVEN, null, singleHand, other, score, turn);
  }

  /** The events of the hands of a game, in the order in which they happen. */
  private record HandEvents(Consumer<? super EuchreEvent> listener) {

    /** Tells of points that the sides have before the first hand. */
    void began(Score score) {
      if (score.even() != 0 || score.odd() != 0) {
        listener.accept(new EuchreEvent.GameBegan(score.even(), score.odd()));
      }
    }

    void dealt(Hand hand) {
      listener.accept(new EuchreEvent.HandBegan(hand.setup.number(), Seat.of(hand.setup.dealer())));
      for (int seat = 0; seat < Hand.SEATS; seat++) {
        listener.accept(new EuchreEvent.Dealt(Seat.of(seat), EuchreCards.set(hand.held[seat])));
      }
      listener.accept(new EuchreEvent.TurnedUp(EuchreCards.card(hand.setup.upcard())));
    }

    /** Tells of a legal decision that is about to be made. */
    void deciding(Hand hand, EuchreDecision decision) {
      Seat seat = Seat.of(hand.toAct);
      if (decision instanceof Play play) {
        listener.accept(
            hand.step == Step.LEAD
                ? new EuchreEvent.Led(seat, play.card())
                : new EuchreEvent.Played(seat, play.card()));
      } else if (decision instanceof Discard discard) {
        listener.accept(new EuchreEvent.Discarded(seat, discard.card()));
      } else if (decision instanceof OrderUp order) {
        listener.accept(new EuchreEvent.OrderedUp(seat, order.suit(), order.alone()));
        if (order.alone()) {
          partnerSitsOut(hand);
        }
      } else if (decision instanceof DefendAlone) {
        listener.accept(new EuchreEvent.DefendsAlone(seat));
        partnerSitsOut(hand);
      } else {
        listener.accept(
            hand.step == Step.DEFENCE
                ? new EuchreEvent.Declined(seat)
                : new EuchreEvent.Passed(seat));
      }
    }

    private void partnerSitsOut(Hand hand) {
      listener.accept(new EuchreEvent.SitsOut(Seat.of(SittingOut.partnerOf(hand.toAct))));
    }

    /** Tells what followed from a decision. */
    void decided(Hand hand, EuchreDecision decision) {
      if (hand.step == Step.DISCARD) {
        listener.accept(
            new EuchreEvent.PickedUp(
                Seat.of(hand.setup.dealer()), EuchreCards.card(hand.setup.upcard())));
      } else if (decision instanceof Play && hand.step != Step.FOLLOW) {
        listener.accept(new EuchreEvent.TrickTaken(Seat.of(hand.toAct)));
      }
    }

    void ended(Hand hand, Score score) {
      int even = score.even();
      int odd = score.odd();
      listener.accept(
          hand.isThrownIn()
              ? new EuchreEvent.ThrownIn(even, odd)
              : new EuchreEvent.HandScored(Side.winners(hand), HandResult.of(hand), even, odd));
    }

    void ended(Score score) {
      Side winners = score.leader();
      listener.accept(
          winners == null ? new EuchreEvent.GameDrawn() : new EuchreEvent.GameWon(winners));
    }
  }
}
