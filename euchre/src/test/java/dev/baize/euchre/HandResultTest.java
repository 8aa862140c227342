package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class HandResultTest {

  private static int pointsOfMakers(int tricks) {
    return HandResult.of(tricks).pointsOfMakers();
  }

  @Test
  void makers_score_1_for_three_or_four_tricks_and_2_for_all_five() {
    assertThat(pointsOfMakers(3)).isEqualTo(1);
    assertThat(pointsOfMakers(4)).isEqualTo(1);
    assertThat(pointsOfMakers(5)).isEqualTo(2);
  }

  @Test
  void the_others_score_2_for_a_euchre() {
    for (int tricks = 0; tricks < 3; tricks++) {
      assertThat(pointsOfMakers(tricks)).isEqualTo(-2);
      assertThat(HandResult.of(tricks).points()).isEqualTo(2);
    }
  }

  @Test
  void there_are_five_tricks() {
    for (int tricks : new int[] {-1, 6}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> HandResult.of(tricks))
          .withMessage(tricks + " tricks: expected 0 to 5");
    }
  }
}
