package dev.baize.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Main;
import dev.baize.cli.Run;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.protocol.shared.ProtocolSchema;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Our host with our players in other processes plays what they play in this one. */
@Tag("ci")
class SameGamesTest {

  /** A person, and a player that needs a file. */
  private static final Set<String> ABSENT = Set.of("Human", "Network");

  private static final String REMOTE = "Remote";

  /** Players that think as long as they are told to, with little to think about. */
  private static final Map<String, String> QUICK =
      Map.of(
          "Master", "Master:samples=50",
          "Planner", "Planner:rollouts=50",
          "Thinker", "Thinker:iterations=10");

  /** Rules of short matches, by game. */
  private static final Map<String, String> SHORT =
      Map.of(
          "beans", "opening draw yes, final sale no",
          "blackjack", "bankroll 1000, hands 20, minimum 5, shuffle uniform",
          "euchre", "points 3, shuffle uniform, american");

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> every_player_plays_the_same_match_in_a_process_of_its_own() {
    List<DynamicTest> tests = new ArrayList<>();
    for (GameProvider<?, ?, ?> game : Registry.load().games()) {
      if (game.rules().viewFormat().isPresent() && isInstalled(game)) {
        addTests(game, tests);
      }
    }
    assertThat(tests).hasSizeGreaterThan(15);
    return tests.stream();
  }

  /** The games of the program, but not those of its tests. */
  private static boolean isInstalled(GameProvider<?, ?, ?> game) {
    return !game.getClass().getName().startsWith("dev.baize.core.");
  }

  private void addTests(GameProvider<?, ?, ?> game, List<DynamicTest> tests) {
    for (PlayerProvider<?, ?, ?> player : Registry.load().players(game)) {
      if (!ABSENT.contains(player.name())) {
        String quick = QUICK.getOrDefault(player.name(), player.name());
        tests.add(
            DynamicTest.dynamicTest(game.name() + " " + quick, () -> compare(game.name(), quick)));
      }
    }
  }

  private void compare(String game, String player) throws IOException {
    Path here = folder.resolve(game + player.replace(":", "-") + "-here");
    Path there = folder.resolve(game + player.replace(":", "-") + "-there");
    Path lines = Files.createDirectory(folder.resolve(game + player.replace(":", "-") + "-lines"));
    String rules = Objects.requireNonNull(SHORT.get(game), game);
    Run run =
        Run.of(
            "match", game, player, "--seed", "11", "--rules", rules, "--record", here.toString());
    assertThat(run.err()).isEmpty();
    Run remote =
        Run.of(
            "match",
            game,
            REMOTE,
            "--seed",
            "11",
            "--rules",
            rules,
            "--record",
            there.toString(),
            "--bot",
            REMOTE + "=" + ProtocolSchema.recording(lines) + program(game, player));
    assertThat(remote.err()).isEmpty();
    assertThat(local(remote.out(), player)).isEqualTo(run.out());
    assertThat(local(Files.readString(there), player)).isEqualTo(Files.readString(here));
    for (ProtocolSchema end : ProtocolSchema.ENDS) {
      assertThat(end.recorded(lines)).isNotEmpty().allSatisfy(end::requireValid);
    }
  }

  private static String local(String text, String player) {
    return text.replace(REMOTE, player);
  }

  private static String program(String game, String player) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return "'%s' -XX:TieredStopAtLevel=1 -cp '%s' %s bot %s %s"
        .formatted(java, classPath(), Main.class.getName(), game, player);
  }

  /** Surefire may hide it behind a jar that lists it. */
  private static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
        .replace("'", "'\\''")
        .replace(File.pathSeparator + File.pathSeparator, File.pathSeparator);
  }
}
