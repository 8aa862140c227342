package dev.baize.study.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** However many stages games have, a batch ends as if they were played one after another. */
class SimultaneousBatchTest {

  /**
   * Yields the numbers of the games, each after some stages.
   *
   * @param failing the number of a game that fails in its last stage
   */
  private record Numbers(int maxConcurrentMatches, long failing) implements BatchTask<List<Long>> {

    @Override
    public List<Long> begin() {
      return new ArrayList<>();
    }

    @Override
    public Game start(long game, List<Long> into) {
      int[] left = {new SplittableRandom(game).nextInt(20)};
      return () -> {
        if (left[0]-- > 0) {
          return false;
        }
        if (game == failing) {
          throw new IllegalStateException("game " + game);
        }
        into.add(game);
        return true;
      };
    }

    @Override
    public void join(List<Long> total, List<Long> next) {
      total.addAll(next);
    }
  }

  private static List<Long> numbers(GameRange games) {
    return LongStream.range(games.from(), games.to()).boxed().toList();
  }

  @Property(tries = 200)
  void games_are_joined_in_order(
      @ForAll @LongRange(max = 1000) long from,
      @ForAll @LongRange(max = 2000) long count,
      @ForAll @IntRange(min = 1, max = 600) int maxConcurrentMatches,
      @ForAll @IntRange(min = 1, max = 4) int threads) {
    GameRange games = new GameRange(from, from + count);
    BatchResult<List<Long>> batch =
        new BatchRunner<>(new Numbers(maxConcurrentMatches, -1), threads)
            .play(games, new Progress());
    assertThat(batch.completed()).isEqualTo(GameSet.of(games));
    assertThat(batch.result()).isEqualTo(numbers(games));
  }

  @Property(tries = 200)
  void work_ends_at_the_first_look_that_sees_enough(
      @ForAll @LongRange(min = 1, max = 100) long every,
      @ForAll @LongRange(min = 1, max = 1000) long wanted,
      @ForAll @IntRange(min = 1, max = 100) int maxConcurrentMatches,
      @ForAll @IntRange(min = 1, max = 4) int threads) {
    BatchResult<List<Long>> batch =
        new BatchRunner<>(new Numbers(maxConcurrentMatches, -1), threads)
            .until(every, result -> result.size() >= wanted)
            .play(GameRange.first(2000), new Progress());
    long looks = (wanted + every - 1) / every;
    assertThat(batch.result()).isEqualTo(numbers(GameRange.first(looks * every)));
  }

  @Property(tries = 200)
  void a_game_fails_only_after_all_before_it_were_played(
      @ForAll @LongRange(max = 999) long failing,
      @ForAll @IntRange(min = 1, max = 100) int maxConcurrentMatches,
      @ForAll @IntRange(min = 1, max = 4) int threads) {
    BatchRunner<List<Long>> runner =
        new BatchRunner<>(new Numbers(maxConcurrentMatches, failing), threads);
    assertThatThrownBy(() -> runner.play(GameRange.first(1000), new Progress()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("game " + failing);
    assertThat(runner.play(GameRange.first(failing), new Progress()).result())
        .isEqualTo(numbers(GameRange.first(failing)));
  }
}
