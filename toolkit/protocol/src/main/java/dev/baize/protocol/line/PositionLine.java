package dev.baize.protocol.line;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** What lines tell of a position: a view, the legal decisions, or how the match has ended. */
public final class PositionLine {

  private PositionLine() {}

  /**
   * Tells what a seat may know.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param format writes views
   * @param view the view
   * @param fields takes the name and the value of each field
   */
  public static <V extends View, D extends Decision> void writeView(
      ViewFormat<V, D> format, V view, BiConsumer<String, Object> fields) {
    fields.accept("view", format.write(view));
  }

  /**
   * Tells what a seat may know as numbers, where the game has such a form.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param format writes views
   * @param view the view
   * @param fields takes the name and the value of each field
   */
  public static <V extends View, D extends Decision> void writeArray(
      ViewFormat<V, D> format, V view, BiConsumer<String, Object> fields) {
    if (format.arrayLength() > 0) {
      fields.accept("array", format.array(view));
    }
  }

  /**
   * Tells what a seat may decide.
   *
   * @param <D> the decisions of the game
   * @param legal the legal decisions
   * @param numbering numbers them, where the game does
   * @param fields takes the name and the value of each field
   */
  public static <D extends Decision> void writeLegal(
      List<D> legal, Numbering<D> numbering, BiConsumer<String, Object> fields) {
    List<String> texts = new ArrayList<>(legal.size());
    for (Decision decision : legal) {
      texts.add(decision.text());
    }
    fields.accept("legal", texts);
    if (!numbering.isEmpty()) {
      fields.accept("numbers", numbering.of(legal));
    }
  }

  /**
   * Tells how a match has ended.
   *
   * @param outcome how
   * @param fields takes the name and the value of each field
   */
  public static void writeOutcome(Outcome outcome, BiConsumer<String, Object> fields) {
    fields.accept("scores", outcome.scores());
    fields.accept("winners", outcome.winners().stream().map(Seat::index).toList());
  }
}
