package dev.baize.study.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeatingsTest {

  @ParameterizedTest
  @CsvSource({
    "2, AB BA",
    "4, ABAB BABA",
    "3, ABA AAB BAA BAB BBA ABB",
    "5, ABABA AABAB BAABA ABAAB BABAA BABAB BBABA ABBAB BABBA ABABB"
  })
  void two_players_sit_in_turn_and_change_places(int seats, String expected) {
    assertThat(
            Arrays.stream(Seatings.of(seats))
                .mapToObj(seating -> text(seating, seats))
                .collect(Collectors.joining(" ")))
        .isEqualTo(expected);
  }

  @Property
  void each_player_sits_equally_often_in_each_seat(@ForAll @IntRange(min = 2, max = 64) int seats) {
    long[] seatings = Seatings.of(seats);
    for (int seat = 0; seat < seats; seat++) {
      int there = seat;
      assertThat(Arrays.stream(seatings).filter(s -> Seatings.player(s, there, 7, 9) == 7).count())
          .isEqualTo(seatings.length / 2);
    }
  }

  @Property
  void the_mirror_image_of_a_seating_is_a_seating(@ForAll @IntRange(min = 2, max = 64) int seats) {
    Set<String> all =
        Arrays.stream(Seatings.of(seats)).mapToObj(s -> text(s, seats)).collect(Collectors.toSet());
    assertThat(all).hasSize(seats % 2 == 0 ? 2 : 2 * seats);
    assertThat(all.stream().map(SeatingsTest::mirrored)).containsExactlyInAnyOrderElementsOf(all);
  }

  @ParameterizedTest
  @CsvSource({
    "ABAB, 0, 2", "ABAB, 3, 0", "ABAB, 0 2, 2", "ABAB, 1 3, 0", "ABAB, 0 1, 1", "ABAB, 0 1 2, 2",
    "ABAB, '', 1", "ABAB, 0 1 2 3, 1", "ABA, 0, 2", "ABA, 1, 0", "ABA, 0 1, 0", "ABA, 0 2, 2",
    "ABA, 0 1 2, 1", "AABAB, 0 2, 0", "AABAB, 0 1 2, 2"
  })
  void who_wins_with_a_greater_part_of_the_seats_wins(String seating, String winners, int points) {
    List<Seat> seats =
        winners.isEmpty()
            ? List.of()
            : Arrays.stream(winners.split(" ")).map(Integer::valueOf).map(Seat::of).toList();
    Outcome outcome = new Outcome(Collections.nCopies(seating.length(), 0L), seats);
    assertThat(Seatings.points(bits(seating), outcome)).isEqualTo(points);
  }

  @Property
  void what_one_player_wins_the_other_loses(
      @ForAll @IntRange(min = 2, max = 64) int seats,
      @ForAll long won,
      @ForAll @LongRange(min = 0) long which) {
    List<Seat> winners =
        IntStream.range(0, seats).filter(i -> (won >>> i & 1) == 1).mapToObj(Seat::of).toList();
    Outcome outcome = new Outcome(Collections.nCopies(seats, 0L), winners);
    long[] seatings = Seatings.of(seats);
    long seating = seatings[(int) (which % seatings.length)];
    long mirror = ~seating & (-1L >>> (64 - seats));
    assertThat(Seatings.points(seating, outcome) + Seatings.points(mirror, outcome)).isEqualTo(2);
  }

  @Test
  void who_scores_more_alone_wins() {
    assertThat(Seatings.pointsAlone(alone(5), alone(-3))).isEqualTo(2);
    assertThat(Seatings.pointsAlone(alone(-3), alone(5))).isZero();
    assertThat(Seatings.pointsAlone(alone(5), alone(5))).isEqualTo(1);
  }

  private static Outcome alone(long score) {
    return new Outcome(List.of(score), List.of());
  }

  private static String text(long seating, int seats) {
    return IntStream.range(0, seats)
        .mapToObj(seat -> Character.toString(Seatings.player(seating, seat, 'A', 'B')))
        .collect(Collectors.joining());
  }

  private static long bits(String seating) {
    return IntStream.range(0, seating.length())
        .filter(i -> seating.charAt(i) == 'A')
        .mapToLong(i -> 1L << i)
        .sum();
  }

  private static String mirrored(String seating) {
    return seating.replace('A', 'C').replace('B', 'A').replace('C', 'B');
  }
}
