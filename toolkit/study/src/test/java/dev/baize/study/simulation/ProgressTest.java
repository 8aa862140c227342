package dev.baize.study.simulation;

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

  @Test
  void games_are_in_play_until_they_end() {
    Progress progress = new Progress();
    assertThat(progress.games()).isEmpty();
    GameInProgress game = progress.begin(3, List.of("Ann", "Bob"));
    assertThat(progress.games()).containsExactly(game);
    GameInProgress other = progress.begin(4, List.of("Ann", "Bob"));
    assertThat(progress.games()).containsExactly(other);
    progress.resume(game);
    assertThat(progress.games()).containsExactly(game);
    assertThat(game.isOver()).isFalse();
    game.end();
    assertThat(game.isOver()).isTrue();
    assertThat(progress.games()).isEmpty();
  }
}
