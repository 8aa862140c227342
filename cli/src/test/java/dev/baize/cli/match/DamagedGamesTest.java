package dev.baize.cli.match;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.protocol.bot.DamagedHost;
import dev.baize.protocol.host.HostLines;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Hosts of each game, one of whose lines is damaged. */
class DamagedGamesTest {

  private static final int QUESTIONS = 5;

  private static final List<DamagedHost<?, ?, ?>> HOSTS = new ArrayList<>();

  @BeforeContainer
  static void hostEachGame() throws IOException {
    Registry registry = Registry.load();
    for (long seed = 1; seed <= 4; seed++) {
      add(registry.game("euchre"), "points 10, shuffle uniform, american", "Simple", seed);
      add(registry.game("euchre"), "points 5, shuffle uniform", "Expert", seed);
      add(registry.game("beans"), "opening draw yes, final sale no", "Greedy", seed);
      add(
          registry.game("blackjack"),
          "bankroll 1000, hands 9, minimum 5, shuffle uniform, strip",
          "Basic",
          seed);
    }
    add(registry.game("euchre"), "points 10, shuffle uniform", "Random", 5);
    add(registry.game("beans"), "opening draw no, final sale yes", "Random", 5);
  }

  private static <V extends View, D extends Decision, E extends Event> void add(
      GameProvider<V, D, E> game, String rules, String player, long seed) throws IOException {
    List<byte[]> lines = HostLines.of(game, game.rules(rules), "\"array\":true,", seed);
    HOSTS.add(
        new DamagedHost<>(
            game, Registry.load().player(game, player), shortened(lines, new Random(seed)), false));
  }

  /** A few questions, one after another, with all that is said before and after them. */
  private static List<byte[]> shortened(List<byte[]> lines, Random random) {
    List<byte[]> some = new ArrayList<>(lines);
    some.removeIf(line -> is("decide", line) || is("end", line) || is("goodbye", line));
    List<byte[]> questions = lines.stream().filter(line -> is("decide", line)).toList();
    int from = random.nextInt(Math.max(1, questions.size() - QUESTIONS));
    some.addAll(questions.subList(from, Math.min(from + QUESTIONS, questions.size())));
    lines.stream().filter(line -> is("end", line) || is("goodbye", line)).forEach(some::add);
    return some;
  }

  private static boolean is(String type, byte[] line) {
    return new String(line, UTF_8).startsWith("{\"type\":\"" + type + '"');
  }

  @Property(tries = 2_500, seed = "3")
  void a_damaged_line_is_refused_in_a_line_or_answered(@ForAll long seed) {
    check(seed);
  }

  @Property(tries = 10_000, seed = "4")
  @Tag("long")
  void so_are_ten_thousand(@ForAll long seed) {
    check(seed);
  }

  private static void check(long seed) {
    DamagedHost<?, ?, ?> host = HOSTS.get(Math.floorMod(seed, HOSTS.size()));
    assertThat(host.questions()).isPositive();
    assertTimeoutPreemptively(Duration.ofSeconds(30), () -> host.check(new Random(seed)));
  }
}
