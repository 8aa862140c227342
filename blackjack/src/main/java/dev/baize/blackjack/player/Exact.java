package dev.baize.blackjack.player;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Phase;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.ChoiceValues;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.ExactHand;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Difference;
import dev.baize.core.registry.PlayerSetting;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Plays each hand optimally for exactly the cards that are unseen, by any house rules, and insures
 * if that pays. Always bets the minimum. All values are exact but those of splits, after which each
 * hand is taken to be played knowing how many cards of the pair are gone, and other hands not to be
 * split again.
 */
public final class Exact implements BlackjackPlayer, Advisor<BlackjackView, BlackjackDecision> {
  /** The fewest hands of a split that it can look ahead to. */
  public static final int LEAST_DEPTH = 2;

  /** How far it looks ahead. */
  public static final PlayerSetting<Integer> DEPTH =
      PlayerSetting.wholeNumber(
          "depth",
          "how many hands of a split it looks ahead to",
          LEAST_DEPTH,
          BlackjackHouseRules.MAX_HANDS,
          BlackjackHouseRules.MAX_HANDS);

  private static final int VALUES = 10;
  private static final String UNIT = "wagers";
  private static final String BET_UNIT = "minimum bets";
  private static final int MINIMUM = 0;

  private final int depth;

  /** A player that looks as far as there is anything to see, which is stateless. */
  public Exact() {
    this(BlackjackHouseRules.MAX_HANDS);
  }

  /**
   * A player, which is stateless.
   *
   * @param depth how many hands of a split it looks ahead to, 2 to 4
   */
  public Exact(int depth) {
    if (depth < LEAST_DEPTH || depth > BlackjackHouseRules.MAX_HANDS) {
      throw new IllegalArgumentException(
          "depth " + depth + ": expected 2 to " + BlackjackHouseRules.MAX_HANDS);
    }
    this.depth = depth;
  }

  @Override
  public long bet(BlackjackView view) {
    return view.minimum();
  }

  @Override
  public long insure(BlackjackView view) {
    return best(insurances(view, view.legal())).decision().amount();
  }

  @Override
  public boolean surrender(BlackjackView view) {
    return best(surrenders(view)).decision() == BlackjackDecision.surrender();
  }

  @Override
  public boolean draw(BlackjackView view) {
    return play(view) == BlackjackDecision.hit();
  }

  @Override
  public BlackjackDecision play(BlackjackView view) {
    List<BlackjackDecision> legal = view.legal();
    return legal.size() == 1 ? legal.get(0) : best(played(view)).decision();
  }

  /**
   * The value of each decision, in wagers, with payments rounded down as at this wager. That of a
   * bet is the result of the round in minimum bets; there are no doubles and splits if nothing
   * would be left for them.
   */
  @Override
  public Advice<BlackjackDecision> advise(BlackjackView view) {
    List<DecisionValue<BlackjackDecision>> values =
        switch (view.phase()) {
          case BET -> bets(view, view.legal());
          case INSURE -> insurances(view, view.legal());
          case SURRENDER -> surrenders(view);
          case PLAY -> played(view);
          case OVER -> throw new IllegalStateException("the session is over");
        };
    return view.phase() == Phase.BET
        ? Advice.recommending(MINIMUM, BET_UNIT, 0, values)
        : Advice.recommending(values.indexOf(best(values)), UNIT, 0, values);
  }

  /** Bets and insurances need not be among those that the game lists. */
  @Override
  public List<Difference> compare(
      BlackjackView view, BlackjackDecision one, BlackjackDecision other) {
    requireNonNull(one);
    requireNonNull(other);
    List<BlackjackDecision> both = List.of(one, other);
    return switch (view.phase()) {
      case BET -> List.of(difference(BET_UNIT, bets(view, both)));
      case INSURE -> List.of(difference(UNIT, insurances(view, both)));
      default -> Advisor.super.compare(view, one, other);
    };
  }

  private static Difference difference(String unit, List<DecisionValue<BlackjackDecision>> values) {
    return new Difference(unit, values.get(0).value() - values.get(1).value(), 0);
  }

  private static DecisionValue<BlackjackDecision> worth(BlackjackDecision decision, double value) {
    return new DecisionValue<>(decision, value, 0);
  }

  /**
   * {@return how much less than the best a decision about a hand is worth, in wagers, before the
   * dealer has looked for a natural}
   *
   * @param view where a hand is to be played or given up
   * @param decision a legal one
   */
  public double cost(BlackjackView view, BlackjackDecision decision) {
    requireNonNull(decision);
    List<DecisionValue<BlackjackDecision>> values = advise(view).values();
    Predicate<DecisionValue<BlackjackDecision>> made = each -> each.decision().equals(decision);
    double value = values.stream().filter(made).findFirst().orElseThrow().value();
    int other = VALUES + 1 - HandValue.points(view.upcard().rank());
    double natural = (double) unseen(view).count(other) / view.unseen();
    return (values.get(0).value() - value) * (view.phase() == Phase.PLAY ? 1 : 1 - natural);
  }

