package dev.baize.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.Size;

class FixedSeedTest {

  @Property(tries = 1, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_property_tries_the_same_values_on_every_run(@ForAll @Size(4) List<Integer> values) {
    assertThat(values).containsExactly(81, -3596991, 3878374, 50185);
  }
}
