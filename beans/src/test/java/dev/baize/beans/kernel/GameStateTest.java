package dev.baize.beans.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class GameStateTest {

  private static GameState begun(boolean openingDraw, boolean finalSale, SplittableRandom random) {
    int[] beans = Prices.newDeck();
    int[] deck = new int[beans.length];
    for (int left = deck.length; left > 0; left--) {
      int chosen = random.nextInt(left);
      deck[left - 1] = beans[chosen];
      beans[chosen] = beans[left - 1];
    }
    GameState state = new GameState(openingDraw, finalSale, deck);
    Turn.begin(state, null);
    return state;
  }

  private static int any(GameState state, SplittableRandom random) {
    return Choices.nth(state.legal, random.nextInt(Long.bitCount(state.legal)));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void there_are_104_cards_at_every_moment(
      @ForAll boolean openingDraw, @ForAll boolean finalSale, @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameState state = begun(openingDraw, finalSale, random);
    while (!state.isOver()) {
      assertAllCards(state);
      Turn.apply(state, any(state, random));
    }
    assertAllCards(state);
  }

  private static void assertAllCards(GameState state) {
    int[] found = new int[Prices.BEANS];
    for (int i = state.next; i < state.deck.length; i++) {
      found[state.deck[i]]++;
    }
    long counts = 0;
    for (int i = 0; i < state.pile.size(); i++) {
      found[state.pile.card(i)]++;
      counts += 1L << (8 * state.pile.card(i));
    }
    assertThat(state.pile.counts()).isEqualTo(counts);
    for (int bean = 0; bean < Prices.BEANS; bean++) {
      found[bean] += state.area.present(bean);
    }
    for (SeatState side : state.seats) {
      for (int i = 0; i < side.held(); i++) {
        found[side.card(i)]++;
      }
      assertThat(side.hand >>> (3 * side.held())).isZero();
    }
    for (int bean = 0; bean < Prices.BEANS; bean++) {
      found[bean] += SeatState.length(state.sold, bean);
      found[bean] += state.seats[0].length(bean) + state.seats[1].length(bean);
      assertThat(found[bean]).isEqualTo(Prices.count(bean));
    }
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_copied_state_goes_on_like_the_original(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameState state = begun(true, false, random);
    GameState other = begun(true, false, random);
    int turns = random.nextInt(8);
    while (other.turns < turns) {
      Turn.apply(other, any(other, random));
    }
    while (state.turns < 5 || random.nextInt(10) > 0) {
      Turn.apply(state, any(state, random));
    }
    other.set(state);
    GameState third = new GameState(state);
    assertAllCards(other);
    assertAllCards(third);
    while (!state.isOver()) {
      int choice = any(state, random);
      Turn.apply(state, choice);
      Turn.apply(other, choice);
      Turn.apply(third, choice);
      assertThat(other.legal).isEqualTo(state.legal);
      assertThat(third.legal).isEqualTo(state.legal);
    }
    for (int seat = 0; seat < GameState.SEATS; seat++) {
      assertThat(other.seats[seat].coins()).isEqualTo(state.seats[seat].coins());
      assertThat(third.seats[seat].coins()).isEqualTo(state.seats[seat].coins());
    }
  }
}
