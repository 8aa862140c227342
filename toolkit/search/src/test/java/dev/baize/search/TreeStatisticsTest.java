package dev.baize.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.player.DecisionValue;
import dev.baize.core.toy.NimMove;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;

class TreeStatisticsTest {

  private static final NimMove MOVE = new NimMove(1, 0);

  private static Node<NimMove> node(List<Double> values) {
    Node<NimMove> node = new Node<>();
    int index = node.indexOf(MOVE);
    values.forEach(value -> node.add(index, value));
    return node;
  }

  @Property
  void the_values_of_all_trees_have_one_mean_and_one_standard_error(
      @ForAll @Size(min = 1, max = 9) List<@DoubleRange(min = -9, max = 9) Double> one,
      @ForAll @Size(min = 1, max = 9) List<@DoubleRange(min = -9, max = 9) Double> other) {
    SearchResult<NimMove> result =
        TreeSearch.result("points", List.of(MOVE), List.of(node(one), node(other)));
    DecisionValue<NimMove> estimate = result.values().get(0);
    double[] all = Stream.concat(one.stream(), other.stream()).mapToDouble(x -> x).toArray();
    double mean = DoubleStream.of(all).average().orElseThrow();
    double variance =
        DoubleStream.of(all).map(x -> (x - mean) * (x - mean)).average().orElseThrow();
    assertThat(estimate.decision()).isEqualTo(MOVE);
    assertThat(result.visits()).containsExactly((long) all.length);
    assertThat(estimate.value()).isCloseTo(mean, within(1e-9));
    assertThat(estimate.standardError()).isCloseTo(Math.sqrt(variance / all.length), within(1e-6));
  }
}
