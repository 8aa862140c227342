package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Seat;
import org.junit.jupiter.api.Test;

class SideTest {

  @Test
  void partners_face_each_other() {
    assertThat(Side.of(Seat.of(0))).isEqualTo(Side.EVEN);
    assertThat(Side.of(Seat.of(1))).isEqualTo(Side.ODD);
    assertThat(Side.of(Seat.of(2))).isEqualTo(Side.EVEN);
    assertThat(Side.of(Seat.of(3))).isEqualTo(Side.ODD);
  }

  @Test
  void a_side_knows_its_seats_and_its_opponents() {
    assertThat(Side.EVEN.first()).isEqualTo(Seat.of(0));
    assertThat(Side.EVEN.second()).isEqualTo(Seat.of(2));
    assertThat(Side.ODD.first()).isEqualTo(Seat.of(1));
    assertThat(Side.ODD.second()).isEqualTo(Seat.of(3));
    assertThat(Side.EVEN.other()).isEqualTo(Side.ODD);
    assertThat(Side.ODD.other()).isEqualTo(Side.EVEN);
  }

  @Test
  void a_march_and_a_euchre_are_worth_two_points() {
    assertThat(HandResult.MADE.points()).isEqualTo(1);
    assertThat(HandResult.MARCH.points()).isEqualTo(2);
    assertThat(HandResult.EUCHRED.points()).isEqualTo(2);
  }
}
