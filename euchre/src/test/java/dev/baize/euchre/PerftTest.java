package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Game trees from fixed positions have the expected number of nodes. */
class PerftTest {

  static List<Perft> trees() throws IOException {
    return Perft.read("/perft.txt");
  }

  static List<Perft> longTrees() throws IOException {
    return Perft.read("/perft-long.txt");
  }

  @ParameterizedTest
  @MethodSource("trees")
  void the_rules_count(Perft tree) {
    assertThat(tree.countWithTheRules()).isEqualTo(tree.counts());
  }

  @ParameterizedTest
  @MethodSource("trees")
  void the_model_counts(Perft tree) {
    assertThat(tree.countWithTheModel()).isEqualTo(tree.counts());
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("longTrees")
  void the_rules_count_far(Perft tree) {
    assertThat(tree.countWithTheRules()).isEqualTo(tree.counts());
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("longTrees")
  void the_model_counts_far(Perft tree) {
    assertThat(tree.countWithTheModel()).isEqualTo(tree.counts());
  }
}