  /** What rounds are worth with some bets, in minimums. */
  private static List<DecisionValue<BlackjackDecision>> bets(
      BlackjackView view, List<BlackjackDecision> bets) {
    ExactAnalysis usual = analysis(view, view.house());
    ExactAnalysis ofLast = null;
    List<DecisionValue<BlackjackDecision>> values = new ArrayList<>();
    for (BlackjackDecision decision : bets) {
      long amount = decision.amount();
      boolean last = view.bankroll() - amount < amount;
      if (last && ofLast == null) {
        ofLast = analysis(view, withoutMoreWagers(view.house()));
      }
      ExactAnalysis analysis = last && ofLast != null ? ofLast : usual;
      double minimums = (double) amount / view.minimum();
      values.add(worth(decision, minimums * analysis.expectedRoundedDown(amount)));
    }
    return values;
  }

  /** The rules for a player who has nothing left after a bet. */
  private static BlackjackHouseRules withoutMoreWagers(BlackjackHouseRules house) {
    return house.with(
        "double none, double after split no, hands 1, resplit aces no, hit split aces no,"
            + " insurance no");
  }

  private static ExactAnalysis analysis(BlackjackView view, BlackjackHouseRules house) {
    Composition unseen = unseen(view);
    Composition dealt =
        unseen.size() < BlackjackRules.FEWEST_CARDS ? Composition.decks(house.decks()) : unseen;
    return ExactAnalysis.of(house, dealt, StrategyClass.CDZ, 1);
  }

  private static List<DecisionValue<BlackjackDecision>> insurances(
      BlackjackView view, List<BlackjackDecision> amounts) {
    double half = hand(view).insurance();
    return amounts.stream()
        .map(decision -> worth(decision, half * 2 * (double) decision.amount() / view.wager()))
        .toList();
  }

  private List<DecisionValue<BlackjackDecision>> surrenders(BlackjackView view) {
    ChoiceValues values = values(view);
    return List.of(
        worth(BlackjackDecision.decline(), unsurrendered(view, values)),
        worth(BlackjackDecision.surrender(), value(values, Choice.SURRENDER)));
  }

  /** The best value of two cards that are not given up, if there is money for more wagers. */
  private static double unsurrendered(BlackjackView view, ChoiceValues values) {
    boolean pays = view.bankroll() - view.wager() - view.insured() >= view.wager();
    double best = Math.max(value(values, Choice.STAND), value(values, Choice.HIT));
    for (Choice choice : List.of(Choice.DOUBLE, Choice.SPLIT)) {
      if (pays && values.value(choice).isPresent()) {
        best = Math.max(best, value(values, choice));
      }
    }
    return best;
  }

  private List<DecisionValue<BlackjackDecision>> played(BlackjackView view) {
    ChoiceValues values = values(view);
    List<DecisionValue<BlackjackDecision>> worth = new ArrayList<>();
    for (Choice choice : HouseStrategy.choices(view.legal())) {
      worth.add(worth(HouseStrategy.decision(choice), value(values, choice)));
    }
    return worth;
  }

  private static double value(ChoiceValues values, Choice choice) {
    return values.value(choice).orElseThrow();
  }

  private static DecisionValue<BlackjackDecision> best(
      List<DecisionValue<BlackjackDecision>> values) {
    DecisionValue<BlackjackDecision> best = values.get(0);
    for (DecisionValue<BlackjackDecision> each : values) {
      if (each.value() > best.value()) {
        best = each;
      }
    }
    return best;
  }

  private ChoiceValues values(BlackjackView view) {
    int more = view.house().hands() - view.hands().size() + 1;
    ExactHand hand =
        hand(view)
            .withWager(view.wager())
            .withMostHands(Math.max(LEAST_DEPTH, Math.min(depth, more)));
    return (view.hands().size() > 1 ? hand.afterSplit() : hand).values();
  }

  private static ExactHand hand(BlackjackView view) {
    List<Rank> cards = view.cards().stream().map(Card::rank).toList();
    Rank upcard = view.upcard().rank();
    return ExactHand.of(view.house(), cards, upcard).dealtFrom(leftBeforeDeal(view));
  }

  /** The unseen cards with the up card and those of the hand in play. */
  static Composition leftBeforeDeal(BlackjackView view) {
    int[] counts = counts(view);
    counts[HandValue.points(view.upcard().rank()) - 1]++;
    view.cards().forEach(card -> counts[HandValue.points(card.rank()) - 1]++);
    return Composition.of(counts);
  }

  static Composition unseen(BlackjackView view) {
    return Composition.of(counts(view));
  }

  private static int[] counts(BlackjackView view) {
    Composition full = Composition.decks(requireNonNull(view).house().decks());
    int[] counts = new int[VALUES];
    for (int value = 1; value <= VALUES; value++) {
      counts[value - 1] = full.count(value) - view.exposed(value);
    }
    return counts;
  }
}
