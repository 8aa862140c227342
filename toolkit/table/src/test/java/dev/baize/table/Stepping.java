package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.table.StyledText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** A person who steps through what is shown, in a window that is enlarged before the last step. */
final class Stepping implements TableConsole {

  private final List<String> shown = new ArrayList<>();
  private final Queue<Step> steps;
  private int columns = MIN_COLUMNS;
  private int rows = MIN_ROWS;
  private Picture picture = (width, height) -> List.of();

  Stepping(Step... steps) {
    this.steps = new ArrayDeque<>(Arrays.asList(steps));
  }

  /** All that was painted, of which each fitted the window. */
  List<String> shown() {
    return shown;
  }

  private void paint() {
    List<StyledText> lines = picture.lines(columns, rows);
    assertThat(lines).hasSizeLessThan(rows).allMatch(line -> line.columns() < columns);
    shown.add(lines.stream().map(StyledText::plain).collect(Collectors.joining("\n")));
  }

  @Override
  public void show(Picture next) {
    picture = next;
    paint();
  }

  @Override
  public int columns() {
    return columns;
  }

  @Override
  public int rows() {
    return rows;
  }

  @Override
  public String ask(IntFunction<String> prompt, List<String> completions) {
    throw new AssertionError("nothing is asked");
  }

  @Override
  public void pause(int moves) {
    throw new AssertionError("nobody moves");
  }

  @Override
  public Step step() {
    Step step = steps.remove();
    if (steps.isEmpty()) {
      columns = 140;
      rows = 45;
      paint();
    }
    return step;
  }

  @Override
  public String pauseHint() {
    return "";
  }
}
