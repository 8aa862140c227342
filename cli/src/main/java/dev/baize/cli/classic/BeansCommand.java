package dev.baize.cli.classic;

import dev.baize.beans.BeansRules;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.command.RecordOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.record.Participant;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = BeansCommand.NAME,
    customSynopsis = {
      "baize beans [OPTIONS]",
      "       baize beans [OPTIONS] NAME1 TYPE1 NAME2 TYPE2",
    },
    description = {
      "Play bean trading.",
      "Without arguments, two people are asked for their names.",
      "At every prompt, save [FILE] writes the game to a new file and ends the program."
    })
public final class BeansCommand implements Callable<Integer> {

  public static final String NAME = "beans";

  private final CommandContext context;

  @Parameters(
      paramLabel = "NAME1 ...",
      hideParamSyntax = true,
      description = {
        "TYPE is a player that \"baize players beans\" lists, in any case, such as Human or Planner.",
        "The player named first begins."
      })
  private List<String> arguments = List.of();

  @Mixin private DealSeedOption seed;

  @Option(
      names = "--no-opening-draw",
      description = "Begin turns without drawing a card into the hand.")
  private boolean noOpeningDraw;

  @Option(names = "--final-sale", description = "Sell the chains on the table when the game ends.")
  private boolean finalSale;

  @Mixin private RecordOption record;

  public BeansCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    record.requireNew();
    ClassicBeans beans = new ClassicBeans(context);
    List<Participant> participants = Usage.checked(() -> beans.participants(arguments));
    BeansRules rules = new BeansRules(!noOpeningDraw, finalSale);
    beans.play(rules, seed.seed(context.command()), participants, record.file());
    return ExitStatus.OK;
  }
}
