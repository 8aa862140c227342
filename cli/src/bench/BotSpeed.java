import dev.baize.cli.command.Bots;
import dev.baize.cli.command.GlobalOptions;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import javax.tools.ToolProvider;

/**
 * How many decisions a second a player makes in {@code simulate euchre Ivy Simple Ivy Simple} on
 * one thread, one game at a time and several at once, side by side with an echo of lines as long as
 * the questions to a program, by a Java process over the same kind of pipes. Run from the project's
 * folder, after {@code ./baize --version} has built the program:
 *
 * <pre>{@code
 * java -cp cli/target/baize-cli-*.jar:cli/target/lib/* cli/src/bench/BotSpeed.java [ROUNDS [COMMAND]]
 * }</pre>
 *
 * <p>The command is the program that plays. Without it, {@code examples/java/Player.java}, {@code
 * ./baize bot euchre Simple}, a Simple from an isolated jar, and Simple in this process play, one
 * after the other.
 */
public class BotSpeed {

  private static final long NANOS = 1_000_000_000L;
  private static final int WARM_UP = 3;

  /** As long as a usual question. */
  private static final int LINE = 600;

  /** How much an echo or a simulation does between two looks at the clock. */
  private static final int ECHOES = 1000;

  private static final int GAMES = 256;

  public static void main(String[] args) throws Exception {
    if (args.length == 1 && args[0].equals("echo")) {
      echo(System.in, System.out);
      return;
    }
    int rounds = args.length == 0 ? 5 : Integer.parseInt(args[0]);
    if (args.length > 1) {
      measureProgram(rounds, args[1]);
    } else {
      measureProgram(rounds, "java examples/java/Player.java");
      measureProgram(rounds, "./baize bot euchre Simple");
      measureIsolated(rounds);
      measure(rounds, "Simple in this process", Registry.load(), "Simple");
    }
  }

  private static void measureProgram(int rounds, String command) throws IOException {
    try (Bots bots = new Bots()) {
      bots.add(GlobalOptions.of(List.of(Bots.OPTION, "Ivy=" + command)));
      measure(rounds, command, bots.addTo(Registry.load()), "Ivy");
    }
  }

  private static void measureIsolated(int rounds) throws IOException {
    Path jar = Files.createTempDirectory("isolated");
    try (Bots bots = new Bots()) {
      compile(jar);
      bots.add(GlobalOptions.of(List.of(Bots.ISOLATED, jar.toString())));
      measure(rounds, "Simple isolated", bots.addTo(Registry.load()), "Ivy");
    } finally {
      Files.walk(jar).sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    }
  }

