package dev.baize.euchre;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.euchre.naive.NaiveGame;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A perft test, as chess programs have: the number of nodes of the game tree at each depth below a
 * position.
 *
 * @param name the name of the position
 * @param rules the rules
 * @param seed the seed of the game
 * @param decisions the decisions from the start to the position
 * @param making whether the tree ends where the first card is led
 * @param counts the number of nodes, by depth
 */
record Perft(
    String name,
    EuchreRules rules,
    Seed seed,
    List<EuchreDecision> decisions,
    boolean making,
    List<Long> counts) {

  /** Reads trees, each a paragraph of lines {@code key: value}. */
  static List<Perft> read(String resource) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(Perft.class.getResourceAsStream(resource), resource)) {
      List<Perft> trees = new ArrayList<>();
      for (String paragraph : new String(in.readAllBytes(), UTF_8).split("\n\n+", -1)) {
        if (!paragraph.startsWith("#")) {
          trees.add(parse(paragraph));
        }
      }
      return trees;
    }
  }

  private static Perft parse(String paragraph) {
    Map<String, String> values = new HashMap<>();
    for (String line : paragraph.lines().toList()) {
      int colon = line.indexOf(": ");
      values.put(line.substring(0, colon), line.substring(colon + 2));
    }
    return new Perft(
        Objects.requireNonNull(values.get("tree")),
        EuchreRules.parse(Objects.requireNonNull(values.get("rules"))),
        Seed.of(Long.parseLong(Objects.requireNonNull(values.get("seed")))),
        decisions(values.getOrDefault("after", "")),
        values.getOrDefault("until", "").equals("the first lead"),
        numbers(Objects.requireNonNull(values.get("counts"))));
  }

  private static List<EuchreDecision> decisions(String text) {
    return text.isEmpty()
        ? List.of()
        : Arrays.stream(text.split("; ", -1)).map(EuchreDecision::parse).toList();
  }

  private static List<Long> numbers(String text) {
    return Arrays.stream(text.split(" ", -1)).map(Long::valueOf).toList();
  }

  /** Counts with the rules, as deep as the expected counts. */
  List<Long> countWithTheRules() {
    Game<EuchreView, EuchreDecision> game = rules.start(seed);
    decisions.forEach(game::apply);
    long[] found = new long[counts.size()];
    count(game, 0, found);
    return Arrays.stream(found).boxed().toList();
  }

  private void count(Game<EuchreView, EuchreDecision> game, int depth, long[] found) {
    found[depth]++;
    if (depth + 1 == found.length || (making && phase(game) == Phase.LEAD)) {
      return;
    }
    for (EuchreDecision decision : game.legal()) {
      Game<EuchreView, EuchreDecision> next = game.copy();
      next.apply(decision);
      count(next, depth + 1, found);
    }
  }

  private static Phase phase(Game<EuchreView, EuchreDecision> game) {
    return game.view(game.toAct()).phase();
  }

  /** Counts with the model, as deep as the expected counts. */
  List<Long> countWithTheModel() {
    NaiveGame game = new NaiveGame(rules, seed);
    decisions.forEach(game::apply);
    long[] found = new long[counts.size()];
    count(game, 0, found);
    return Arrays.stream(found).boxed().toList();
  }

  private void count(NaiveGame game, int depth, long[] found) {
    found[depth]++;
    if (depth + 1 == found.length || game.isOver() || (making && game.phase() == Phase.LEAD)) {
      return;
    }
    for (EuchreDecision decision : game.legal()) {
      NaiveGame next = game.copy();
      next.apply(decision);
      count(next, depth + 1, found);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
