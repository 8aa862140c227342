package dev.baize.cli.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.player.Simple;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What other people's players and jars do wrong is told in one line, and nothing is hidden. */
class FailuresTest {

  private static final String TRACE = "; set BAIZE_TRACE=1 to see where\n";

  /** A kind of player that is made in some way. */
  private record Kind(
      String name, Function<SeatContext, Player<EuchreView, EuchreDecision, EuchreEvent>> make)
      implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {
    @Override
    public String game() {
      return "euchre";
    }

    @Override
    public String description() {
      return "fails";
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
      return make.apply(context);
    }
  }

  private static Run play(
      Function<SeatContext, Player<EuchreView, EuchreDecision, EuchreEvent>> make) {
    Registry registry = new Registry(List.of(new EuchreProvider()), List.of(new Kind("Odd", make)));
    String[] game = Run.game("A", "Simple", "B", "Simple", "王", "Odd", "D", "Simple");
    String[] words = new String[game.length + 1];
    words[0] = "euchre";
    System.arraycopy(game, 0, words, 1, game.length);
    return Run.with(registry, words);
  }

  private static Run playDeciding(Function<EuchreView, EuchreDecision> decide) {
    Player<EuchreView, EuchreDecision, EuchreEvent> player =
        new Player<>() {
          @Override
          public EuchreDecision decide(EuchreView view) {
            return decide.apply(view);
          }

          @Override
          public String name() {
            return "Odd";
          }
        };
    return play(context -> player);
  }

  private static void assertToldOfB(Run run, String failure) {
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.out()).endsWith("Jack of Diamonds turned up\nB passes\n");
    assertThat(run.err())
        .startsWith("baize: 王: Odd at seat 2 " + failure + "; position: ")
        .endsWith(TRACE)
        .hasLineCount(1);
  }

  @Test
  void a_player_that_throws_is_named_with_its_seat_and_position() {
    Run run =
        playDeciding(
            view -> {
              throw new IllegalStateException("no idea\nat all");
            });
    assertToldOfB(run, "threw java.lang.IllegalStateException: no idea\\u000Aat all");
  }

  @Test
  void a_player_that_answers_against_the_rules_is_named() {
    assertToldOfB(
        playDeciding(view -> EuchreDecision.discard(view.upcard())),
        "answered \"discard Jack of Diamonds\", which is against the rules");
  }

  @Test
  void a_player_that_cannot_be_made_is_named() {
    Run run =
        play(
            context -> {
              throw new IllegalStateException("no licence");
            });
    assertThat(run)
        .isEqualTo(
            new Run(
                70,
                "",
                "baize: Odd cannot play at seat 2: java.lang.IllegalStateException: no licence; to"
                    + " run it again: baize euchre "
                    + String.join(" ", Run.game("A", "Simple", "B", "Simple", "'王'", "Odd"))
                    + " D Simple"
                    + TRACE));
  }

  @Test
  void a_player_that_runs_out_of_stack_is_named() {
    assertToldOfB(
        playDeciding(
            view -> {
              throw new StackOverflowError();
            }),
        "threw java.lang.StackOverflowError");
  }

  @Test
  void a_file_that_is_too_large_for_the_memory_is_no_bug() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err);
    Throwable failure = new IllegalStateException(new OutOfMemoryError("Java heap space"));
    assertThat(new Failures(terminal).report(failure, false)).isEqualTo(70);
    assertThat(err.toString(UTF_8))
        .startsWith("baize: out of memory; BAIZE_JAVA_OPTIONS=-Xmx4g, say, ");
  }

  @Test
  void a_failure_that_nobody_expected_is_called_a_bug() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(InputStream.nullInputStream(), out, err);
    terminal.print("so far\n");
    assertThat(new Failures(terminal).report(new IllegalStateException("lost\nfor words"), false))
        .isEqualTo(70);
    assertThat(out.toString(UTF_8)).isEqualTo("so far\n");
    assertThat(err.toString(UTF_8))
        .isEqualTo("baize: a bug: java.lang.IllegalStateException: lost\\u000Afor words" + TRACE);
  }

  @Test
  void a_service_that_is_missing_is_one_line(@TempDir Path folder) throws IOException {
    Run run = withService(folder, "stranger.MissingProvider");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("baize: a game or player cannot be loaded: ")
        .contains("stranger.MissingProvider")
        .endsWith(TRACE)
        .hasLineCount(1);
  }

  @Test
  void two_players_of_one_name_are_one_line_that_names_both(@TempDir Path folder)
      throws IOException {
    Run run = withService(folder, SecondSimple.class.getName());
    assertThat(run)
        .isEqualTo(
            new Run(
                70,
                "",
                "baize: duplicate euchre player \"SIMPLE\": "
                    + "dev.baize.euchre.BuiltInPlayer and "
                    + SecondSimple.class.getName()
                    + TRACE));
  }

  /** Takes a name that is taken. */
  public static final class SecondSimple
      implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {
    @Override
    public String game() {
      return "Euchre";
    }

    @Override
    public String name() {
      return "SIMPLE";
    }

    @Override
    public String description() {
      return "another";
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
      return new Simple();
    }
  }

  @Test
  void causes_that_go_round_in_a_circle_are_searched_once() {
    Exception first = new IllegalStateException("first");
    first.initCause(new IllegalStateException("second", first));
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err);
    assertThat(new Failures(terminal).report(first, false)).isEqualTo(ExitStatus.SOFTWARE);
    assertThat(err.toString(UTF_8))
        .isEqualTo("baize: a bug: java.lang.IllegalStateException: first" + TRACE);
  }

  private static Run withService(Path folder, String provider) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(PlayerProvider.class.getName()), provider + "\n");
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
      thread.setContextClassLoader(loader);
      return Run.of("players");
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
