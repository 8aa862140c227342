package dev.baize.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.core.registry.Registry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command on every page is understood, and every study that needs nothing else runs. */
class CommandsTest {

  private static final String NO_OPTION = "--?";
  private static final Pattern UNDERSTOOD =
      Pattern.compile("(?m)^baize: Unknown option: '" + Pattern.quote(NO_OPTION) + "'; see .*$");

  static List<Command> commands() throws IOException {
    List<Command> commands = new ArrayList<>();
    for (Page page : Page.all()) {
      commands.addAll(PageCommands.on(page));
    }
    return commands;
  }

  static Stream<Command> ofBaize() throws IOException {
    return commands().stream().filter(Command::isOfBaize);
  }

  static Stream<Command> studies() throws IOException {
    return ofBaize().filter(Command::isStudy);
  }

  @Test
  void a_command_is_one_of_baize_or_of_a_program_that_is_listed_with_a_reason() throws IOException {
    assertThat(commands())
        .filteredOn(command -> !command.isOfBaize() && !command.isForSpark())
        .extracting(Command::program)
        .containsOnly(PageCommands.OTHERS.keySet().toArray(String[]::new));
  }

  @ParameterizedTest
  @MethodSource("ofBaize")
  void the_words_of_a_command_are_understood(Command command) {
    assertThat(fault(command)).isEmpty();
  }

  /** What is wrong with a command but for an option at its end that no command has. */
  private static String fault(Command command) {
    String refusal = Run.of(command.with(NO_OPTION)).err();
    return UNDERSTOOD.matcher(refusal).find() ? "" : refusal;
  }

  @Test
  void the_game_of_a_command_is_there_or_made_on_a_page() throws IOException {
    Registry registry = Registry.load();
    Set<String> games = new HashSet<>(Set.of("hearts", "kuhn", "ohhell"));
    registry.games().forEach(game -> games.add(game.name()));
    assertThat(ofBaize().flatMap(command -> command.game().stream()))
        .contains("blackjack", "euchre", "hearts", "kuhn")
        .isSubsetOf(games);
  }

  @ParameterizedTest
  @MethodSource("studies")
  void a_study_runs_with_fewer_games(Command command, @TempDir Path folder) {
    Run run = Run.of(command.small(folder));
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "baize simulate euchre Simple --gmaes 5",
        "./baize tornament euchre Simple Random",
        "baize simulate euchre Simple --games five",
        "baize simulate euchre Simple Simple Simple Simple --rule american",
        "spark-submit --master yarn baize-spark-all.jar simulate euchre Simple --prats x"
      })
  void a_mistake_is_found(String line) {
    assertThat(fault(PageCommands.of("a page", true, line))).isNotEmpty();
  }
}
