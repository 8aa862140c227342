package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.shuffle.RiffleCut;
import dev.baize.core.shuffle.UniformShuffle;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class CutSearchTest {

  private static int[] uniform(Random random) {
    int[] cards = IntStream.range(0, 52).toArray();
    new UniformShuffle().shuffle(cards, random);
    return cards;
  }

  private static int[] riffled(int[] start, int[] cuts) {
    int[] cards = start.clone();
    for (int cut : cuts) {
      new RiffleCut(cut).shuffle(cards, new Random(0));
    }
    return cards;
  }

  private static int[] seeing(int[] order, int count, Random random) {
    int[] positions = uniform(random);
    int[] seen = new int[52];
    Arrays.fill(seen, CutSearch.UNSEEN);
    for (int i = 0; i < count; i++) {
      seen[positions[i]] = order[positions[i]];
    }
    return seen;
  }

  @Property(tries = 30, seed = "17")
  void the_true_order_is_found_from_any_cards_that_are_seen(@ForAll Random random) {
    int[] start = uniform(random);
    int[] cuts = random.ints(7, 13, 40).toArray();
    int[] order = riffled(start, cuts);
    int[] seen = seeing(order, 5 + random.nextInt(4), random);
    List<int[]> found = CutSearch.orders(start, seen);
    assertThat(found).contains(order);
    assertThat(found)
        .allSatisfy(
            other -> {
              for (int i = 0; i < 52; i++) {
                assertThat(seen[i] == CutSearch.UNSEEN || seen[i] == other[i]).isTrue();
              }
            });
  }

  @Test
  void the_lowest_and_the_highest_cuts_are_found() {
    int[] start = IntStream.range(0, 52).toArray();
    for (int cut : new int[] {13, 39}) {
      int[] cuts = new int[7];
      Arrays.fill(cuts, cut);
      int[] order = riffled(start, cuts);
      assertThat(CutSearch.orders(start, order)).contains(order);
    }
  }

  @Property(tries = 10, seed = "18")
  void an_order_that_no_cuts_lead_to_is_not_found(@ForAll Random random) {
    int[] seen = seeing(uniform(random), 12, random);
    assertThat(CutSearch.orders(uniform(random), seen)).isEmpty();
  }

  /**
   * Of 27⁷ sequences of cuts, about 34 fit on average: there are 52·51·50·49·48 places of five
   * cards.
   */
  @Test
  void five_cards_leave_as_many_ways_as_there_must_be() {
    Random random = new Random(5);
    long found = 0;
    int decks = 40;
    for (int i = 0; i < decks; i++) {
      int[] start = uniform(random);
      found += CutSearch.orders(start, seeing(uniform(random), 5, random)).size();
    }
    assertThat((double) found / decks).isBetween(20.0, 50.0);
  }
}
