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
    display.progress().add(1);
    display.progress().notifyWatcher();
  }

  @Override
  public void close() {
    display.close();
  }
}
