package dev.baize.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatTest {

  @Property
  void there_is_one_object_for_each_seat(@ForAll @IntRange(max = Seat.MAX_COUNT - 1) int index) {
    assertThat(Seat.of(index)).isSameAs(Seat.of(index));
    assertThat(Seat.of(index).index()).isEqualTo(index);
    assertThat(Seat.of(index)).hasToString("seat " + index);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, Seat.MAX_COUNT, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void there_are_no_other_seats(int index) {
    assertThatThrownBy(() -> Seat.of(index))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no seat " + index + "; expected 0 to 63");
  }

  @Property
  void the_next_seat_goes_round_the_table(
      @ForAll @IntRange(min = 1, max = Seat.MAX_COUNT) int seats,
      @ForAll @IntRange(max = Seat.MAX_COUNT - 1) int index) {
    int from = index % seats;
    assertThat(Seat.of(from).next(seats)).isSameAs(Seat.of((from + 1) % seats));
  }

  @Test
  void seats_are_ordered_by_number() {
    assertThat(Seat.of(1)).isLessThan(Seat.of(2)).isEqualByComparingTo(Seat.of(1));
    assertThat(Seat.of(2)).isGreaterThan(Seat.of(1));
  }
}
