package dev.baize.euchre.player;

import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.OrderUp;
import dev.baize.euchre.EuchreHousePreset;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Fits the weights by which {@link Expert} plays alone, as maker and as defender, and prints them
 * in the form that {@link LonePolicy} holds.
 *
 * <p>In simulated hands, the maker plays alone and with its partner, if a march is possible, and so
 * does each defender; all play on as experts. The weights of the features are fitted to the points
 * that the player gains by playing alone: first in all hands, then in those that the first fit
 * finds promising, because the gain is linear at best where a lone hand comes into question. The
 * threshold is the value from which playing alone wins most points.
 *
 * <p>Run it as {@link FitBidding}, after {@code mvn -q test-compile -pl euchre -am} (800000 deals
 * take about two minutes):
 *
 * <pre>
 * java -cp core/target/classes:euchre/target/classes:euchre/target/test-classes \
 *     dev.baize.euchre.player.FitLoneHands 800000
 * </pre>
 */
final class FitLoneHands {

  private static final int FEATURES = FeatureTable.FEATURES.size();
  private static final int DEFENCES = 4;
  private static final EuchreHouseRules ONLINE = EuchreHouseRules.of(EuchreHousePreset.ONLINE);
  private static final int ROUND_TWO = 4;
  private static final int LAST_TURN = 7;

  /** One of this many deals is passed in round one whatever the hands, to reach the last turns. */
  private static final int PASSED_ON = 3;

  /** One of this many is passed until the dealer must bid. */
  private static final int PASSED_TO_THE_END = 12;

  /** Hands with a value of less than this by the first fit are left out of the second. */
  private static final double PROMISING = -0.5;

  private final Expert together = new Expert(false);

  /** By which makers play alone. */
  private final LonePolicy makerPolicy;

  private final List<List<Offer>> makers = new ArrayList<>();
  private final List<List<Offer>> defenders = new ArrayList<>();

  private FitLoneHands(LonePolicy makerPolicy) {
    this.makerPolicy = makerPolicy;
    for (int turn = 0; turn < FeatureTable.TURNS; turn++) {
      makers.add(new ArrayList<>());
    }
    for (int defence = 0; defence < DEFENCES; defence++) {
      defenders.add(new ArrayList<>());
    }
  }

  /** Prints weights fitted to the number of deals given by the argument. */
  public static void main(String[] args) {
    int deals = Integer.parseInt(args[0]);
    FeatureWeights maker = fit(LonePolicy.FITTED, Seed.of(0), deals).maker();
    LonePolicy makers = LonePolicy.of(maker, LonePolicy.DEFENDER_WEIGHTS);
    System.out.print(FeatureTable.print("passes", maker));
    System.out.print(FeatureTable.print("defender", fit(makers, Seed.of(1), deals).defender()));
    fit(LonePolicy.FITTED, Seed.of(2), deals).chances().forEach(System.out::println);
  }

  /**
   * How the chances of what other houses count otherwise depend on the gain that is expected by the
   * weights that {@link LonePolicy} holds, in the order of the lines there.
   */
  List<LonePolicy.Line> chances() {
    List<List<Offer>> makers = promising(this.makers, LonePolicy.MAKER_WEIGHTS, 0);
    List<List<Offer>> against = promising(defenders, LonePolicy.DEFENDER_WEIGHTS, 2);
    return List.of(
        line(makers, LonePolicy.MAKER_WEIGHTS, 0, offer -> offer.won(4)),
        line(makers, LonePolicy.MAKER_WEIGHTS, 0, offer -> offer.won(-2)),
        line(against, LonePolicy.DEFENDER_WEIGHTS, 2, offer -> offer.won(4)),
        line(against, LonePolicy.DEFENDER_WEIGHTS, 2, offer -> offer.wonOtherwise(2)),
        line(
            against,
            LonePolicy.DEFENDER_WEIGHTS,
            2,
            offer -> offer.won(-4) - offer.wonOtherwise(-4)));
  }

  /** The promising offers of the columns from one on. */
  private static List<List<Offer>> promising(
      List<List<Offer>> columns, FeatureWeights weights, int from) {
    List<List<Offer>> promising = new ArrayList<>();
    for (int column = from; column < columns.size(); column++) {
      double[] row = weights.weights(column);
      promising.add(
          columns.get(column).stream().filter(offer -> offer.value(row) >= PROMISING).toList());
    }
    return promising;
  }

