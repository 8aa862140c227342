package dev.baize.cli;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.CommonOptions;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.play.PlayCommand;
import dev.baize.cli.play.ResumeCommand;
import dev.baize.cli.play.ReviewCommand;
import dev.baize.cli.play.StatisticsCommand;
import dev.baize.cli.play.TrainCommand;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.TextWidth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Asks a person who started the program without a command which command to run. */
record Menu(CommandContext context) {

  private static final String COMMANDS = "commands";
  private static final String QUIT = "quit";
  private static final Map<String, String> CHOICES = new LinkedHashMap<>();

  static {
    CHOICES.put(PlayCommand.NAME, "a game, at a table on the full screen");
    CHOICES.put(ResumeCommand.NAME, "a game that you have left");
    CHOICES.put(
        ReviewCommand.NAME, "your last game: what went wrong, and was it you or the cards?");
    CHOICES.put(TrainCommand.NAME, "your mistakes as puzzles, and drills of the strategy card");
    CHOICES.put(StatisticsCommand.NAME, "of all games that you have finished");
    CHOICES.put(COMMANDS, "all of them, also for those who study games or develop");
  }

  /** The words of the chosen command; empty if the person leaves. */
  Optional<List<String>> choose() {
    Optional<String> chosen = choose("Baize plays card games. What would you like?", CHOICES);
    if (chosen.equals(Optional.of(PlayCommand.NAME))) {
      return choose("Which game?", games()).map(game -> List.of(PlayCommand.NAME, game));
    }
    return chosen.map(name -> List.of(name.equals(COMMANDS) ? CommonOptions.HELP : name));
  }

  private Map<String, String> games() {
    Map<String, String> games = new LinkedHashMap<>();
    GamesCommand.all(context).forEach(game -> games.put(game.name(), game.about()));
    return games;
  }

  /** The name that the person chooses, of several with descriptions; empty if the person leaves. */
  private Optional<String> choose(String question, Map<String, String> choices) {
    List<String> names = List.copyOf(choices.keySet());
    Terminal terminal = context.terminal();
    terminal.print("\n" + question + "\n\n");
    int width = names.stream().mapToInt(TextWidth::of).max().orElse(0);
    int number = 1;
    for (Map.Entry<String, String> choice : choices.entrySet()) {
      String row = "  " + number + "  " + TextWidth.padEnd(choice.getKey(), width) + "  ";
      Listing.print(terminal, row, choice.getValue());
      number++;
    }
    String prompt = "\nNumber or first letters (Enter: " + names.get(0) + ", q: leave): ";
    while (true) {
      terminal.print(prompt);
      String answer = terminal.nextLine().toLowerCase(Locale.ROOT);
      if (answer.isEmpty() && terminal.isInputEnded()) {
        terminal.print("\n");
        return Optional.empty();
      }
      if (answer.isEmpty()) {
        return Optional.of(names.get(0));
      }
      List<String> meant = meant(answer, names);
      if (meant.size() == 1) {
        return Optional.of(meant.get(0));
      }
      if (meant.isEmpty() && QUIT.startsWith(answer)) {
        return Optional.empty();
      }
      String expected = String.join(", ", meant.isEmpty() ? names : meant);
      String quoted = Excerpt.quote(answer) + ": ";
      Listing.print(terminal, quoted, "expected one of " + expected);
    }
  }

  /** The names that an answer in lower case means: by number, by name or by first letters. */
  private static List<String> meant(String answer, List<String> names) {
    List<String> meant = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i).toLowerCase(Locale.ROOT);
      if (answer.equals(name) || answer.equals(Integer.toString(i + 1))) {
        return List.of(names.get(i));
      }
      if (name.startsWith(answer)) {
        meant.add(names.get(i));
      }
    }
    return meant;
  }
}
