package dev.baize.protocol.line;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * What lines tell of a game under certain rules: views, and how a match has ended. Each method
 * passes the name and the value of each field to a consumer.
 */
public record GameLines(
    Rules<View, Decision, Event> rules, ViewFormat<View, Decision> format, Numbering numbering) {

  /** Throws {@code IllegalArgumentException} if the views have no format. */
  public static GameLines of(Rules<View, Decision, Event> rules, Numbering numbering) {
    return new GameLines(
        rules,
        rules
            .viewFormat()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "rules \""
                            + rules.text()
                            + "\": their views have no format for other processes")),
        numbering);
  }

  public void writeView(View view, BiConsumer<String, Object> fields) {
    fields.accept("view", format.write(view));
  }

  /** Writes a view as numbers, where the game has such a form. */
  public void writeArray(View view, BiConsumer<String, Object> fields) {
    if (format.arrayLength() > 0) {
      fields.accept("array", format.array(view));
    }
  }

  /** Whether views and decisions have a form in numbers alone. */
  public boolean isNumbered() {
    return format.arrayLength() > 0 && !numbering.isEmpty();
  }

  /** Writes a view and the legal decisions as numbers alone, in the shortest form. */
  public void writePacked(View view, List<Decision> legal, BiConsumer<String, Object> fields) {
    int[] array = format.array(view);
    ByteBuffer pairs =
        ByteBuffer.allocate(2 * Integer.BYTES * array.length).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < array.length; i++) {
      if (array[i] != 0) {
        pairs.putInt(i).putInt(array[i]);
      }
    }
    fields.accept("packed", Arrays.copyOf(pairs.array(), pairs.position()));
    fields.accept("numbers", numbering.of(legal));
  }

  public static void writeOutcome(Outcome outcome, BiConsumer<String, Object> fields) {
    fields.accept("scores", outcome.scores());
    fields.accept("winners", outcome.winners().stream().map(Seat::index).toList());
  }
}
