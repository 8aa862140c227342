package dev.baize.cli;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.play.euchre.EuchrePlay;
import dev.baize.euchre.EuchreRules;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A person sits down to euchre. */
@Command(
    name = "euchre",
    description = "Play euchre with a partner against two opponents; you sit in the south.")
final class PlayEuchreCommand implements Callable<Integer> {

  private final CommandContext context;

  @Spec private CommandSpec spec;

  @Mixin private OpponentsOption opponents;
  @Mixin private PlayOptions options;

  @Option(
      names = "--points",
      paramLabel = "N",
      description = "The points that win the game, 1 to 100; 10 unless given.")
  private int points = EuchreRules.standard().pointsToWin();

  PlayEuchreCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    EuchreRules rules;
    try {
      rules = EuchreRules.standard().withPointsToWin(points);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
    return new Parlour(context)
        .begin(spec.commandLine(), new EuchrePlay(), rules, opponents.names(), options);
  }
}
