package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.euchre.kernel.Step;
import org.junit.jupiter.api.Test;

class PhaseTest {

  @Test
  void there_is_a_phase_for_each_step_of_the_kernel() throws ReflectiveOperationException {
    assertThat(Step.class.getFields()).hasSameSizeAs(Phase.values());
    for (Phase phase : Phase.values()) {
      assertThat(Phase.of(Step.class.getField(phase.name()).getInt(null))).isEqualTo(phase);
    }
  }
}
