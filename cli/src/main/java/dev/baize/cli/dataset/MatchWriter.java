package dev.baize.cli.dataset;

import com.google.common.primitives.Ints;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import dev.baize.protocol.line.AdviceLine;
import dev.baize.protocol.line.Numbering;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a row for each decision of a match, by replaying it: how it ends is known before its first
 * row, and views need not be kept.
 *
 * @param rules of all matches
 * @param players the names of the players, by seat
 * @param format writes views
 * @param numbering of the decisions
 * @param rows writes rows
 */
record MatchWriter<V extends View, D extends Decision, E extends Event>(
    Rules<V, D, E> rules,
    List<String> players,
    ViewFormat<V, D> format,
    Numbering<D> numbering,
    RowFormat rows) {

  /**
   * Writes a match.
   *
   * @param number of the match
   * @param seed of the match
   * @param log what was decided
   * @param outcome how it ended
   * @param to where the rows go
   */
  void write(long number, Seed seed, MatchLog<D> log, Outcome outcome, OutputStream to)
      throws IOException {
    List<List<Long>> worth = HandScores.of(rules.start(seed), log.decisions());
    Map<String, Object> end = new LinkedHashMap<>();
    end.put(Field.SCORES, outcome.scores());
    end.put(Field.WINNERS, outcome.winners().stream().map(Seat::index).toList());
    Game<V, D> game = rules.start(seed);
    for (int turn = 0; turn < log.decisions().size(); turn++) {
      D decision = log.decisions().get(turn);
      Map<String, Object> row = new LinkedHashMap<>();
      row.put(Field.MATCH, number);
      row.put(Field.TURN, turn);
      row.put(Field.HAND, game.hand());
      addQuestion(game, row);
      row.put(Field.DECISION, decision.text());
      if (!numbering.isEmpty()) {
        row.put(Field.NUMBER, numbering.number(decision));
      }
      log.advice(turn).ifPresent(advice -> row.put(Field.ADVICE, AdviceLine.of(advice)));
      row.put(Field.HAND_SCORES, worth.get(turn));
      row.putAll(end);
      to.write(rows.row(row));
      game.apply(decision);
    }
  }

  private void addQuestion(Game<V, D> game, Map<String, Object> row) {
    Seat seat = game.toAct();
    V view = game.view(seat);
    List<D> legal = game.legal();
    row.put(Field.SEAT, seat.index());
    row.put(Field.PLAYER, players.get(seat.index()));
    row.put(Field.VIEW, format.write(view));
    if (format.arrayLength() > 0) {
      row.put(Field.ARRAY, format.array(view));
    }
    row.put(Field.LEGAL, legal.stream().map(Decision::text).toList());
    if (!numbering.isEmpty()) {
      row.put(Field.NUMBERS, Ints.asList(numbering.of(legal)));
    }
  }
}
