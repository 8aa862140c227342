package dev.baize.cli;

import dev.baize.beans.BeansRules;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.play.beans.BeansPlay;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A person sits down to bean trading. */
@Command(name = "beans", description = "Play bean trading against an opponent; you begin.")
final class PlayBeansCommand implements Callable<Integer> {

  private final CommandContext context;

  @Spec private CommandSpec spec;

  @Mixin private OpponentsOption opponents;
  @Mixin private PlayOptions options;

  PlayBeansCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    return new Parlour(context)
        .begin(
            spec.commandLine(), new BeansPlay(), BeansRules.standard(), opponents.names(), options);
  }
}