  /** Fills a folder as the jar of somebody who gives Simple another name. */
  private static void compile(Path jar) throws IOException {
    Path source =
        Files.writeString(
            jar.resolve("Ivy.java"),
            """
            import dev.baize.core.player.*;
            import dev.baize.core.registry.*;
            import dev.baize.euchre.*;
            import dev.baize.euchre.player.Simple;
            public class Ivy implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {
              public String game() { return "euchre"; }
              public String name() { return "Ivy"; }
              public String description() { return "Simple"; }
              public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
                return new Simple();
              }
            }
            """);
    String path = System.getProperty("java.class.path");
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-cp", path, "-d", jar.toString(), source.toString());
    Path services = Files.createDirectories(jar.resolve("META-INF/services"));
    Files.writeString(services.resolve(PlayerProvider.class.getName()), "Ivy");
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** Writes what it reads. */
  private static void echo(InputStream in, OutputStream out) throws IOException {
    byte[] buffer = new byte[1 << 16];
    for (int read = in.read(buffer); read > 0; read = in.read(buffer)) {
      out.write(buffer, 0, read);
      out.flush();
    }
  }

  private static void measure(int rounds, String title, Registry registry, String player)
      throws IOException {
    double[] echoes = new double[rounds];
    double[] single = new double[rounds];
    double[] several = new double[rounds];
    ProcessBuilder echo = new ProcessBuilder(java(), "cli/src/bench/BotSpeed.java", "echo");
    // The class path has what the file is compiled against.
    echo.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    Process echoing = echo.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try {
      Table oneGame = new Table(registry, player, 1);
      Table manyGames = new Table(registry, player, Integer.MAX_VALUE);
      for (int round = -WARM_UP; round < rounds; round++) {
        double ofEcho = perSecond(() -> echo(echoing));
        double ofSingle = perSecond(oneGame::play);
        double ofSeveral = perSecond(manyGames::play);
        if (round >= 0) {
          echoes[round] = ofEcho;
          single[round] = ofSingle;
          several[round] = ofSeveral;
        }
      }
    } finally {
      echoing.destroy();
    }
    System.out.printf(
        Locale.ROOT,
        "%s%n  medians of %d rounds, a second: %,.0f echoes; %,.0f decisions, %.2f of the echoes;"
            + " %,.0f decisions in several games at once%n",
        title,
        rounds,
        median(echoes),
        median(single),
        median(single) / median(echoes),
        median(several));
  }

  /** How much is done in a second, for two seconds. */
  private static double perSecond(LongSupplier action) {
    long start = System.nanoTime();
    long done = 0;
    long nanos = 0;
    while (nanos < 2 * NANOS) {
      done += action.getAsLong();
      nanos = System.nanoTime() - start;
    }
    return (double) done * NANOS / nanos;
  }

  private static long echo(Process process) {
    byte[] line = new byte[LINE];
    byte[] echo = new byte[LINE];
    try {
      for (int i = 0; i < ECHOES; i++) {
        process.getOutputStream().write(line);
        process.getOutputStream().flush();
        if (process.getInputStream().readNBytes(echo, 0, LINE) < LINE) {
          throw new IllegalStateException("the echo has ended");
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return ECHOES;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  /** A table of euchre at which a player plays with Simple. */
  private static final class Table {

    private final Simulation<?, ?, ?> simulation;
    private long decisionsOfSimple;
    private long played;

    Table(Registry registry, String player, int maxConcurrentMatches) {
      this.simulation = simulation(registry, registry.game("euchre"), player, maxConcurrentMatches);
    }

    private <V extends View, D extends Decision, E extends Event> Simulation<V, D, E> simulation(
        Registry registry, GameProvider<V, D, E> game, String player, int maxConcurrentMatches) {
      PlayerProvider<V, D, E> measured = registry.player(game, player);
      PlayerProvider<V, D, E> simple = registry.player(game, "Simple");
      Entrant<V, D, E> ivy =
          Entrant.of(
              new Seated<>(measured) {
                @Override
                public Player<V, D, E> create(SeatContext context) {
                  return measured.create(context);
                }

                @Override
                public int maxConcurrentMatches() {
                  return Math.min(maxConcurrentMatches, measured.maxConcurrentMatches());
                }
              });
      Entrant<V, D, E> counted =
          Entrant.of(
              new Seated<>(simple) {
                @Override
                public Player<V, D, E> create(SeatContext context) {
                  Player<V, D, E> player = simple.create(context);
                  return view -> {
                    decisionsOfSimple++;
                    return player.decide(view);
                  };
                }
              });
      return new Simulation<>(game, game.rules(), List.of(ivy, counted, ivy, counted), Seed.of(1));
    }

    /** Plays some games, and returns the decisions that the player has made in them. */
    long play() {
      decisionsOfSimple = 0;
      GameRange games = new GameRange(played, played + GAMES);
      played += GAMES;
      long decisions =
          simulation.play(games, 1, new Progress()).sample("decisions").sum().longValueExact();
      return decisions - decisionsOfSimple;
    }
  }

  /** What is the same for all players at the table. */
  private abstract static class Seated<V extends View, D extends Decision, E extends Event>
      implements PlayerProvider<V, D, E> {

    private final PlayerProvider<V, D, E> player;

    Seated(PlayerProvider<V, D, E> player) {
      this.player = player;
    }

    @Override
    public String game() {
      return player.game();
    }

    @Override
    public String name() {
      return player.name();
    }

    @Override
    public String description() {
      return player.description();
    }
  }
}
