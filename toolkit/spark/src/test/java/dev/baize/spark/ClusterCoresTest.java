package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ClusterCoresTest {

  private static final long MAX_SECONDS = 30;

  private int executors;
  private boolean lost;
  private double seconds;
  private final ClusterCores cores =
      new ClusterCores(
          () -> executors,
          () -> lost,
          () -> (long) (seconds * TimeUnit.SECONDS.toNanos(1)),
          TimeUnit.SECONDS.toNanos(MAX_SECONDS));

  private boolean areAllThere(double at, int registered) {
    seconds = at;
    executors = registered;
    return cores.areAllThere();
  }

  @Test
  void executors_are_all_there_when_none_has_come_for_a_second() {
    assertThat(areAllThere(2, 0)).isFalse();
    assertThat(areAllThere(2.5, 1)).isFalse();
    assertThat(areAllThere(3.4, 2)).isFalse();
    assertThat(areAllThere(4.3, 2)).isFalse();
    assertThat(areAllThere(4.4, 2)).isTrue();
  }

  @Test
  void no_executor_is_awaited_once_the_cluster_is_lost() {
    assertThat(areAllThere(2, 0)).isFalse();
    lost = true;
    assertThat(areAllThere(2, 0)).isTrue();
  }

  @Test
  void executors_that_do_not_come_are_not_awaited_for_ever() {
    assertThat(areAllThere(MAX_SECONDS - 1, 0)).isFalse();
    assertThat(areAllThere(MAX_SECONDS, 0)).isTrue();
  }
}
