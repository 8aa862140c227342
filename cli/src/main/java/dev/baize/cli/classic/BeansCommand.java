package dev.baize.cli.classic;

import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansRules;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.command.RecordOption;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.match.MatchPlan;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Participant;
import dev.baize.core.text.Plural;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Bean trading. */
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

  /** What the command is called. */
  public static final String NAME = "beans";

  private static final String HUMAN = "Human";
  private static final String[] ORDER = {"first", "second"};

  private final CommandContext context;

  @Spec private CommandSpec spec;

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

  /**
   * Creates the command.
   *
   * @param context shared by all commands
   */
  public BeansCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    record.requireNew();
    List<Participant> participants = arguments.isEmpty() ? askForNames() : participants();
    Seed dealt = seed.seed(context);
    BeansRules rules =
        BeansRules.standard().withOpeningDraw(!noOpeningDraw).withFinalSale(finalSale);
    MatchPlan<?, ?, ?> plan = new MatchPlan<>(new BeansProvider(), rules, dealt, participants);
    String heading = "Beans, seed " + dealt.value() + "\n";
    new TranscriptMatch(context).play(plan, heading, record.file());
    return ExitStatus.OK;
  }

  private List<Participant> participants() {
    if (arguments.size() != 2 * ORDER.length) {
      throw refusal(
          Plural.of(arguments.size(), "argument") + "; expected NAME1 TYPE1 NAME2 TYPE2, or none");
    }
    List<Participant> participants = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i += 2) {
      participants.add(participant(arguments.get(i), arguments.get(i + 1)));
    }
    return participants;
  }

  private Participant participant(String name, String type) {
    if (name.isEmpty()) {
      throw refusal("player \"\": expected a name");
    }
    try {
      return new Participant(context.registry().player(new BeansProvider(), type).name(), name)
          .requireRecordable();
    } catch (IllegalArgumentException e) {
      throw refusal(String.valueOf(e.getMessage()));
    }
  }

  private ParameterException refusal(String reason) {
    return new ParameterException(spec.commandLine(), reason);
  }

  private List<Participant> askForNames() {
    List<Participant> participants = new ArrayList<>();
    for (String which : ORDER) {
      participants.add(askForName("Name of the " + which + " player:"));
    }
    return participants;
  }

  /** Asks until the answer, a whole line, is a printable name. */
  private Participant askForName(String prompt) {
    Terminal terminal = context.terminal();
    while (true) {
      String first = terminal.ask(prompt);
      try {
        return new Participant(HUMAN, (first + ' ' + terminal.restOfLine()).strip())
            .requireRecordable();
      } catch (IllegalArgumentException e) {
        terminal.complain(String.valueOf(e.getMessage()));
      }
    }
  }
}
