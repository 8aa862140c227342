package dev.baize.euchre.player;

import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreHousePreset;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Fits the weights by which {@link Expert} bids, and prints them in the form that {@link BidPolicy}
 * holds.
 *
 * <p>In simulated hands by the american rules, each seat that is to bid orders up each suit in turn
 * (in round two, only with two trumps or more) and passes, and all four play on as experts. The
 * weights of the features are fitted to the points that ordering up wins more than passing, mostly
 * in those hands in which the weights so far say that it makes little difference, because the gain
 * is linear at best there. As the others bid by the weights too, the fit is repeated twice from the
 * new weights. For a dealer that must bid, they are fitted to the points that it wins.
 *
 * <p>Run it after {@code mvn -q test-compile -pl euchre -am}, on as many deals as the argument says
 * (1500000 take about two minutes):
 *
 * <pre>
 * java -cp core/target/classes:euchre/target/classes:euchre/target/test-classes \
 *     dev.baize.euchre.player.FitBidding 1500000
 * </pre>
 */
final class FitBidding {

  private static final int ROUNDS = 2;
  private static final int FEATURES = FeatureTable.FEATURES.size();
  private static final int SEATS = 4;
  private static final int ROUND_TWO = 4;
  private static final int LAST_TURN = 7;
  private static final EuchreHouseRules AMERICAN = EuchreHouseRules.of(EuchreHousePreset.AMERICAN);

  /** Hands that gain or lose no more points than this by ordering up are close to the threshold. */
  private static final double CLOSE = 0.4;

  /**
   * The root of the weight of the others, which are too many and not linear, but must not be lost.
   */
  private static final double OTHERS = 0.1;

  /** One of this many deals is passed in round two whatever the hands, to reach the last turns. */
  private static final int PASSED_ON = 4;

  private static final Seat DEALER = Seat.of(0);

  private static final List<HandEvaluation> COUNTERS =
      IntStream.range(0, FEATURES).mapToObj(FitBidding::counterOf).toList();

  private final BidPolicy bidding;
  private final Expert expert;
  private final List<LeastSquares> gains = new ArrayList<>();

  /** Those close to the threshold. */
  private final List<List<Offer>> offers = new ArrayList<>();

  private FitBidding(FeatureWeights from) {
    this.bidding = new BidPolicy(new HandEvaluation(from));
    this.expert = new Expert(bidding, LonePolicy.FITTED);
    for (int turn = 0; turn < FeatureTable.TURNS; turn++) {
      gains.add(new LeastSquares(FEATURES));
      offers.add(new ArrayList<>());
    }
  }

  /** Prints weights fitted to the number of deals given by the argument. */
  public static void main(String[] args) {
    FeatureWeights table = BidPolicy.FITTED_WEIGHTS;
    for (int round = 0; round < ROUNDS; round++) {
      table = fit(table, Seed.of(round), Integer.parseInt(args[0]));
    }
    System.out.print(FeatureTable.print("passes", table));
  }

  /** Weights fitted to deals in which everybody bids by other weights. */
  static FeatureWeights fit(FeatureWeights from, Seed seed, int deals) {
    FitBidding fit = new FitBidding(from);
    for (int deal = 0; deal < deals; deal++) {
      fit.bid(deal(seed.derive(deal)), deal % PASSED_ON == 0);
    }
    return fit.table();
  }

  private static Game<EuchreView, EuchreDecision> deal(Seed seed) {
    return openDeal(seed).start(AMERICAN);
  }

  /** A random deal by {@link #DEALER}. */
  static OpenDeal openDeal(Seed seed) {
    Game<EuchreView, EuchreDecision> game = EuchreRules.standard().start(seed);
    List<CardSet> hands =
        IntStream.range(0, SEATS).mapToObj(seat -> game.view(Seat.of(seat)).hand()).toList();
    return new OpenDeal(DEALER, hands, game.view(DEALER).upcard());
  }

