package dev.baize.study.dataset;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Writes a row for each decision of a match, by replaying it: how it ends is known before its first
 * row, and views need not be kept. There are no numbers if the game does not number decisions.
 */
record MatchWriter<V extends View, D extends Decision, E extends Event>(
    Rules<V, D, E> rules,
    List<String> players,
    ViewFormat<V, D> format,
    Map<D, Integer> numbers,
    RowFormat rows) {

  void write(long match, Seed seed, MatchLog<D> log, Outcome outcome, OutputStream to)
      throws IOException {
    List<List<Long>> handScores = handScores(rules.start(seed), log.decisions());
    Map<String, Object> end = new LinkedHashMap<>();
    end.put(RowFormat.SCORES, outcome.scores());
    end.put(RowFormat.WINNERS, outcome.winners().stream().map(Seat::index).toList());
    Game<V, D> game = rules.start(seed);
    for (int turn = 0; turn < log.decisions().size(); turn++) {
      D decision = log.decisions().get(turn);
      Map<String, Object> row = new LinkedHashMap<>();
      row.put(RowFormat.MATCH, match);
      row.put(RowFormat.TURN, turn);
      row.put(RowFormat.HAND, game.hand());
      addQuestion(game, row);
      row.put(RowFormat.DECISION, decision.text());
      if (!numbers.isEmpty()) {
        row.put(RowFormat.NUMBER, number(decision));
      }
      log.advice(turn).ifPresent(advice -> row.put(RowFormat.ADVICE, advice.fields()));
      row.put(RowFormat.HAND_SCORES, handScores.get(turn));
      row.putAll(end);
      to.write(rows.row(row));
      game.apply(decision);
    }
  }

  private void addQuestion(Game<V, D> game, Map<String, Object> row) {
    Seat seat = game.toAct();
    V view = game.view(seat);
    List<D> legal = game.legal();
    row.put(RowFormat.SEAT, seat.index());
    row.put(RowFormat.PLAYER, players.get(seat.index()));
    row.put(RowFormat.VIEW, format.write(view));
    if (format.arrayLength() > 0) {
      row.put(RowFormat.ARRAY, format.array(view));
    }
    row.put(RowFormat.LEGAL, legal.stream().map(Decision::text).toList());
    if (!numbers.isEmpty()) {
      row.put(RowFormat.NUMBERS, legal.stream().map(this::number).toList());
    }
  }

  private int number(D decision) {
    Integer number = numbers.get(decision);
    if (number == null) {
      throw new IllegalStateException("no number for \"" + decision.text() + '"');
    }
    return number;
  }

  /** How much the hand of each decision changed the score of each seat, by turn. Plays the game. */
  private static <V extends View, D extends Decision> List<List<Long>> handScores(
      Game<V, D> game, List<D> decisions) {
    List<List<Long>> changes = new ArrayList<>(decisions.size());
    List<Long> before = game.scores();
    for (int turn = 0; turn < decisions.size(); turn++) {
      long hand = game.hand();
      game.apply(decisions.get(turn));
      if (game.isOver() || game.hand() != hand) {
        List<Long> after = game.scores();
        changes.addAll(Collections.nCopies(turn + 1 - changes.size(), difference(before, after)));
        before = after;
      }
    }
    return changes;
  }

  private static List<Long> difference(List<Long> before, List<Long> after) {
    return before.isEmpty()
        ? after
        : IntStream.range(0, after.size()).mapToObj(i -> after.get(i) - before.get(i)).toList();
  }
}
