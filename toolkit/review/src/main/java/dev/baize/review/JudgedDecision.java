package dev.baize.review;

import dev.baize.core.game.Seat;
import dev.baize.core.player.Difference;
import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import java.util.List;
import java.util.Optional;

/**
 * A decision of a finished game, judged by what its seat knew.
 *
 * @param index the number of the decision in the record, from 0
 * @param seat who decided
 * @param hand the hand, from 1
 * @param number the number of the decision among those of all seats in the hand, from 1
 * @param kind what decisions such as this are called together
 * @param made the decision
 * @param unit the unit of the values
 * @param samples the number of worlds that the values are averaged over; 0 if they are exact
 * @param options the decisions that were evaluated, the recommended one first
 * @param differences by how much the recommended decision is better than the one made, in worlds of
 *     their own, first in {@code unit}; empty if the recommended one was made
 * @param weight how much one unit is in the unit in which costs are added up
 * @param isMistake whether the cost is beyond doubt and above the threshold of the game
 * @param reason why the recommended decision is better; empty if the game does not say
 * @param scene what the seat saw, if the decision is a mistake
 */
public record JudgedDecision(
    int index,
    Seat seat,
    long hand,
    int number,
    String kind,
    Choice made,
    String unit,
    long samples,
    List<Option> options,
    List<Difference> differences,
    double weight,
    boolean isMistake,
    StyledText reason,
    Optional<Scene> scene) {

  /**
   * A decision in words.
   *
   * @param decision the text of the decision
   * @param label how a sentence names it after "would"
   */
  public record Choice(String decision, StyledText label) {}

  /**
   * A decision that was evaluated.
   *
   * @param choice the decision
   * @param value its value for the seat
   * @param standardError the standard error of the value, 0 if it is exact
   */
  public record Option(Choice choice, double value, double standardError) {}

  /** {@return the recommended decision} */
  public Option best() {
    return options.get(0);
  }

  /**
   * {@return the value of the recommended decision less that of the one made, in {@code unit}} By
   * chance, an estimate may be below 0.
   */
  public double cost() {
    return differences.isEmpty() ? 0 : differences.get(0).value();
  }

  /** {@return the standard error of the {@link #cost}} */
  public double costError() {
    return differences.isEmpty() ? 0 : differences.get(0).standardError();
  }
}
