package dev.baize.cli.dataset;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** What hands were worth: how much they changed the score of each seat. */
final class HandScores {

  private HandScores() {}

  /**
   * What the hand of each decision was worth, by turn.
   *
   * @param game at its start; played to its end
   * @param decisions all of it
   */
  static <V extends View, D extends Decision> List<List<Long>> of(
      Game<V, D> game, List<D> decisions) {
    List<List<Long>> worth = new ArrayList<>(decisions.size());
    List<Long> before = game.scores();
    for (int turn = 0; turn < decisions.size(); turn++) {
      long hand = game.hand();
      game.apply(decisions.get(turn));
      if (game.isOver() || game.hand() != hand) {
        List<Long> after = game.scores();
        worth.addAll(Collections.nCopies(turn + 1 - worth.size(), difference(before, after)));
        before = after;
      }
    }
    return worth;
  }

  private static List<Long> difference(List<Long> before, List<Long> after) {
    return before.isEmpty()
        ? after
        : IntStream.range(0, after.size()).mapToObj(i -> after.get(i) - before.get(i)).toList();
  }
}
