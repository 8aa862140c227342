package dev.baize.cli.classic;

import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansRules;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.command.RecordOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
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
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = BeansCommand.NAME,
    customSynopsis = {
      "baize beans [OPTIONS]",
      "       baize beans [OPTIONS] NAME1 TYPE1 NAME2 TYPE2",
    },
    description = {
      "Play beans, line by line.",
      "Without arguments, two people are asked for their names.",
      "At every prompt, save [FILE] writes the game to a new file and ends the program."
    })
public final class BeansCommand implements Callable<Integer> {

  public static final String NAME = "beans";

  private static final String[] ORDER = {"first", "second"};

  private final CommandContext context;

  @Parameters(
      paramLabel = "NAME1 ...",
      hideParamSyntax = true,
      description = {
        "TYPE is a player that \"baize players beans\" lists, in any case, such as Human or Planner.",
        "The player named first begins."
      })
  private List<String> arguments = List.of();

  @Mixin private DealSeedOption seed = new DealSeedOption();

  @Option(
      names = "--no-opening-draw",
      description = "Begin turns without drawing a card into the hand.")
  private boolean noOpeningDraw;

  @Option(names = "--final-sale", description = "Sell the chains on the table when the game ends.")
  private boolean finalSale;

  @Mixin private RecordOption record = new RecordOption();

  public BeansCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    record.requireNew();
    playWith(Usage.checked(() -> participants(arguments)));
    return ExitStatus.OK;
  }

  /**
   * Plays without the option parser, if the arguments are right and have no options; if not,
   * returns false, and the option parser says what is wrong.
   */
  public boolean play(List<String> typed) throws IOException {
    for (String argument : typed) {
      if (argument.startsWith("-")) {
        return false;
      }
    }
    List<Participant> participants;
    try {
      participants = participants(typed);
    } catch (IllegalArgumentException e) {
      return false;
    }
    playWith(participants);
    return true;
  }

  private void playWith(List<Participant> participants) throws IOException {
    Seed drawn = seed.seed(context.command());
    String heading = "Beans, seed " + drawn.value() + "\n";
    BeansRules rules = new BeansRules(!noOpeningDraw, finalSale);
    new TranscriptMatch(context)
        .play(new BeansProvider(), rules, drawn, participants, heading, record.file());
  }

  /**
   * The participants that arguments name; without arguments, people, who are asked for their names.
   * If the arguments are wrong, an {@link IllegalArgumentException} says what was expected.
   */
  private List<Participant> participants(List<String> arguments) {
    List<Participant> participants = new ArrayList<>();
    if (arguments.isEmpty()) {
      for (String which : ORDER) {
        participants.add(askForName("Name of the " + which + " player:"));
      }
      return participants;
    }
    if (arguments.size() != 2 * ORDER.length) {
      throw new IllegalArgumentException(
          Plural.of(arguments.size(), "argument") + "; expected NAME1 TYPE1 NAME2 TYPE2, or none");
    }
    for (int i = 0; i < arguments.size(); i += 2) {
      participants.add(participant(arguments.get(i), arguments.get(i + 1)));
    }
    return participants;
  }

  private Participant participant(String name, String type) {
    if (name.isEmpty()) {
      throw new IllegalArgumentException("player \"\": expected a name");
    }
    return new Participant(context.installed().player(new BeansProvider(), type).name(), name)
        .requireRecordable();
  }

  /** Asks until the answer, a whole line, is a printable name. */
  private Participant askForName(String prompt) {
    Terminal terminal = context.terminal();
    while (true) {
      String first = terminal.ask(prompt);
      try {
        return new Participant(Participant.HUMAN, (first + ' ' + terminal.restOfLine()).strip())
            .requireRecordable();
      } catch (IllegalArgumentException e) {
        terminal.complain(String.valueOf(e.getMessage()));
      }
    }
  }
}
