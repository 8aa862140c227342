package dev.baize.cli.study;

import dev.baize.cli.command.Usage;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

final class MeasureOption {

  @Option(
      names = "--measure",
      paramLabel = "NAME",
      description =
          "What the chart shows: a measure of the table, by default the first that a game has"
              + " several of, such as the points of a hand; or several that differ in one number,"
              + " with N in its place, such as \"score of seat N\", or \"mean of score of seat N\""
              + " for their means.")
  private @Nullable String name;

  void requireChart(ResultOptions options) {
    if (name != null && !options.chart.isGiven()) {
      throw Usage.error("--measure says what a chart shows: expected --chart too");
    }
  }

  ShownResult choose(ShownResult result) {
    if (name != null && result.isTournament()) {
      throw Usage.error("--measure: the chart of a tournament shows its ratings, and nothing else");
    }
    return name == null ? result : new ShownResult(result.result(), name, null);
  }
}
