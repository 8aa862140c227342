package dev.baize.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Program;
import dev.baize.cli.Run;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Level;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How well the others play; {@link TerminalPlayTest} plays against them. */
class LevelOptionTest {

  private static final String NO_TERMINAL =
      "baize: at the table, input and output must be a terminal; baize match plays without one\n";

  @TempDir private Path folder;

  private Run play(String words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(InputStream.nullInputStream(), out, err);
    Map<String, String> environment = Map.of("XDG_DATA_HOME", folder.toString());
    CommandContext context = new CommandContext(terminal, "baize", null, null, environment);
    int status = new Program(context).run(List.of(("play " + words).split(" ")));
    return new Run(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  static Stream<GameProvider<?, ?, ?>> games() {
    return Registry.load().games().stream().filter(game -> game.rules().seats() > 1);
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_level_has_a_registered_player_of_its_own(GameProvider<?, ?, ?> game) {
    Registry registry = Registry.load();
    Opponents opponents = new Opponents(registry, game, PlainTable.unlessProvided(game));
    List<String> players = Stream.of(Level.values()).map(opponents::player).toList();
    assertThat(players).doesNotHaveDuplicates();
    assertThat(players)
        .allSatisfy(player -> assertThat(registry.player(game, player).name()).isEqualTo(player));
    assertThat(PlainTable.unlessProvided(game).levels().values()).isSubsetOf(players);
  }

  @Test
  void a_game_that_is_not_begun_keeps_nothing() {
    assertThat(play("euchre --level easy --points 0").status()).isEqualTo(2);
    assertThat(play("beans --level hard")).isEqualTo(new Run(1, "", NO_TERMINAL));
    assertThat(play("euchre --opponents Simple").status()).isEqualTo(1);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void a_disk_that_fails_costs_a_warning() throws Exception {
    Files.createDirectories(folder.resolve("baize/levels"));
    Run read = play("euchre");
    assertThat(read.err()).startsWith(folder.resolve("baize/levels") + " cannot be read: ");
    assertThat(read.err()).endsWith("\n" + NO_TERMINAL).hasLineCount(2);
  }

  @Test
  void a_game_for_one_has_no_levels() {
    assertThat(play("blackjack --level easy").err()).contains("Unknown option: '--level'");
  }

  @Test
  void a_level_and_opponents_are_refused_together_and_so_is_another_word() {
    Run both = play("euchre --level easy --opponents Simple");
    assertThat(both.status()).isEqualTo(2);
    assertThat(both.err()).contains("--level and --opponents do not go together").hasLineCount(1);
    Run other = play("euchre --level hopeless");
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err()).contains("no level \"hopeless\"; expected easy, medium, hard or best");
  }
}
