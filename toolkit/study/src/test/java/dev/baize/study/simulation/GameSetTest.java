package dev.baize.study.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** Ranges and sets of games are what sets of numbers are. */
class GameSetTest {

  private static final int MANY = 200_000;

  @Provide
  Arbitrary<GameSet> sets() {
    return Arbitraries.longs()
        .between(0, 20)
        .tuple2()
        .map(bounds -> GameSet.of(new GameRange(bounds.get1(), bounds.get1() + bounds.get2() / 4)))
        .list()
        .ofMaxSize(4)
        .map(ranges -> ranges.stream().reduce(new GameSet(List.of()), GameSet::plus));
  }

  private static Set<Long> numbers(GameSet set) {
    return set.ranges().stream()
        .flatMapToLong(range -> LongStream.range(range.from(), range.to()))
        .boxed()
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Property
  void a_union_has_the_games_of_both(@ForAll("sets") GameSet one, @ForAll("sets") GameSet two) {
    Set<Long> both = numbers(one);
    both.addAll(numbers(two));
    assertThat(numbers(one.plus(two))).isEqualTo(both);
    assertThat(one.plus(two)).isEqualTo(two.plus(one));
    assertThat(one.plus(two).games()).isEqualTo(both.size());
  }

  @Property
  void the_same_games_are_the_same_set(
      @ForAll("sets") GameSet one, @ForAll("sets") GameSet two, @ForAll("sets") GameSet three) {
    assertThat(one.plus(two).plus(three)).isEqualTo(one.plus(two.plus(three)));
  }

  @Property
  void a_difference_has_the_games_of_one_alone(
      @ForAll("sets") GameSet one, @ForAll("sets") GameSet two) {
    Set<Long> rest = numbers(one);
    rest.removeAll(numbers(two));
    assertThat(numbers(one.minus(two))).isEqualTo(rest);
  }

  @Property
  void sets_overlap_if_a_game_is_in_both(@ForAll("sets") GameSet one, @ForAll("sets") GameSet two) {
    Set<Long> both = numbers(one);
    both.retainAll(numbers(two));
    assertThat(one.overlaps(two)).isEqualTo(!both.isEmpty());
    assertThat(numbers(one.intersection(two))).isEqualTo(both);
  }

  @Property
  void parts_make_up_the_whole_and_are_of_one_size_but_for_one(
      @ForAll @LongRange(max = Long.MAX_VALUE / 2) long from,
      @ForAll @LongRange(max = Long.MAX_VALUE / 2) long games,
      @ForAll @IntRange(min = 1, max = 50) int parts) {
    GameRange whole = new GameRange(from, from + games);
    long next = from;
    for (int i = 0; i < parts; i++) {
      GameRange part = whole.part(i, parts);
      assertThat(part.from()).isEqualTo(next);
      assertThat(part.games()).isBetween(games / parts, games / parts + 1);
      next = part.to();
    }
    assertThat(next).isEqualTo(whole.to());
  }

  @Test
  void many_ranges_are_combined_in_a_moment() {
    GameSet even = everySecond(0);
    GameSet odd = everySecond(1);
    assertThat(even.overlaps(odd)).isFalse();
    assertThat(even.plus(odd)).isEqualTo(GameSet.of(GameRange.first(2 * MANY)));
    assertThat(even.plus(odd).minus(odd)).isEqualTo(even);
  }

  private static GameSet everySecond(long first) {
    return new GameSet(
        LongStream.range(0, MANY).mapToObj(game -> GameRange.only(2 * game + first)).toList());
  }

  @Test
  void games_are_told_in_words() {
    assertThat(GameRange.first(0)).hasToString("no games");
    assertThat(GameRange.only(7)).hasToString("game 7");
    assertThat(GameRange.first(1000)).hasToString("games 0 to 999");
    assertThat(GameRange.first(Long.MAX_VALUE)).hasToString("games 0 to 9223372036854775806");
    assertThat(GameSet.of(GameRange.first(0))).hasToString("no games");
    assertThat(GameSet.of(GameRange.first(10)).plus(GameSet.of(GameRange.only(20))))
        .hasToString("games 0 to 9, game 20");
  }

  @Test
  void ranges_ascend_from_0() {
    assertThatIllegalArgumentException().isThrownBy(() -> new GameRange(-1, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new GameRange(2, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> GameRange.first(10).part(3, 3));
    assertThatIllegalArgumentException().isThrownBy(() -> GameRange.first(10).part(-1, 3));
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> GameRange.only(Long.MAX_VALUE));
  }

  @Test
  void ranges_of_a_set_do_not_touch() {
    assertRefused(new GameRange(0, 0));
    assertRefused(new GameRange(0, 5), new GameRange(5, 6));
    assertRefused(new GameRange(5, 6), new GameRange(0, 1));
  }

  private static void assertRefused(GameRange... ranges) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GameSet(List.of(ranges)))
        .withMessageContaining("gaps");
  }
}
