package dev.baize.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class StockTest {
  private static Stock<String> abc() {
    return Stock.of(new Deck<>(List.of("a", "b", "c")));
  }

  @Test
  void the_top_card_is_drawn_first() {
    Stock<String> stock = abc();
    assertThat(stock.draw()).isEqualTo("a");
    assertThat(stock.draw()).isEqualTo("b");
    assertThat(stock.size()).isEqualTo(1);
  }

  @Test
  void a_look_at_the_top_card_leaves_it_there() {
    Stock<String> stock = abc();
    stock.draw();
    assertThat(stock.peek()).isEqualTo("b");
    assertThat(stock.peek()).isEqualTo("b");
    assertThat(stock.size()).isEqualTo(2);
  }

  @Test
  void several_cards_come_in_the_order_they_were_drawn() {
    Stock<String> stock = abc();
    assertThat(stock.draw(2)).containsExactly("a", "b").isUnmodifiable();
    assertThat(stock.draw()).isEqualTo("c");
  }

  @Test
  void a_draw_takes_what_is_left() {
    Stock<String> stock = abc();
    stock.draw();
    assertThat(stock.draw(Integer.MAX_VALUE)).containsExactly("b", "c");
    assertThat(stock.isEmpty()).isTrue();
    assertThat(stock.size()).isZero();
    assertThat(stock.draw(1)).isEmpty();
  }

  @Test
  void drawing_no_cards_draws_none() {
    Stock<String> stock = abc();
    assertThat(stock.draw(0)).isEmpty();
    assertThat(stock.isEmpty()).isFalse();
    assertThat(stock.size()).isEqualTo(3);
  }

  @Test
  void fewer_than_no_cards_cannot_be_drawn() {
    Stock<String> stock = abc();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> stock.draw(-1))
        .withMessage("-1: expected 0 or more cards to draw");
    assertThat(stock.size()).isEqualTo(3);
  }

  @Test
  void an_empty_stock_has_no_top_card() {
    Stock<String> stock = Stock.of(new Deck<>(List.of()));
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(stock::draw)
        .withMessage("the stock is empty");
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(stock::peek)
        .withMessage("the stock is empty");
    assertThat(stock.size()).isZero();
  }

  @Test
  void a_copy_goes_its_own_way() {
    Stock<String> stock = abc();
    stock.draw();
    Stock<String> copy = stock.copy();
    assertThat(copy.draw()).isEqualTo("b");
    assertThat(stock.draw(2)).containsExactly("b", "c");
    assertThat(copy.draw()).isEqualTo("c");
  }

  @Test
  void a_stock_prints_the_cards_that_are_left() {
    Stock<String> stock = abc();
    stock.draw();
    assertThat(stock).hasToString("[b, c]");
  }

  @Property
  void draws_of_any_size_conserve_the_deck(
      @ForAll @Size(max = 60) List<Integer> cards,
      @ForAll @Size(max = 20) List<@IntRange(max = 10) Integer> draws) {
    Stock<Integer> stock = Stock.of(new Deck<>(cards));
    List<Integer> drawn = new ArrayList<>();
    for (int n : draws) {
      int left = stock.size();
      List<Integer> some = stock.draw(n);
      assertThat(some).hasSize(Math.min(n, left));
      drawn.addAll(some);
    }
    while (!stock.isEmpty()) {
      drawn.add(stock.draw());
    }
    assertThat(drawn).isEqualTo(cards);
  }
}
