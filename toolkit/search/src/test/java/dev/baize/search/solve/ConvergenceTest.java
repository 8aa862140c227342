package dev.baize.search.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.random.Seed;
import dev.baize.core.toy.Kuhn;
import dev.baize.core.toy.KuhnAction;
import dev.baize.core.toy.KuhnRules;
import dev.baize.core.toy.KuhnView;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConvergenceTest {

  private static final KuhnRules RULES = new KuhnRules();
  private static final SequenceForm<KuhnView, KuhnAction> FORM =
      SequenceForm.of(RULES, Utility.SCORE, 100);

  @Test
  void checkpoints_are_spread_on_a_logarithmic_scale() {
    assertThat(Convergence.checkpoints(1)).containsExactly(1L);
    assertThat(Convergence.checkpoints(2)).containsExactly(1L, 2L);
    assertThat(Convergence.checkpoints(120)).containsExactly(1L, 2L, 5L, 10L, 20L, 50L, 100L, 120L);
    assertThat(Convergence.checkpoints(Long.MAX_VALUE)).isSorted().doesNotHaveDuplicates();
    assertThatThrownBy(() -> Convergence.checkpoints(0))
        .hasMessage("0 iterations; expected 1 or more");
  }

  @Test
  void each_point_tells_how_far_the_solver_had_come() {
    Convergence<KuhnView, KuhnAction> found =
        Convergence.of(Cfr.plus(FORM), FORM, List.of(0L, 10L, 1_000L), done -> true);
    List<Convergence.Point> points = found.points();
    assertThat(points).hasSize(3);
    assertThat(points.get(0).exploitability())
        .isEqualTo(FORM.exploitability(FORM.uniformStrategy()));
    assertThat(points.get(1).exploitability()).isLessThan(points.get(0).exploitability());
    assertThat(found.last().exploitability())
        .isEqualTo(FORM.exploitability(found.strategy()))
        .isLessThan(1e-3);
    assertThat(found.last().value()).isEqualTo(FORM.value(found.strategy()));
  }

  @Test
  void a_solver_that_is_stopped_has_come_as_far_as_its_last_point() {
    List<Long> asked = new ArrayList<>();
    Convergence<KuhnView, KuhnAction> found =
        Convergence.of(
            Cfr.plus(FORM),
            FORM,
            List.of(2L, 10L, 100L),
            iterations -> asked.add(iterations) && iterations < 7);
    assertThat(asked).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L);
    assertThat(found.points()).extracting(Convergence.Point::iterations).containsExactly(2L, 7L);
    assertThat(found.last().exploitability()).isEqualTo(FORM.exploitability(found.strategy()));
  }

  @Test
  void a_solver_that_is_stopped_at_a_checkpoint_has_no_point_after_it() {
    Convergence<KuhnView, KuhnAction> found =
        Convergence.of(Cfr.plus(FORM), FORM, List.of(2L, 10L), iterations -> iterations < 2);
    assertThat(found.points()).extracting(Convergence.Point::iterations).containsExactly(2L);
  }

  @Test
  void what_was_found_can_be_kept() {
    ExternalSampling<KuhnView, KuhnAction> sampling =
        new ExternalSampling<>(RULES, Utility.SCORE, Seed.of(1), 12);
    SolvedGame<KuhnView, KuhnAction> solved =
        Convergence.of(sampling, FORM, List.of(5L), done -> true).solved(new Kuhn(), RULES);
    assertThat(StrategyFile.parse(StrategyFile.text(solved), new Kuhn())).isEqualTo(solved);
    assertThat(solved.algorithm()).isEqualTo("external-sampling MCCFR");
    assertThat(solved.iterations()).isEqualTo(5);
  }

  @Test
  void checkpoints_ascend() {
    assertThatThrownBy(() -> Convergence.of(Cfr.plus(FORM), FORM, List.of(2L, 1L), done -> true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("checkpoint 1 after 2 iterations");
    assertThatThrownBy(() -> Convergence.of(Cfr.plus(FORM), FORM, List.of(), done -> true))
        .hasMessage("no points; expected one at least");
  }
}
