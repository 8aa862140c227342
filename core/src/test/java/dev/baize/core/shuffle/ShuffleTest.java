package dev.baize.core.shuffle;

import static dev.baize.core.shuffle.Orders.after;
import static dev.baize.core.shuffle.Orders.fresh;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.random.Seed;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What is true of every shuffle, and shuffles made of others. */
class ShuffleTest {
  private static final Shuffle IN = new InShuffle();
  private static final Shuffle RIFFLE = new RiffleCut(13);

  /** Shuffles that can be done on every even number of cards from 40 up. */
  @Provide
  Arbitrary<Shuffle> shuffles() {
    Arbitrary<Shuffle> single =
        Arbitraries.of(
            IN,
            RIFFLE,
            new NoShuffle(),
            new UniformShuffle(),
            new RiffleCut(0),
            new RiffleCut(40),
            new RiffleCuts(7, 13, 39));
    Arbitrary<Shuffle> repeated =
        single.flatMap(shuffle -> Arbitraries.integers().between(0, 5).map(shuffle::times));
    return Arbitraries.oneOf(single, repeated);
  }

  /** Says at once that each is a permutation and that it does not look at the cards. */
  @Property
  void a_shuffle_moves_the_same_positions_whatever_the_cards_are(
      @ForAll("shuffles") Shuffle shuffle,
      @ForAll @IntRange(min = 20, max = 60) int half,
      @ForAll long seed) {
    RandomGenerator cardNumbers = Seed.of(seed).derive("cards").generator();
    int[] cards = cardNumbers.ints(2L * half).toArray();
    int[] positions = after(shuffle, 2 * half, Seed.of(seed).generator());
    int[] shuffled = cards.clone();
    shuffle.shuffle(shuffled, Seed.of(seed).generator());

    assertThat(positions).containsExactlyInAnyOrder(fresh(2 * half));
    for (int i = 0; i < cards.length; i++) {
      assertThat(shuffled[i]).isEqualTo(cards[positions[i]]);
    }
  }

  @Test
  void a_shuffle_done_several_times_is_that() {
    int[] cards = fresh(24);
    for (int times = 0; times <= 20; times++) {
      assertThat(after(IN.times(times), 24)).containsExactly(cards);
      IN.shuffle(cards, Orders.none());
    }
  }

  @Test
  void a_shuffle_cannot_be_done_fewer_times_than_none() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> IN.times(-1))
        .withMessage("-1: expected to shuffle 0 or more times");
  }

  @Test
  void repeated_shuffles_draw_on_from_one_generator() {
    RandomGenerator random = Seed.of(42).generator();
    int[] cards = after(new UniformShuffle(), 24, random);
    new UniformShuffle().shuffle(cards, random);
    assertThat(after(new UniformShuffle().times(2), 24, Seed.of(42).generator()))
        .containsExactly(cards);
  }

  @Test
  void no_shuffle_leaves_the_order() {
    assertThat(after(new NoShuffle(), 24)).containsExactly(fresh(24));
  }

  @Test
  void shuffles_print_the_names_that_the_rules_have() {
    assertThat(
            List.of(
                IN,
                new RiffleCut(26),
                new RiffleCuts(7, 13, 39),
                new UniformShuffle(),
                new NoShuffle()))
        .extracting(Shuffle::toString)
        .containsExactly("in-shuffle", "riffle cut at 26", "riffle cuts", "uniform", "none");
  }

  @Test
  void a_repeated_shuffle_prints_what_is_repeated() {
    assertThat(IN.times(7)).hasToString("(in-shuffle) 7 times");
  }
}
