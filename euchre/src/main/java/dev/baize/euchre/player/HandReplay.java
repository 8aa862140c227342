package dev.baize.euchre.player;

import dev.baize.core.game.Seat;
import dev.baize.euchre.Alone;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trick;
import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HandRules;
import dev.baize.euchre.kernel.HandSetup;
import java.util.Optional;
import java.util.stream.IntStream;

/** Replays the decisions of a hand so far, as one seat saw them, in a sampled deal. */
final class HandReplay {

  private final int seat;
  private final HandSetup setup;
  private final HandStrategy strategy;
  private final DecisionLikelihood likelihood;

  /** The decisions by their numbers, but for the discard. */
  private final int[] bids;

  private final int[] defences;
  private final int[] plays;

  /** Whether the dealer has picked up the upcard and discarded. */
  private final boolean discarded;

  /** The seat's own discard, or {@link Hand#NONE}. */
  private final int ownDiscard;

  HandReplay(EuchreView view, HandStrategy strategy) {
    this.seat = view.seat().index();
    this.setup =
        new HandSetup(
            view.handNumber(),
            view.dealer().index(),
            EuchreCards.number(view.upcard()),
            rules(view.house()));
    this.strategy = strategy;
    this.likelihood = new DecisionLikelihood(view.partner().index());
    this.bids = bids(view);
    this.discarded = view.isUpcardPickedUp() && view.phase() != Phase.DISCARD;
    this.ownDiscard = view.discarded().map(EuchreCards::number).orElse(Hand.NONE);
    this.defences = defences(view);
    this.plays =
        view.tricks().stream()
            .map(Trick::cards)
            .flatMapToInt(cards -> cards.stream().mapToInt(EuchreCards::number))
            .toArray();
  }

  private static HandRules rules(EuchreHouseRules house) {
    return new HandRules(
        house.alone() != Alone.NO,
        house.alone() == Alone.BOTH,
        house.dealerStuck(),
        house.canadian(),
        house.leftLeads(),
        house.firstDealer());
  }

  private static int[] bids(EuchreView view) {
    IntStream passes = IntStream.generate(() -> DecisionMask.PASS).limit(view.passes());
    IntStream order = view.trump().stream().mapToInt(trump -> order(trump.suit().index(), view));
    return IntStream.concat(passes, order).toArray();
  }

  private static int order(int suit, EuchreView view) {
    return view.isMakerAlone() ? DecisionMask.orderUpAlone(suit) : DecisionMask.orderUp(suit);
  }

  /** The answers of defenders that have been asked if they play alone. */
  private static int[] defences(EuchreView view) {
    if (view.house().alone() != Alone.BOTH
        || view.trump().isEmpty()
        || view.phase() == Phase.DISCARD) {
      return new int[0];
    }
    Seat first = view.maker().orElseThrow().next(Hand.SEATS);
    if (view.phase() == Phase.DEFENCE) {
      return view.seat() == first ? new int[0] : new int[] {DecisionMask.PASS};
    }
    Optional<Seat> alone = view.loneDefender();
    if (alone.isEmpty()) {
      return new int[] {DecisionMask.PASS, DecisionMask.PASS};
    }
    return alone.get() == first
        ? new int[] {DecisionMask.DEFEND_ALONE}
        : new int[] {DecisionMask.PASS, DecisionMask.DEFEND_ALONE};
  }

  /**
   * The position to which the same decisions lead in a sampled deal, weighted by their likelihood.
   * {@code discards} are the candidates for a hidden discard. A likelihood below the threshold
   * counts as 0, and the replay is abandoned.
   */
  Particle weigh(int[] held, int discards, StrategyProfile profile, double threshold) {
    Hand hand = new Hand(setup, held);
    double likely = decide(bids, hand, profile, 1, threshold);
    if (discarded && likely >= threshold) {
      likely *= discard(discards, hand, profile);
    }
    likely = decide(defences, hand, profile, likely, threshold);
    likely = decide(plays, hand, profile, likely, threshold);
    return new Particle(hand, profile, likely >= threshold ? likely : 0);
  }

  private double decide(
      int[] decisions, Hand hand, StrategyProfile profile, double before, double threshold) {
    double likely = before;
    for (int i = 0; i < decisions.length && likely >= threshold; i++) {
      int made = decisions[i];
      int choices = Long.bitCount(hand.legal);
      if (hand.toAct != seat && choices > 1) {
        likely *= likelihood.of(made, profile.decide(hand, strategy), choices, hand.toAct);
      }
      hand.apply(made);
    }
    return likely;
  }

  private double discard(int possible, Hand hand, StrategyProfile profile) {
    if (possible == 0) {
      hand.discard(ownDiscard);
      return 1;
    }
    int dealer = hand.toAct;
    int expected = DecisionMask.discarded(profile.decide(hand, strategy));
    hand.discard(DecisionLikelihood.discard(possible, expected, hand.requireTrump()));
    return likelihood.ofDiscard(possible, expected, dealer);
  }

  /**
   * What a seat cannot see, as a weighted sample: by the likelihood of the other seats' decisions
   * so far, which is 0 if it is negligible.
   */
  record Particle(Hand hand, StrategyProfile profile, double likelihood) {}
}
