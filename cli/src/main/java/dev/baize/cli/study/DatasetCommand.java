package dev.baize.cli.study;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Version;
import dev.baize.study.dataset.Dataset;
import dev.baize.study.dataset.DatasetFile;
import dev.baize.study.dataset.DatasetFormat;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "dataset",
    sortOptions = false,
    description = {
      "Play the games that \"baize simulate\" plays, and write a row for every decision: what the"
          + " player's seat knew, what was legal, what it decided, and how the hand and the game"
          + " ended. docs/dataset.md says what is in a row.",
      "One PLAYER sits in every seat, or several sit down in turn around the table, such as the two"
          + " sides of euchre, or one for each seat. Ctrl-C ends the games; the"
          + " same command goes on with the file, whatever ended it. What that takes is in a second"
          + " file, whose name has .journal at its end."
    },
    footer = {
      "",
      "Examples:",
      "",
      "  baize dataset euchre Master Expert Master Expert --games 1e5 --out hands.jsonl.gz",
      "  baize dataset beans Planner --games 1000 --advice --out beans.jsonl"
    })
public final class DatasetCommand extends ContextCommand {

  private static final String OUT = "--out";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games: 1000000, 1_000_000 or 1e6; 10000 by default.")
  private long games = 10_000;

  @Option(
      names = OUT,
      paramLabel = "FILE",
      required = true,
      description =
          "The file, new or to go on with: JSON objects if its name ends with .jsonl or .jsonl.gz;"
              + " a table if with .csv or .csv.gz.")
  private Path out;

  @Option(
      names = "--advice",
      description = "Write what players that evaluate decisions, as hints do, find each one worth.")
  private boolean advice;

  @Mixin private StudyOptions study;

  @Override
  public Integer call() throws IOException {
    DatasetFormat format = Usage.checked(OUT + " " + out + ": ", () -> DatasetFormat.of(out));
    GameRange all = study.all(Count.require("--games", games, Count.MAX));
    study.requireKnownSeed(OUT);
    GameRange part = study.part(context(), all);
    Dataset<?, ?, ?> dataset = Usage.checked(() -> study.plan(context()).dataset(format, advice));
    try (DatasetFile file = dataset.open(out, part, Version.text())) {
      if (file.rest().games() == 0) {
        tell(file);
        return ExitStatus.OK;
      }
      return new StudyRun(context(), study)
          .play("game", file.rest().games(), progress -> play(dataset, file, progress), this::tell);
    }
  }

  private DatasetFile play(Dataset<?, ?, ?> dataset, DatasetFile file, Progress progress) {
    dataset.play(file, study.maxDecisions.number(), study.threads(), progress);
    return file;
  }

  private void tell(DatasetFile file) {
    file.sync();
    terminal().print(file.summary() + '\n');
    terminal().flush();
  }
}
