package dev.baize.core.shuffle;

import static dev.baize.core.shuffle.Orders.after;
import static dev.baize.core.shuffle.Orders.fresh;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.random.MersenneTwister;
import dev.baize.core.random.Seed;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RiffleCutsTest {
  private static final RiffleCuts BLACKJACK = new RiffleCuts(7, 13, 39);

  @ParameterizedTest
  @CsvSource({"0, 39 22 33 37 38 37 38", "7, 22 26 29 24 26 28 21"})
  void the_cuts_are_those_of_the_blackjack_specification(int seed, String cuts) {
    RandomGenerator random = new MersenneTwister(seed);
    assertThat(IntStream.range(0, 7).mapToObj(i -> "" + BLACKJACK.drawCut(random)))
        .containsExactly(cuts.split(" ", -1));
  }

  @Test
  void seven_cuts_bring_a_new_deck_into_a_known_order() {
    Deck<Card> deck = Deck.french().shuffled(BLACKJACK, new MersenneTwister(0));
    assertThat(deck.cards().subList(0, 4))
        .extracting(Card::toString)
        .containsExactly(
            "King of Spades", "Three of Diamonds", "Six of Diamonds", "Four of Spades");
  }

  @Property
  void a_shuffle_riffles_at_each_cut_that_is_drawn(@ForAll int seed) {
    RandomGenerator random = new MersenneTwister(seed);
    int[] cards = fresh(52);
    for (int i = 0; i < 7; i++) {
      new RiffleCut(BLACKJACK.drawCut(random)).shuffle(cards, random);
    }
    RandomGenerator twin = new MersenneTwister(seed);
    assertThat(after(BLACKJACK, 52, twin)).containsExactly(cards);
    assertThat(twin.nextInt()).isEqualTo(random.nextInt());
  }

  @Property
  void cuts_are_in_the_range(
      @ForAll @IntRange(max = Integer.MAX_VALUE) int one,
      @ForAll @IntRange(max = Integer.MAX_VALUE) int two,
      @ForAll long seed) {
    int lowest = Math.min(one, two);
    int highest = Math.max(one, two);
    assertThat(new RiffleCuts(1, lowest, highest).drawCut(Seed.of(seed).generator()))
        .isBetween(lowest, highest);
  }

  @Test
  void no_cuts_leave_the_order() {
    assertThat(after(new RiffleCuts(0, 0, 0), 5)).containsExactly(fresh(5));
  }

  @Test
  void the_deck_must_have_room_for_the_highest_cut() {
    assertThat(after(new RiffleCuts(1, 39, 39), 39, new MersenneTwister(0)))
        .containsExactly(fresh(39));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> after(BLACKJACK, 38))
        .withMessage("38 cards: no cut at 39");
  }

  @Test
  void numbers_out_of_their_range_are_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RiffleCuts(-1, 13, 39))
        .withMessage("-1: expected 0 or more cuts");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RiffleCuts(7, -1, 39))
        .withMessage("cuts from -1 to 39: expected 0 or more, the lowest first");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RiffleCuts(7, 14, 13))
        .withMessage("cuts from 14 to 13: expected 0 or more, the lowest first");
  }
}
