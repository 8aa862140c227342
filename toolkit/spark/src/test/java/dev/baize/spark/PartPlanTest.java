package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Scale;
import org.junit.jupiter.api.Test;

class PartPlanTest {

  private static final String SEED = "1";

  private static GameSet union(List<GameRange> parts) {
    return parts.stream().map(GameSet::of).reduce(GameSet.of(GameRange.first(0)), GameSet::plus);
  }

  @Property(seed = SEED, tries = 200)
  void parts_cover_every_game_once(
      @ForAll @LongRange(max = 1_000_000_000_000L) long from,
      @ForAll @LongRange(min = 1, max = 1_000_000_000_000L) long number,
      @ForAll @DoubleRange(max = 1000) @Scale(6) double secondsAGame,
      @ForAll @IntRange(min = 1, max = 2000) int cores) {
    GameSet games = GameSet.of(new GameRange(from, from + number));
    List<GameRange> parts = PartPlan.of(games, secondsAGame, cores, 1, false).parts();
    assertThat(parts).hasSizeLessThanOrEqualTo(PartPlan.MAX_PARTS);
    assertThat(parts.stream().mapToLong(GameRange::games).sum()).isEqualTo(number);
    assertThat(union(parts)).isEqualTo(games);
  }

  @Property(seed = SEED, tries = 200)
  void parts_of_a_study_that_ends_early_are_short_and_begin_where_it_may_look(
      @ForAll @LongRange(max = 1000) long first,
      @ForAll @LongRange(min = 1, max = 1_000_000_000_000L) long number,
      @ForAll @DoubleRange(min = 0.000_001, max = 1000) @Scale(6) double secondsAGame,
      @ForAll @IntRange(min = 1, max = 2000) int cores) {
    GameSet games = GameSet.of(new GameRange(16 * first, 16 * first + number));
    List<GameRange> parts = PartPlan.of(games, secondsAGame, cores, 16, true).parts();
    double longest = Math.max(4, cores / 30.0) + 16 * secondsAGame;
    assertThat(parts)
        .isNotEmpty()
        .allMatch(part -> part.from() % 16 == 0)
        .allMatch(part -> part.games() * secondsAGame <= longest);
    GameRange last = parts.get(parts.size() - 1);
    assertThat(union(parts)).isEqualTo(GameSet.of(new GameRange(16 * first, last.to())));
    assertThat(parts.size() == PartPlan.MAX_PARTS || last.to() == 16 * first + number).isTrue();
  }

  @Test
  void parts_take_some_seconds_for_fast_players_and_for_slow_ones() {
    assertThat(lengths(1e-5)).isBetween(350_000L, 400_000L);
    assertThat(lengths(0.01)).isBetween(350L, 400L);
    assertThat(lengths(1)).isEqualTo(4);
    assertThat(lengths(60)).isEqualTo(1);
  }

  private static long lengths(double secondsAGame) {
    long games = (long) Math.ceil(4000 / secondsAGame);
    GameSet all = GameSet.of(GameRange.first(games));
    return PartPlan.of(all, secondsAGame, 8, 1, false).parts().get(0).games();
  }

  @Test
  void every_core_has_several_parts_of_a_short_study() {
    GameSet games = GameSet.of(GameRange.first(1000));
    assertThat(PartPlan.of(games, 0.001, 20, 1, false).parts()).hasSizeBetween(58, 60);
  }

  @Test
  void parts_are_longer_if_many_cores_would_flood_the_driver() {
    GameSet games = GameSet.of(GameRange.first(2_000_000));
    assertThat(PartPlan.of(games, 0.5, 3000, 1, false).parts().get(0).games()).isEqualTo(200);
  }

  @Test
  void gaps_are_filled_as_far_as_there_are_parts() {
    GameSet games =
        GameSet.of(GameRange.first(10)).plus(GameSet.of(new GameRange(100, 1_000_000_000)));
    List<GameRange> parts = PartPlan.of(games, 0.001, 1, 1, false).parts();
    assertThat(parts).startsWith(GameRange.first(10)).hasSize(PartPlan.MAX_PARTS);
    assertThat(union(parts).minus(games).games()).isZero();
  }
}
