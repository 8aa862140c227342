package dev.baize.beans;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.naive.NaiveGame;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Perft: game trees from fixed positions have the recorded sizes. */
class PerftTest {

  /**
   * A counted game tree.
   *
   * @param name the name of the position
   * @param rules the rules
   * @param seed the seed of the game
   * @param after the decisions that lead to the position
   * @param counts the number of sequences of 0, 1, 2, … legal decisions from there
   */
  record Tree(
      String name, BeansRules rules, Seed seed, List<BeansDecision> after, List<Long> counts) {

    static Tree parse(String paragraph) {
      Map<String, String> values = new HashMap<>();
      for (String line : paragraph.strip().lines().toList()) {
        int colon = line.indexOf(": ");
        values.put(line.substring(0, colon), line.substring(colon + 2));
      }
      String after = values.getOrDefault("after", "");
      return new Tree(
          value(values, "tree"),
          BeansRules.parse(value(values, "rules")),
          Seed.of(Long.parseLong(value(values, "seed"))),
          after.isEmpty()
              ? List.of()
              : Arrays.stream(after.split("; ", -1)).map(BeansDecision::parse).toList(),
          Arrays.stream(value(values, "counts").split(" ", -1)).map(Long::valueOf).toList());
    }

    private static String value(Map<String, String> values, String key) {
      return Objects.requireNonNull(values.get(key), key);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Tree> trees() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(PerftTest.class.getResourceAsStream("/perft.txt"))) {
      return Arrays.stream(new String(in.readAllBytes(), UTF_8).split("\n\n", -1))
          .filter(paragraph -> !paragraph.startsWith("#"))
          .map(Tree::parse)
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("trees")
  void the_rules_count(Tree tree) {
    Game<BeansView, BeansDecision> game = tree.rules().start(tree.seed());
    tree.after().forEach(game::apply);
    long[] found = new long[tree.counts().size()];
    count(game, 0, found);
    assertThat(found).containsExactly(tree.counts().toArray(Long[]::new));
  }

  private static void count(Game<BeansView, BeansDecision> game, int depth, long[] found) {
    found[depth]++;
    if (depth + 1 < found.length) {
      for (BeansDecision decision : game.legal()) {
        Game<BeansView, BeansDecision> next = game.copy();
        next.apply(decision);
        count(next, depth + 1, found);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("trees")
  void the_model_counts(Tree tree) {
    long[] found = new long[tree.counts().size()];
    count(tree, NaiveGame.deck(tree.seed()), new ArrayList<>(tree.after()), 0, found);
    assertThat(found).containsExactly(tree.counts().toArray(Long[]::new));
  }

  private static void count(
      Tree tree, List<Bean> deck, List<BeansDecision> script, int depth, long[] found) {
    found[depth]++;
    if (depth + 1 < found.length) {
      for (BeansDecision decision : new NaiveGame(tree.rules(), deck, script).legal) {
        script.add(decision);
        count(tree, deck, script, depth + 1, found);
        script.remove(script.size() - 1);
      }
    }
  }
}
