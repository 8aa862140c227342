package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.shuffle.Shuffle;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OneHandedShuffleTest {

  private static final Shuffle ONE_HANDED = new DealShuffle.OneHanded();

  @Test
  void the_cards_before_and_after_the_seventeenth_change_places() {
    assertThat(after(ONE_HANDED, 24))
        .containsExactly(
            17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
  }

  @Test
  void three_one_handed_shuffles_bring_a_pack_into_a_known_order() {
    assertThat(after(ONE_HANDED.times(3), 24))
        .containsExactly(
            3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2);
  }

  @Test
  void a_one_handed_shuffle_needs_seventeen_cards() {
    assertThat(after(ONE_HANDED, 17)).containsExactly(fresh(17));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> after(ONE_HANDED, 16))
        .withMessage("16 cards: a one-handed shuffle cuts the deck at 17");
  }

  @Test
  void it_prints_the_name_that_the_rules_have() {
    assertThat(ONE_HANDED).hasToString("one-handed");
  }

  private static int[] after(Shuffle shuffle, int size) {
    int[] cards = fresh(size);
    shuffle.shuffle(
        cards,
        () -> {
          throw new AssertionError("takes a random number");
        });
    return cards;
  }

  private static int[] fresh(int size) {
    return IntStream.range(0, size).toArray();
  }
}
