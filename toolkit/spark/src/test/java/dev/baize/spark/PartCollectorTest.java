package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.SimulationResult;
import java.util.List;
import org.junit.jupiter.api.Test;

class PartCollectorTest {

  private static final List<GameRange> PARTS =
      List.of(new GameRange(0, 2), new GameRange(2, 4), new GameRange(4, 6));

  private final Simulation<?, ?, ?> simulation = Studies.simulation(5, "Simple");
  private final StudyParts<SimulationResult> parts = Studies.parts(simulation);
  private final Progress progress = new Progress();
  private final PartLedger<SimulationResult> ledger =
      new PartLedger<>(parts, new PartFold<>(simulation.play(0)), progress, null);
  private final PartCollector<SimulationResult> collector =
      new PartCollector<>(parts, new PartPlan(PARTS), ledger, progress);

  private void plays(int part) {
    String text = simulation.play(PARTS.get(part), 1, new Progress()).text();
    collector.add(new PartStream.Ended(part, PartResult.of(text)));
  }

  private void fails(int part) {
    collector.add(
        new PartStream.Ended(
            part, PartResult.failure(PARTS.get(part).from(), List.of("Simple"), "out of ideas")));
  }

  @Test
  void a_failure_ends_the_run_once_all_parts_before_it_are_there() {
    fails(1);
    assertThat(collector.isWaiting()).isTrue();
    plays(2);
    assertThat(collector.isWaiting()).isTrue();
    plays(0);
    assertThat(collector.isWaiting()).isFalse();
  }

  @Test
  void a_failure_before_another_ends_the_run_at_once() {
    fails(2);
    assertThat(collector.isWaiting()).isTrue();
    fails(0);
    assertThat(collector.isWaiting()).isFalse();
  }

  @Test
  void nothing_is_awaited_once_all_parts_are_there_or_the_run_is_cancelled() {
    assertThat(collector.isWaiting()).isTrue();
    plays(2);
    plays(0);
    assertThat(collector.isWaiting()).isTrue();
    plays(1);
    assertThat(collector.isWaiting()).isFalse();
    assertThat(progress.done()).isEqualTo(6);
  }

  @Test
  void a_result_that_is_none_is_the_fault_of_an_executor() {
    PartStream.Ended damaged = new PartStream.Ended(0, PartResult.of("nothing"));
    assertThatExceptionOfType(SparkJobException.class)
        .isThrownBy(() -> collector.add(damaged))
        .withMessageStartingWith("an executor sent a damaged result: ");
  }

  @Test
  void a_result_with_other_measures_is_the_fault_of_an_executor() {
    String text = Studies.withoutLastMeasure(simulation.play(PARTS.get(0), 1, new Progress()));
    PartStream.Ended other = new PartStream.Ended(0, PartResult.of(text));
    assertThatExceptionOfType(SparkJobException.class)
        .isThrownBy(() -> collector.add(other))
        .withMessageStartingWith(
            "an executor sent a damaged result: results of different measures");
  }

  @Test
  void a_cancelled_run_awaits_nothing() {
    progress.cancel();
    assertThat(collector.isWaiting()).isFalse();
  }
}
