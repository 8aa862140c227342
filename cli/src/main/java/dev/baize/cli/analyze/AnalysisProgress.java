package dev.baize.cli.analyze;

import dev.baize.cli.io.Terminal;
import dev.baize.cli.study.ProgressDisplay;

/** Shows how many of several analyses are done. */
final class AnalysisProgress implements AutoCloseable {

  private final ProgressDisplay display;

  AnalysisProgress(Terminal terminal, int analyses) {
    this.display = new ProgressDisplay(terminal, "analyses", analyses);
  }

  /** Counts an analysis. */
  void step() {
    display.add(1);
  }

  @Override
  public void close() {
    display.close();
  }
}
