package dev.baize.core.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeatContextTest {

  private static final Seed SEED = Seed.of(5);

  private record Moment(Seat seat, long turn) implements View {}

  private static long draw(int seat, long turn) {
    return SeatContext.of(SEED, Seat.of(seat)).random(new Moment(Seat.of(seat), turn)).nextLong();
  }

  @Test
  void has_nobody_to_ask_and_is_called_by_its_seat() {
    SeatContext context = SeatContext.of(SEED, Seat.of(3));
    assertThat(context.console()).isEmpty();
    assertThat(context.name()).isEqualTo("seat 3");
    assertThat(context.seat()).isEqualTo(Seat.of(3));
    assertThat(context.seed()).isEqualTo(SeatContext.seedOf(SEED, Seat.of(3)));
  }

  @Test
  void chance_is_the_same_for_the_same_place_and_turn() {
    assertThat(draw(1, 8)).isEqualTo(draw(1, 8));
  }

  @Test
  void chance_is_another_for_another_turn_seat_or_seed() {
    assertThat(draw(1, 8)).isNotEqualTo(draw(1, 9)).isNotEqualTo(draw(2, 8));
    assertThat(SeatContext.seedOf(SEED, Seat.of(1)))
        .isNotEqualTo(SeatContext.seedOf(Seed.of(6), Seat.of(1)));
  }

  @Test
  void chance_is_pinned_so_that_records_can_be_played_again() {
    assertThat(SeatContext.seedOf(SEED, Seat.of(1)))
        .isEqualTo(SEED.deriveOneWay("player", 2).get(1))
        .isEqualTo(Seed.of(4_722_205_141_637_076_566L));
  }

  @Test
  void players_are_seated_in_order_with_their_names_and_seeds_of_their_own() {
    List<SeatContext> places =
        SeatContext.seat(SEED, List.of("Ada", "Bob"), seat -> Optional.empty(), context -> context);
    assertThat(places).extracting(SeatContext::name).containsExactly("Ada", "Bob");
    assertThat(places)
        .allSatisfy(
            context ->
                assertThat(context.seed()).isEqualTo(SeatContext.seedOf(SEED, context.seat())));
    assertThat(places).extracting(SeatContext::seat).containsExactly(Seat.of(0), Seat.of(1));
  }
}
