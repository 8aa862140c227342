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
import dev.baize.study.report.Json;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes a row for each decision of a match, as a line of a table, or of JSON if there is none. It
 * replays the match, so that how it ends is known before the first row. There are no numbers if the
 * game does not number decisions.
 */
record MatchWriter<V extends View, D extends Decision, E extends Event>(
    Rules<V, D, E> rules,
    List<String> players,
    ViewFormat<V, D> format,
    Map<D, Integer> numbers,
    @Nullable CsvRows table) {

  void write(long match, Seed seed, MatchLog<D> log, Outcome outcome, OutputStream to)
      throws IOException {
    List<Integer> winners = outcome.winners().stream().map(Seat::index).toList();
    Game<V, D> game = rules.start(seed);
    List<Map<String, Object>> rowsOfHand = new ArrayList<>();
    List<Long> before = game.scores();
    for (int turn = 0; turn < log.decisions().size(); turn++) {
      D decision = log.decisions().get(turn);
      long hand = game.hand();
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("match", match);
      row.put("turn", turn);
      row.put("hand", hand);
      addQuestion(game, row);
      row.put("decision", decision.text());
      if (!numbers.isEmpty()) {
        row.put("number", number(decision));
      }
      log.advice(turn).ifPresent(advice -> row.put("advice", advice.fields()));
      rowsOfHand.add(row);
      game.apply(decision);
      if (game.isOver() || game.hand() != hand) {
        List<Long> change = difference(before, game.scores());
        for (Map<String, Object> each : rowsOfHand) {
          each.put("hand_scores", change);
          each.put("scores", outcome.scores());
          each.put("winners", winners);
          to.write(table == null ? Json.line(each) : table.row(each));
        }
        rowsOfHand.clear();
        before = game.scores();
      }
    }
  }

  private void addQuestion(Game<V, D> game, Map<String, Object> row) {
    Seat seat = game.toAct();
    V view = game.view(seat);
    List<D> legal = game.legal();
    row.put("seat", seat.index());
    row.put("player", players.get(seat.index()));
    row.put("view", format.write(view));
    if (format.arrayLength() > 0) {
      row.put("array", format.array(view));
    }
    row.put("legal", legal.stream().map(Decision::text).toList());
    if (!numbers.isEmpty()) {
      row.put("numbers", legal.stream().map(this::number).toList());
    }
  }

  private int number(D decision) {
    Integer number = numbers.get(decision);
    if (number == null) {
      throw new IllegalStateException("no number for \"" + decision.text() + '"');
    }
    return number;
  }

  /** How much a hand changed the score of each seat. */
  private static List<Long> difference(List<Long> before, List<Long> after) {
    return before.isEmpty()
        ? after
        : IntStream.range(0, after.size()).mapToObj(i -> after.get(i) - before.get(i)).toList();
  }
}
