package dev.baize.core.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.ChiSquare;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class HiddenHandsTest {

  /** Some of the first cards, and places whose sizes and forbidden cards are drawn from a seed. */
  private record Case(CardSet cards, List<Integer> sizes, List<CardSet> never) {

    static Case of(long seed) {
      RandomGenerator random = Seed.of(seed).generator();
      int cards = 1 + random.nextInt(7);
      int places = 1 + random.nextInt(3);
      List<Integer> sizes = new ArrayList<>();
      List<CardSet> never = new ArrayList<>();
      int left = cards;
      for (int i = 0; i < places; i++) {
        int size = random.nextInt(left + 1);
        left -= size;
        sizes.add(size);
        long forbidden = random.nextLong();
        forbidden &= random.nextLong();
        never.add(CardSet.ofBits(forbidden & ((1L << cards) - 1)));
      }
      return new Case(CardSet.ofBits((1L << cards) - 1), sizes, never);
    }

    HiddenHands.Builder builder() {
      HiddenHands.Builder builder = HiddenHands.of(cards);
      for (int i = 0; i < sizes.size(); i++) {
        builder.place(sizes.get(i), never.get(i));
      }
      return builder;
    }

    /** All deals, by trying each place and none for each card. */
    List<List<CardSet>> all() {
      List<List<CardSet>> found = new ArrayList<>();
      List<CardSet> empty = sizes.stream().map(size -> CardSet.none()).toList();
      deal(cards.toList(), new ArrayList<>(empty), found);
      return found;
    }

    private void deal(List<Card> left, List<CardSet> hands, List<List<CardSet>> found) {
      if (left.isEmpty()) {
        for (int i = 0; i < hands.size(); i++) {
          if (hands.get(i).size() != sizes.get(i)) {
            return;
          }
        }
        found.add(List.copyOf(hands));
        return;
      }
      Card card = left.get(0);
      List<Card> rest = left.subList(1, left.size());
      deal(rest, hands, found);
      for (int i = 0; i < hands.size(); i++) {
        CardSet before = hands.get(i);
        if (before.size() < sizes.get(i) && !never.get(i).contains(card)) {
          hands.set(i, before.with(card));
          deal(rest, hands, found);
          hands.set(i, before);
        }
      }
    }
  }

  @Provide
  Arbitrary<Case> cases() {
    return Arbitraries.longs().map(Case::of);
  }

  @Property
  void deals_are_counted_exactly(@ForAll("cases") Case one) {
    List<List<CardSet>> all = one.all();
    if (all.isEmpty()) {
      assertThatThrownBy(() -> one.builder().build())
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("no deal");
    } else {
      assertThat(one.builder().build().count()).isEqualTo((double) all.size());
    }
  }

  @Property
  void every_deal_is_possible(@ForAll("cases") Case one, @ForAll long seed) {
    List<List<CardSet>> all = one.all();
    if (!all.isEmpty()) {
      assertThat(all).contains(one.builder().build().deal(Seed.of(seed).generator()));
    }
  }

  @Property(tries = 30)
  void every_deal_is_as_likely_as_any_other(@ForAll("cases") Case one) {
    List<List<CardSet>> all = one.all();
    if (all.size() < 5 || all.size() > 100) {
      return;
    }
    HiddenHands hands = one.builder().build();
    RandomGenerator random = Seed.of(1).generator();
    Map<List<CardSet>, Long> counts = new HashMap<>();
    all.forEach(deal -> counts.put(deal, 0L));
    for (int i = 0; i < 100 * all.size(); i++) {
      counts.merge(hands.deal(random), 1L, Long::sum);
    }
    assertThat(counts).hasSameSizeAs(all);
    assertThat(ChiSquare.of(counts.values()))
        .isLessThan(ChiSquare.exceededOnceInAMillion(all.size()));
  }

  @Test
  void a_whole_deck_is_dealt_to_four_with_voids() {
    HiddenHands hands =
        HiddenHands.of(CardSet.all())
            .place(13, CardSet.suit(Suit.HEARTS))
            .place(13, CardSet.suit(Suit.CLUBS).union(CardSet.suit(Suit.SPADES)))
            .place(13)
            .place(13, CardSet.suit(Suit.DIAMONDS))
            .build();
    RandomGenerator random = Seed.of(1).generator();
    for (int i = 0; i < 100; i++) {
      List<CardSet> deal = hands.deal(random);
      assertThat(deal).allMatch(hand -> hand.size() == 13);
      assertThat(deal.stream().reduce(CardSet.none(), CardSet::union)).isEqualTo(CardSet.all());
      assertThat(deal.get(0).intersection(CardSet.suit(Suit.HEARTS))).isEmpty();
    }
  }

  @Test
  void more_cards_than_there_are_cannot_be_dealt() {
    assertThatThrownBy(() -> HiddenHands.deal(CardSet.all(), 4, 14, Seed.of(1).generator()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("4 cards are missing");
    assertThatThrownBy(() -> HiddenHands.of(CardSet.suit(Suit.CLUBS)).place(14).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 cards are missing");
    assertThatThrownBy(() -> HiddenHands.of(CardSet.all()).place(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
  }

  @Property(tries = 100)
  void a_deck_is_dealt_as_to_places_of_which_nothing_is_known(
      @ForAll long seed,
      @ForAll @IntRange(max = 6) int hands,
      @ForAll @IntRange(max = 8) int size) {
    HiddenHands.Builder places = HiddenHands.of(CardSet.all());
    for (int i = 0; i < hands; i++) {
      places.place(size);
    }
    assertThat(HiddenHands.deal(CardSet.all(), hands, size, Seed.of(seed).generator()))
        .isEqualTo(places.build().deal(Seed.of(seed).generator()));
  }
}
