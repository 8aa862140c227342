package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.euchre.player.MonteCarloSearch.SystematicResampling;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class SystematicResamplingTest {

  @Property
  void each_item_is_selected_in_proportion_to_its_weight_rounded_up_or_down(
      @ForAll @Size(min = 1, max = 40) List<@IntRange(min = 1, max = 1000) Integer> weights,
      @ForAll @IntRange(min = 1, max = 100) int count,
      @ForAll @DoubleRange(min = 0, max = 1, maxIncluded = false) double start) {
    double sum = weights.stream().mapToInt(Integer::intValue).sum();
    SystematicResampling resampling = new SystematicResampling(sum, count, start);
    int selected = 0;
    for (int weight : weights) {
      int times = resampling.copies(weight);
      selected += times;
      assertThat(times).isBetween((int) (weight * count / sum), (int) (weight * count / sum) + 1);
    }
    assertThat(selected).isBetween(count - 1, count + 1);
  }
}