  /** Tries all bids of a deal, until the policy orders up. */
  private void bid(Game<EuchreView, EuchreDecision> game, boolean passedOn) {
    boolean ordered = false;
    while (!ordered) {
      EuchreView view = game.view(game.toAct());
      tryOrders(game, view);
      boolean passes =
          bidding.bid(view) == EuchreDecision.pass() || (passedOn && view.passes() >= ROUND_TWO);
      ordered = !passes || !view.mayPass();
      if (!ordered) {
        game.apply(EuchreDecision.pass());
      }
    }
  }

  private void tryOrders(Game<EuchreView, EuchreDecision> game, EuchreView view) {
    Suit best = Suit.at(bidding.order(BiddingHand.of(view), view.passes(), false));
    int passed = pointsAfterPass(game, view);
    for (Suit suit : Suit.values()) {
      if (view.mayOrderUp(suit) && (suit == best || holdsTwo(view, suit))) {
        EuchreDecision order =
            LonePolicy.FITTED.playsAlone(view, suit)
                ? EuchreDecision.orderUpAlone(suit)
                : EuchreDecision.orderUp(suit);
        add(view, suit, points(playedOut(game, order, view.seat())), passed);
      }
    }
  }

  private void add(EuchreView view, Suit suit, int won, int passed) {
    int turn = view.passes();
    double[] features = features(view, suit);
    double gain = bidding.evaluation().of(suit.index(), BiddingHand.of(view), turn);
    boolean close = Math.abs(gain - bidding.evaluation().threshold(turn)) < CLOSE;
    if (close) {
      offers.get(turn).add(new Offer(features, won, passed));
    }
    double weight = close || turn == LAST_TURN ? 1 : OTHERS;
    double[] weighted = Arrays.stream(features).map(feature -> weight * feature).toArray();
    gains.get(turn).add(weighted, weight * (won - passed));
  }

  /** The points that passing wins; none for a dealer that may not pass. */
  private int pointsAfterPass(Game<EuchreView, EuchreDecision> game, EuchreView view) {
    return view.mayPass() ? points(playedOut(game, EuchreDecision.pass(), view.seat())) : 0;
  }

  private static boolean holdsTwo(EuchreView view, Suit suit) {
    CardSet trumps = Trump.of(suit).cards(suit);
    return view.hand().intersection(trumps).size() >= 2;
  }

  /** The sum is linear in the weights, so a single weight of 1 counts a feature. */
  static double[] features(EuchreView view, Suit suit) {
    return COUNTERS.stream()
        .mapToDouble(counter -> counter.of(suit.index(), BiddingHand.of(view), view.passes()))
        .toArray();
  }

  /** The expected tricks where one feature has weight 1 and all others 0. */
  static HandEvaluation counterOf(int feature) {
    double[][] worth = new double[FeatureTable.TURNS][FEATURES];
    for (double[] row : worth) {
      row[feature] = 1;
    }
    return new HandEvaluation(new FeatureWeights(worth, new double[FeatureTable.TURNS]));
  }

  /** The view at the end of the hand, after a decision and if experts play on. */
  private EuchreView playedOut(
      Game<EuchreView, EuchreDecision> game, EuchreDecision decision, Seat seat) {
    Game<EuchreView, EuchreDecision> copy = game.copy();
    copy.apply(decision);
    while (!copy.isOver()) {
      copy.apply(expert.decide(copy.view(copy.toAct())));
    }
    return copy.view(seat);
  }

  static int points(EuchreView end) {
    Side side = Side.of(end.seat());
    return end.points(side) - end.points(side.other());
  }

  private FeatureWeights table() {
    double[][] worth = new double[FeatureTable.TURNS][];
    double[] needed = new double[FeatureTable.TURNS];
    for (int turn = 0; turn < FeatureTable.TURNS; turn++) {
      worth[turn] = gains.get(turn).weights();
      needed[turn] = Offer.needed(offers.get(turn), worth[turn]);
    }
    return new FeatureWeights(worth, needed);
  }
}
