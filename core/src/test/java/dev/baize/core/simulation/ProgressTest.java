package dev.baize.core.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressTest {

  @Test
  void an_engine_of_its_own_counts_games_and_calls_the_watcher() {
    List<Long> seen = new ArrayList<>();
    Progress progress = new Progress(1, seen::add);
    progress.add(5);
    progress.notifyWatcher();
    progress.add(2);
    progress.notifyWatcher();
    assertThat(seen).containsExactly(5L, 7L);
    assertThat(progress.done()).isEqualTo(7);
  }
}
