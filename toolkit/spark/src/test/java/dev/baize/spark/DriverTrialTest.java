package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class DriverTrialTest {

  private static final double SECONDS = 2;

  private int executors;
  private double seconds;

  private long nanos() {
    return Math.round(seconds * TimeUnit.SECONDS.toNanos(1));
  }

  private DriverTrial trial(long multiple, double mostSecondsOfStart) {
    long most = Math.round(mostSecondsOfStart * TimeUnit.SECONDS.toNanos(1));
    return new DriverTrial(
        SECONDS,
        multiple,
        new ClusterCores(() -> executors, () -> false, this::nanos, most),
        this::nanos);
  }

  /** Plays a part; returns the number of its games. */
  private long play(DriverTrial trial, double secondsAGame) {
    long games = trial.beginPart();
    seconds += games * secondsAGame;
    trial.endPart(games);
    return games;
  }

  private double playAll(DriverTrial trial, double secondsAGame) {
    while (trial.goesOn()) {
      play(trial, secondsAGame);
    }
    return seconds;
  }

  @Test
  void parts_grow_until_they_take_a_second() {
    DriverTrial trial = trial(16, 0);
    assertThat(play(trial, 0.003)).isEqualTo(16);
    assertThat(play(trial, 0.003)).isEqualTo(32);
    assertThat(play(trial, 0.003)).isEqualTo(64);
    assertThat(play(trial, 0.003)).isEqualTo(128);
    assertThat(play(trial, 0.003)).isEqualTo(256);
    assertThat(play(trial, 0.003)).isEqualTo(256);
  }

  @Test
  void it_lasts_two_seconds_where_no_executor_is_awaited() {
    assertThat(playAll(trial(1, 0), 0.001)).isBetween(SECONDS, SECONDS + 1);
  }

  @Test
  void it_goes_on_while_executors_start() {
    DriverTrial trial = trial(1, 30);
    while (seconds < 7) {
      assertThat(trial.goesOn()).isTrue();
      play(trial, 0.001);
    }
    executors = 2;
    assertThat(playAll(trial, 0.001)).isBetween(8.0, 10.0);
  }

  @Test
  void executors_do_not_wait_for_a_second_long_game() {
    assertThat(playAll(trial(1, 30), 6)).isEqualTo(6);
  }

  @Test
  void parts_shrink_and_it_goes_on_when_the_driver_gets_slower() {
    DriverTrial trial = trial(16, 30);
    while (play(trial, 0.01) < 64) {}
    assertThat(play(trial, 0.05)).isEqualTo(64);
    assertThat(trial.goesOn()).isTrue();
    assertThat(play(trial, 0.05)).isEqualTo(32);
    assertThat(play(trial, 0.05)).isEqualTo(16);
    assertThat(play(trial, 0.05)).isEqualTo(16);
    assertThat(trial.goesOn()).isTrue();
  }

  @Test
  void a_game_that_loads_the_program_is_not_taken_for_a_long_one() {
    DriverTrial trial = trial(1, 0);
    play(trial, 3);
    assertThat(playAll(trial, 0.001)).isBetween(3 + SECONDS, 3 + SECONDS + 1);
    assertThat(trial.secondsAGame()).isCloseTo(0.001, within(1e-9));
  }

  @Test
  void how_long_a_game_takes_is_seen_from_the_last_part() {
    DriverTrial trial = trial(1, 0);
    assertThat(trial.secondsAGame()).isZero();
    play(trial, 0.5);
    play(trial, 0.001);
    assertThat(trial.secondsAGame()).isCloseTo(0.001, within(1e-9));
  }

  @Test
  void a_part_that_ends_with_its_range_counts_the_games_that_it_has() {
    DriverTrial trial = trial(64, 0);
    trial.beginPart();
    seconds += 0.1;
    trial.endPart(10);
    assertThat(trial.secondsAGame()).isCloseTo(0.01, within(1e-9));
  }
}
