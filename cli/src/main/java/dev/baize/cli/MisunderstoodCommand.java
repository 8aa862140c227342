package dev.baize.cli;

import static java.util.stream.Collectors.joining;

import dev.baize.cli.play.PlayCommand;
import dev.baize.cli.play.ServeCommand;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

final class MisunderstoodCommand {

  private static final String END_OF_OPTIONS = "--";
  private static final int MAX_WORD = 60;
  private static final Set<String> PLAYED = Set.of(PlayCommand.NAME, ServeCommand.NAME);

  private MisunderstoodCommand() {}

  /** One line without a full stop. */
  static String reason(ParameterException refusal, List<String> words) {
    if (refusal instanceof UnmatchedArgumentException unmatched) {
      return reason(unmatched.getCommandLine(), unmatched.getUnmatched());
    }
    if (refusal instanceof MissingParameterException missing) {
      Optional<String> unknown = unknownOption(missing.getCommandLine(), words);
      if (unknown.isPresent()) {
        return reason(missing.getCommandLine(), List.of(unknown.get()));
      }
    }
    return String.valueOf(refusal.getMessage());
  }

  /** An option that the parser has not complained of because an argument is missing, too. */
  private static Optional<String> unknownOption(CommandLine command, List<String> words) {
    Set<String> known = command.getCommandSpec().optionsMap().keySet();
    return words.stream()
        .takeWhile(word -> !word.equals(END_OF_OPTIONS))
        .filter(word -> word.matches("-[^0-9].*"))
        .filter(word -> !known.contains(word.split("=", 2)[0]))
        .findFirst();
  }

  private static String reason(CommandLine command, List<String> unmatched) {
    Optional<String> option = unmatched.stream().filter(word -> word.startsWith("-")).findFirst();
    if (option.isPresent()) {
      String advice = advice(command, option.get().split("=", 2)[0]);
      return "Unknown option: '" + Excerpt.of(option.get(), MAX_WORD) + "'" + advice;
    }
    String word = Excerpt.quote(unmatched.get(0));
    Set<String> known = command.getSubcommands().keySet();
    if (known.isEmpty()) {
      return word + " is one argument too many";
    }
    boolean isOfGames = PLAYED.contains(command.getCommandName());
    String what = isOfGames ? "game" : "command";
    return "no " + what + " " + word + "; there are: " + String.join(", ", known);
  }

  /** The commands above and below that have the option, or else the options with such a name. */
  private static String advice(CommandLine command, String option) {
    Stream<CommandLine> relatives =
        Stream.concat(
            Stream.ofNullable(command.getParent()), command.getSubcommands().values().stream());
    String owners =
        relatives
            .map(CommandLine::getCommandSpec)
            .filter(relative -> relative.findOption(option) != null)
            .map(CommandSpec::qualifiedName)
            .collect(joining(", "));
    if (!owners.isEmpty()) {
      return ", which is an option of " + owners;
    }
    List<String> similar =
        new UnmatchedArgumentException(command, List.of(option.toLowerCase(Locale.ROOT)))
            .getSuggestions();
    return similar.isEmpty() ? "" : " (is it " + String.join(" or ", similar) + "?)";
  }
}
