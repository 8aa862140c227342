package dev.baize.review;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Difference;
import dev.baize.core.player.Player;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.ReviewGuide;
import dev.baize.core.table.StyledText;
import dev.baize.review.JudgedDecision.Choice;
import dev.baize.review.JudgedDecision.Option;
import java.util.List;
import java.util.Optional;

/**
 * Judges the decisions of one seat. It sits there and observes what the seat was shown. One advisor
 * finds the best decision; another of the same kind, with randomness of its own, compares it with
 * the one made, because the best of many estimates looks better than it is.
 *
 * @param span the span of the scores of the game
 * @param finder an {@link Advisor}
 * @param comparer an {@link Advisor}
 */
record SeatJudge<V extends View, D extends Decision, E extends Event>(
    GameTable<V, D, E> table,
    ReviewGuide<V, D, E> guide,
    double span,
    Player<V, D, E> finder,
    Player<V, D, E> comparer)
    implements Player<V, D, E> {

  /** A cost of fewer standard errors may be chance. */
  private static final double ERRORS = 2;

  private static final double CHANCE = 0.02;
  private static final double PART_OF_SPAN = 0.01;

  @Override
  public void observe(E event) {
    table.observe(event);
    finder.observe(event);
    comparer.observe(event);
  }

  @Override
  public D decide(V view) {
    throw new IllegalStateException("a judge does not decide");
  }

  /**
   * Judges a decision.
   *
   * @param view what the seat knew
   * @param legal its legal decisions, two or more
   */
  JudgedDecision judge(V view, List<D> legal, D made, int index, long hand, int number) {
    Advice<D> advice = Advisor.of(finder).orElseThrow().advise(view);
    List<Difference> differences = differences(view, advice, made);
    Question<D> question = table.ask(view, legal);
    boolean mistake = !differences.isEmpty() && isMistake(differences.get(0));
    return new JudgedDecision(
        index,
        view.seat(),
        hand,
        number,
        guide.kind(view, made),
        choice(question, made),
        advice.unit(),
        advice.samples(),
        advice.values().stream()
            .map(
                value ->
                    new Option(
                        choice(question, value.decision()), value.value(), value.standardError()))
            .toList(),
        differences,
        guide.weight(view),
        mistake,
        mistake ? guide.reason(view, advice.best(), made) : StyledText.EMPTY,
        mistake ? Optional.of(table.scene(view, false)) : Optional.empty());
  }

  private List<Difference> differences(V view, Advice<D> advice, D made) {
    D best = advice.best();
    if (made.equals(best)) {
      return List.of();
    }
    Optional<DecisionValue<D>> exact =
        advice.values().stream()
            .filter(value -> advice.samples() == 0 && value.decision().equals(made))
            .findFirst();
    return exact.isPresent()
        ? List.of(
            new Difference(advice.unit(), advice.values().get(0).value() - exact.get().value(), 0))
        : Advisor.of(comparer).orElseThrow().compare(view, best, made);
  }

  private boolean isMistake(Difference cost) {
    double threshold =
        guide.threshold().orElse(Advice.areChances(cost.unit()) ? CHANCE : PART_OF_SPAN * span);
    return cost.value() > threshold && isBeyondChance(cost);
  }

  /** Whether a difference is above 0 for more reasons than chance. */
  static boolean isBeyondChance(Difference cost) {
    return cost.value() > ERRORS * cost.standardError();
  }

  private static <D extends Decision> Choice choice(Question<D> question, D decision) {
    return new Choice(decision.text(), question.label(decision));
  }
}
