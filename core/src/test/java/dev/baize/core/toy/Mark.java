package dev.baize.core.toy;

import dev.baize.core.game.Decision;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Marks a square of tic-tac-toe.
 *
 * @param square 0 to 8, row by row
 */
public record Mark(int square) implements Decision {

  static final List<Mark> ALL = IntStream.range(0, 9).mapToObj(Mark::new).toList();

  @Override
  public String text() {
    return "mark " + square;
  }
}
