package dev.baize.blackjack.review;

import static dev.baize.core.table.StyledText.format;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Phase;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.blackjack.report.CardDrills;
import dev.baize.core.game.Rules;
import dev.baize.core.table.ReviewGuide;
import dev.baize.core.table.StyledText;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.IntPredicate;

/** Blackjack's decisions: bets, insurance, surrender and plays, in wagers, added up in bets. */
public final class BlackjackReviewGuide
    implements ReviewGuide<BlackjackView, BlackjackDecision, BlackjackEvent> {

  private static final double THRESHOLD = 0.02;
  private static final int TEN = 10;
  private static final int PERCENT = 100;

  @Override
  public String kind(BlackjackView view, BlackjackDecision decision) {
    return switch (view.phase()) {
      case BET -> "bets";
      case INSURE -> "insurance";
      case SURRENDER -> "surrender";
      case PLAY -> "plays";
      case OVER -> throw new IllegalStateException("the session is over");
    };
  }

  @Override
  public OptionalDouble threshold() {
    return OptionalDouble.of(THRESHOLD);
  }

  @Override
  public String unit(String advised) {
    return "minimum bets";
  }

  @Override
  public double weight(BlackjackView view) {
    return view.phase() == Phase.BET ? 1 : (double) view.wager() / view.minimum();
  }

  /** The exact value of a hand from a full shoe with the least bet, played as well as can be. */
  @Override
  public OptionalDouble expectedOfHand(
      Rules<BlackjackView, BlackjackDecision, BlackjackEvent> rules) {
    BlackjackRules session = (BlackjackRules) rules;
    Composition shoe = Composition.decks(session.house().decks());
    return OptionalDouble.of(
        ExactAnalysis.of(session.house(), shoe, StrategyClass.CDZ, 1)
            .expectedRoundedDown(session.minimum()));
  }

  /** The cells of the strategy card. */
  @Override
  public Map<String, List<String>> drills(
      Rules<BlackjackView, BlackjackDecision, BlackjackEvent> rules) {
    return CardDrills.of((BlackjackRules) rules);
  }

  @Override
  public StyledText reason(BlackjackView view, BlackjackDecision better, BlackjackDecision made) {
    return switch (view.phase()) {
      case BET ->
          better.amount() > made.amount()
              ? format(
                  "The unseen cards are good for you: the higher a bet, the more it is worth, and"
                      + " the more is at risk. Exact always bets the minimum; how much more to risk"
                      + " is for you to say.")
              : StyledText.EMPTY;
      case SURRENDER -> StyledText.EMPTY;
      case INSURE ->
          format(
              "Insurance pays if the hole card counts ten: %s of the unseen cards do, and a third"
                  + " must for it to be worth its price.",
              share(view, value -> value == TEN));
      default -> played(view, better, made);
    };
  }

  private static StyledText played(
      BlackjackView view, BlackjackDecision better, BlackjackDecision made) {
    if (better.equals(BlackjackDecision.split())) {
      int each = HandValue.points(view.cards().get(0).rank());
      return format("A split begins two hands with %s instead of one of %s.", each, view.hand());
    }
    if (better.equals(BlackjackDecision.doubleDown())) {
      return format("%s of the unseen cards count ten.", share(view, value -> value == TEN));
    }
    int room = HandValue.MAX_TOTAL - view.total();
    boolean drawn = better.equals(BlackjackDecision.hit()) || made.equals(BlackjackDecision.hit());
    return drawn && !view.isSoft() && room < TEN
        ? format(
            "A card breaks a hand of %s with %s of the unseen cards.",
            view.total(), share(view, value -> value > room))
        : StyledText.EMPTY;
  }

  /** The share of the unseen cards whose value, 1 for aces to 10, is as asked. */
  private static String share(BlackjackView view, IntPredicate asked) {
    Composition full = Composition.decks(view.house().decks());
    double found = 0;
    double all = 0;
    for (int value = 1; value <= TEN; value++) {
      int unseen = full.count(value) - view.exposed(value);
      all += unseen;
      found += asked.test(value) ? unseen : 0;
    }
    return String.format(Locale.ROOT, "%.0f %%", PERCENT * found / all);
  }
}