  private static LonePolicy.Line line(
      List<List<Offer>> columns, FeatureWeights weights, int from, ToIntFunction<Offer> happened) {
    LeastSquares line = new LeastSquares(2);
    for (int column = 0; column < columns.size(); column++) {
      double[] row = weights.weights(from + column);
      for (Offer offer : columns.get(column)) {
        line.add(new double[] {1, offer.value(row)}, happened.applyAsInt(offer));
      }
    }
    return new LonePolicy.Line(line.weights()[0], line.weights()[1]);
  }

  /** A fit to a number of deals. */
  static FitLoneHands fit(LonePolicy makerPolicy, Seed seed, int deals) {
    FitLoneHands fit = new FitLoneHands(makerPolicy);
    for (int deal = 0; deal < deals; deal++) {
      fit.play(FitBidding.openDeal(seed.derive(deal)).start(ONLINE), passes(deal));
    }
    return fit;
  }

  /** The weights of makers, by the number of passes. */
  FeatureWeights maker() {
    return table(makers);
  }

  /** The weights of defenders, in the columns of {@link LonePolicy#defence}. */
  FeatureWeights defender() {
    return table(defenders);
  }

  /** The number of seats that pass whatever their hands. */
  private static int passes(int deal) {
    if (deal % PASSED_TO_THE_END == 0) {
      return LAST_TURN;
    }
    return deal % PASSED_ON == 0 ? ROUND_TWO : 0;
  }

  private void play(Game<EuchreView, EuchreDecision> game, int passes) {
    EuchreView view = game.view(game.toAct());
    EuchreDecision bid = together.decide(view);
    while (!(bid instanceof OrderUp) || view.passes() < passes) {
      game.apply(EuchreDecision.pass());
      view = game.view(game.toAct());
      bid = together.decide(view);
    }
    Suit trump = ((OrderUp) bid).suit();
    EuchreDecision alone = EuchreDecision.orderUpAlone(trump);
    if (!BiddingHand.of(view).givesRightBower(view.passes())) {
      makers.get(view.passes()).add(offer(game, view, trump, bid, alone));
    }
    tryDefences(game, makerPolicy.playsAlone(view, trump) ? alone : bid);
  }

  /** Tries what playing alone gains over not doing so. */
  private Offer offer(
      Game<EuchreView, EuchreDecision> game,
      EuchreView view,
      Suit trump,
      EuchreDecision with,
      EuchreDecision alone) {
    int won = points(game, alone, view.seat());
    return new Offer(FitBidding.features(view, trump), won, points(game, with, view.seat()));
  }

  private void tryDefences(Game<EuchreView, EuchreDecision> bidding, EuchreDecision order) {
    Game<EuchreView, EuchreDecision> game = bidding.copy();
    game.apply(order);
    EuchreView view = game.view(game.toAct());
    if (view.phase() == Phase.DISCARD) {
      game.apply(together.decide(view));
      view = game.view(game.toAct());
    }
    while (view.phase() == Phase.DEFENCE) {
      Suit trump = view.trump().orElseThrow().suit();
      defenders
          .get(LonePolicy.defence(view))
          .add(offer(game, view, trump, EuchreDecision.pass(), EuchreDecision.defendAlone()));
      game.apply(EuchreDecision.pass());
      view = game.view(game.toAct());
    }
  }

  /** The points that a seat's side makes in the hand after a decision, if experts play on. */
  private int points(Game<EuchreView, EuchreDecision> game, EuchreDecision decision, Seat seat) {
    Game<EuchreView, EuchreDecision> copy = game.copy();
    copy.apply(decision);
    while (!copy.isOver()) {
      copy.apply(together.decide(copy.view(copy.toAct())));
    }
    return FitBidding.points(copy.view(seat));
  }

  private static FeatureWeights table(List<List<Offer>> columns) {
    double[][] weights = new double[columns.size()][];
    double[] needed = new double[columns.size()];
    for (int column = 0; column < columns.size(); column++) {
      List<Offer> offers = columns.get(column);
      double[] all = weights(offers);
      weights[column] =
          weights(offers.stream().filter(offer -> offer.value(all) >= PROMISING).toList());
      needed[column] = Offer.needed(offers, weights[column]);
    }
    return new FeatureWeights(weights, needed);
  }

  private static double[] weights(List<Offer> offers) {
    LeastSquares gain = new LeastSquares(FEATURES);
    offers.forEach(offer -> offer.addTo(gain));
    return gain.weights();
  }
}
