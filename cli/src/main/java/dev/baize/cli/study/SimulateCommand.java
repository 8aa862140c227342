package dev.baize.cli.study;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.Usage;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Simulation;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = StudyOptions.SIMULATE,
    sortOptions = false,
    description = {
      "Play many games and measure them: mean, 95 %% interval, spread and quantiles of each"
          + " measure.",
      "One PLAYER sits in every seat, or several sit down in turn around the table, such as the two"
          + " sides of euchre, or one for each seat. Ctrl-C ends the games and shows the result so"
          + " far; with --out, the same command goes on from there."
    },
    footer = {
      "",
      "Examples:",
      "",
      "  baize simulate euchre Simple --games 1e6",
      "  baize simulate euchre Expert Simple --format json",
      "  baize simulate euchre Simple --games 1e9 --shard 1/5 --out part1",
      "  baize simulate euchre Simple --chart points.svg --measure points"
    })
public final class SimulateCommand extends ContextCommand {

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games: 1000000, 1_000_000 or 1e6; 10000 by default.")
  private long games = 10_000;

  @Mixin private MeasureOption measure;
  @Mixin private StudyOptions study;
  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    measure.requireChart(result);
    GameRange all = study.all(Count.require("--games", games, Count.MAX));
    GameRange part = study.part(context(), all);
    Simulation<?, ?, ?> simulation =
        Usage.checked(
            () -> study.plan(context()).simulation().maxDecisions(study.maxDecisions.number()));
    ShownResult empty = measure.choose(new ShownResult(simulation.play(0).partOf(GameSet.of(all))));
    return new StudyRun(context(), study)
        .play(
            part,
            empty,
            (before, progress) ->
                empty
                    .merge(before)
                    .merge(
                        new ShownResult(
                            study
                                .engine(context())
                                .play(simulation, before.missing(part), progress, study.limit))),
            result);
  }
}
