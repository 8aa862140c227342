package dev.baize.euchre.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class EuchreCardsTest {

  @Property
  void cards_are_below_or_above_others_of_their_printed_suit(
      @ForAll @IntRange(max = EuchreCards.ALL) int mask) {
    for (int card = 0; card < EuchreCards.COUNT; card++) {
      boolean below = false;
      boolean above = false;
      for (int other = 0; other < EuchreCards.COUNT; other++) {
        if ((mask >> other & 1) != 0 && EuchreCards.suit(other) == EuchreCards.suit(card)) {
          below |= card < other;
          above |= card > other;
        }
      }
      assertThat((EuchreCards.below(mask) >> card & 1) != 0).isEqualTo(below);
      assertThat((EuchreCards.above(mask) >> card & 1) != 0).isEqualTo(above);
    }
    assertThat((EuchreCards.below(mask) | EuchreCards.above(mask)) & ~EuchreCards.ALL).isZero();
  }
}
