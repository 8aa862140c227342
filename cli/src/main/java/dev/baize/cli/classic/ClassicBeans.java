package dev.baize.cli.classic;

import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansRules;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.match.MatchPlan;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Participant;
import dev.baize.core.text.Plural;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The program of bean trading. It does not load the option parser, so that it starts faster. */
public record ClassicBeans(CommandContext context) {

  private static final String[] ORDER = {"first", "second"};

  /**
   * Plays a game by the standard rules, with cards drawn at random, if the arguments are right and
   * have no options; if not, returns false, and the option parser says what is wrong.
   */
  public static boolean play(CommandContext context, List<String> arguments) throws IOException {
    for (String argument : arguments) {
      if (argument.startsWith("-")) {
        return false;
      }
    }
    ClassicBeans beans = new ClassicBeans(context);
    List<Participant> participants;
    try {
      participants = beans.participants(arguments);
    } catch (IllegalArgumentException e) {
      return false;
    }
    beans.play(BeansRules.standard(), DealSeedOption.draw(context.command()), participants, null);
    return true;
  }

  void play(BeansRules rules, Seed seed, List<Participant> participants, @Nullable Path record)
      throws IOException {
    MatchPlan<?, ?, ?> plan = new MatchPlan<>(new BeansProvider(), rules, seed, participants);
    String heading = "Beans, seed " + seed.value() + "\n";
    new TranscriptMatch(context).play(plan, heading, record);
  }

  /**
   * The participants that arguments name; without arguments, people, who are asked for their names.
   * If the arguments are wrong, an {@link IllegalArgumentException} says what was expected.
   */
  List<Participant> participants(List<String> arguments) {
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
