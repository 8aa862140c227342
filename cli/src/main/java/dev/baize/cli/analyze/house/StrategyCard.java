package dev.baize.cli.analyze.house;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackHouseRulesBuilder;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.SituationValues;
import dev.baize.blackjack.analysis.Strategy;
import dev.baize.blackjack.analysis.StrategyClass;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The best strategy by total, softness, pair and up card: what the cards that are sold should say.
 */
public final class StrategyCard {
  /** The number of analyses for a card. */
  public static final int ANALYSES = 2;

  private final SituationValues values;
  private final Strategy strategy;
  private final @Nullable Strategy withoutDoubles;
  private final List<CardRow> rows;

  private StrategyCard(SituationValues values, @Nullable Strategy withoutDoubles) {
    this.values = values;
    this.strategy = values.analysis().strategy().orElseThrow();
    this.withoutDoubles = withoutDoubles;
    this.rows = CardRow.of(values.situations());
  }

  /**
   * {@return the card for a hand from known cards}
   *
   * @param rules of the house
   * @param cards that are left
   * @param threads 1 or more
   * @param step called after each of the {@link #ANALYSES}
   */
  public static StrategyCard of(
      BlackjackHouseRules rules, Composition cards, int threads, Runnable step) {
    ExactAnalysis basic = ExactAnalysis.of(rules, cards, StrategyClass.BASIC, threads);
    step.run();
    Strategy withoutDoubles = null;
    if (rules.doubleAfterSplit()) {
      BlackjackHouseRules fewer =
          BlackjackHouseRulesBuilder.from(rules).doubleAfterSplit(false).build();
      withoutDoubles =
          ExactAnalysis.of(fewer, cards, StrategyClass.BASIC, threads).strategy().orElseThrow();
    }
    step.run();
    return new StrategyCard(SituationValues.of(basic), withoutDoubles);
  }

  /** The analysis of the strategy that the card shows. */
  ExactAnalysis basic() {
    return values.analysis();
  }

  /** What each choice is worth over all hands of a situation. */
  SituationValues values() {
    return values;
  }

  /** The rows from the top, one for each total. */
  List<CardRow> rows() {
    return rows;
  }

  /** What the card says; empty where no such hand can be dealt. */
  Optional<CardLetter> letter(CardRow row, int up) {
    Situation situation = row.situation();
    if (values.frequency(up, situation) == 0) {
      return Optional.empty();
    }
    Choice choice = strategy.choose(up, situation);
    Choice otherwise =
        switch (choice) {
          case HIT, STAND -> choice;
          case DOUBLE -> better(up, situation, List.of(Choice.HIT, Choice.STAND));
          case SPLIT ->
              withoutDoubles == null ? Choice.SPLIT : withoutDoubles.choose(up, situation);
          case SURRENDER -> better(up, situation, List.of(Choice.HIT, Choice.STAND, Choice.SPLIT));
        };
    return Optional.of(CardLetter.of(choice, otherwise));
  }

  private Choice better(int up, Situation situation, List<Choice> others) {
    return others.stream()
        .filter(situation.allowed()::contains)
        .max(Comparator.comparingDouble(choice -> values.worth(up, situation, choice)))
        .orElseThrow();
  }

  /** The rows of hands that can be dealt against an ace. */
  List<CardRow> againstAce() {
    return rows.stream().filter(row -> values.frequency(1, row.situation()) > 0).toList();
  }

  /** Those of them with which to insure. */
  List<CardRow> insured() {
    return basic().rules().insurance()
        ? againstAce().stream().filter(row -> strategy.insures(row.situation())).toList()
        : List.of();
  }
}
