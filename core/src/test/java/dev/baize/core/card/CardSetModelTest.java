package dev.baize.core.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Every operation of a card set does what it does to a sorted set of the platform. */
class CardSetModelTest {
  @Provide
  Arbitrary<SortedSet<Card>> cards() {
    return card().set().map(TreeSet::new);
  }

  @Provide
  Arbitrary<Card> card() {
    return Arbitraries.of(CardSet.all().toList());
  }

  @Property
  void cards_come_in_the_natural_order(@ForAll("cards") SortedSet<Card> model) {
    CardSet set = setOf(model);
    assertThat(set).containsExactlyElementsOf(model);
    assertThat(set.toList()).containsExactlyElementsOf(model);
    assertThat(set.stream()).containsExactlyElementsOf(model);
    assertThat(set.size()).isEqualTo(model.size());
    assertThat(set.isEmpty()).isEqualTo(model.isEmpty());
  }

  @Property
  void the_nth_card_is_the_nth_in_the_natural_order(@ForAll("cards") SortedSet<Card> model) {
    CardSet set = setOf(model);
    List<Card> ascending = new ArrayList<>(model);
    for (int n = 0; n < ascending.size(); n++) {
      assertThat(set.get(n)).isSameAs(ascending.get(n));
    }
    if (!ascending.isEmpty()) {
      assertThat(set.lowest()).isSameAs(model.first());
      assertThat(set.highest()).isSameAs(model.last());
    }
  }

  @Property
  void one_card_is_found_added_and_taken_away(
      @ForAll("cards") SortedSet<Card> model, @ForAll("card") Card card) {
    CardSet set = setOf(model);
    assertThat(set.contains(card)).isEqualTo(model.contains(card));
    assertThat(set.with(card)).containsExactlyElementsOf(changed(model, m -> m.add(card)));
    assertThat(set.without(card)).containsExactlyElementsOf(changed(model, m -> m.remove(card)));
    assertThat(set).containsExactlyElementsOf(model);
  }

  @Property
  void two_sets_combine(
      @ForAll("cards") SortedSet<Card> one, @ForAll("cards") SortedSet<Card> two) {
    CardSet set = setOf(one);
    CardSet other = setOf(two);
    assertThat(set.union(other)).containsExactlyElementsOf(changed(one, m -> m.addAll(two)));
    assertThat(set.intersection(other))
        .containsExactlyElementsOf(changed(one, m -> m.retainAll(two)));
    assertThat(set.minus(other)).containsExactlyElementsOf(changed(one, m -> m.removeAll(two)));
  }

  @Property
  void sets_are_equal_when_their_cards_are(
      @ForAll("cards") SortedSet<Card> one, @ForAll("cards") SortedSet<Card> two) {
    assertThat(setOf(one).equals(setOf(two))).isEqualTo(one.equals(two));
    assertThat(setOf(one)).isEqualTo(setOf(one)).hasSameHashCodeAs(setOf(one));
  }

  @Property
  void every_way_to_make_a_set_gives_the_same(@ForAll("cards") SortedSet<Card> model) {
    CardSet set = setOf(model);
    assertThat(CardSet.ofBits(set.bits())).isEqualTo(set);
    assertThat(model.stream().collect(CardSet.collector())).isEqualTo(set);
    assertThat(model.parallelStream().collect(CardSet.collector())).isEqualTo(set);
  }

  private static CardSet setOf(SortedSet<Card> cards) {
    return CardSet.of(cards.toArray(Card[]::new));
  }

  private static SortedSet<Card> changed(SortedSet<Card> cards, Consumer<SortedSet<Card>> change) {
    SortedSet<Card> changed = new TreeSet<>(cards);
    change.accept(changed);
    return changed;
  }
}
