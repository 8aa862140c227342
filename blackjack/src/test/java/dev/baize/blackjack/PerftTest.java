package dev.baize.blackjack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.naive.NaiveTable;
import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Perft: game trees from fixed positions have the recorded sizes. */
class PerftTest {

  /**
   * A counted game tree.
   *
   * @param after the decisions that lead to its root
   * @param counts the number of sequences of 0, 1, 2, … listed decisions from there
   */
  record Tree(String name, BlackjackRules rules, long seed, List<String> after, List<Long> counts) {

    static Tree parse(String paragraph) {
      Map<String, String> values =
          paragraph
              .strip()
              .lines()
              .map(line -> line.split(": ", 2))
              .collect(Collectors.toMap(line -> line[0], line -> line[1]));
      return new Tree(
          value(values, "tree"),
          BlackjackRules.parse(value(values, "rules")),
          Long.parseLong(value(values, "seed")),
          List.of(value(values, "after").split("; ", -1)),
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
    Game<BlackjackView, BlackjackDecision> game = tree.rules().start(Seed.of(tree.seed()));
    tree.after().stream().map(BlackjackDecision::parse).forEach(game::apply);
    long[] found = new long[tree.counts().size()];
    count(game, 0, found);
    assertThat(found).containsExactly(tree.counts().toArray(Long[]::new));
  }

  private static void count(Game<BlackjackView, BlackjackDecision> game, int depth, long[] found) {
    found[depth]++;
    if (depth + 1 < found.length) {
      for (BlackjackDecision decision : game.legal()) {
        Game<BlackjackView, BlackjackDecision> next = game.copy();
        next.apply(decision);
        count(next, depth + 1, found);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("trees")
  void the_model_counts(Tree tree) {
    long[] found = new long[tree.counts().size()];
    count(tree, tree.after(), 0, found);
    assertThat(found).containsExactly(tree.counts().toArray(Long[]::new));
  }

  private static void count(Tree tree, List<String> decisions, int depth, long[] found) {
    found[depth]++;
    if (depth + 1 < found.length) {
      for (String decision : offered(tree, decisions)) {
        List<String> longer = new ArrayList<>(decisions);
        longer.add(decision);
        count(tree, longer, depth + 1, found);
      }
    }
  }

  /** What the model offers after some decisions; nothing once the session is over. */
  private static List<String> offered(Tree tree, List<String> decisions) {
    NaiveTable table =
        new NaiveTable(
            tree.rules().text(),
            tree.seed(),
            new ArrayDeque<>(dealt(tree, decisions)),
            new ArrayDeque<>(decisions));
    try {
      table.play();
      return List.of();
    } catch (NoSuchElementException end) {
      List<NaiveTable.Question> asked = table.asked();
      assertThat(asked).hasSize(decisions.size() + 1);
      return asked.get(decisions.size()).legal().stream().flatMap(PerftTest::listed).toList();
    }
  }

  private static List<Card> dealt(Tree tree, List<String> decisions) {
    List<Card> dealt = new ArrayList<>();
    Game<BlackjackView, BlackjackDecision> game =
        tree.rules()
            .start(Seed.of(tree.seed()), event -> PlayedSession.cards(event).forEach(dealt::add));
    decisions.stream().map(BlackjackDecision::parse).forEach(game::apply);
    return dealt;
  }

  /** The decisions that the rules list of those that the model offers in one text. */
  private static Stream<String> listed(String offer) {
    String[] words = offer.split(" ", -1);
    if (words.length == 1) {
      return Stream.of(offer);
    }
    BigInteger least = new BigInteger(words[1]);
    BigInteger most = new BigInteger(words[3]);
    Stream<BigInteger> amounts =
        words[0].equals("bet")
            ? Stream.of(least, least.add(least).min(most), most)
            : Stream.of(most);
    return amounts.distinct().map(amount -> words[0] + " " + amount);
  }
}
