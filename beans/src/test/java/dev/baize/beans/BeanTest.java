package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BeanTest {

  @ParameterizedTest
  @CsvSource({
    "Blue, B, 20, 4, 6, 8, 10",
    "Chili, C, 18, 3, 6, 8, 9",
    "Stink, S, 16, 3, 5, 7, 8",
    "Green, G, 14, 3, 5, 6, 7",
    "soy, s, 12, 2, 4, 6, 7",
    "black, b, 10, 2, 4, 5, 6",
    "Red, R, 8, 2, 3, 4, 5",
    "garden, g, 6, 0, 2, 3, 0"
  })
  void the_price_list_is_that_of_the_specification(
      String name, char letter, int count, int one, int two, int three, int four) {
    Bean bean = Bean.parse(name);
    assertThat(bean).hasToString(name);
    assertThat(bean.letter()).isEqualTo(letter);
    assertThat(bean.count()).isEqualTo(count);
    int[] cards = {one, two, three, four};
    for (int coins = 1; coins <= 4; coins++) {
      assertThat(bean.cardsPerCoin(coins).orElse(0)).isEqualTo(cards[coins - 1]);
    }
  }

  /** One digit for each length, from no card to all cards of the bean. */
  @ParameterizedTest
  @CsvSource({
    "Blue, 000011223344444444444",
    "Chili, 0001112234444444444",
    "Stink, 00011223444444444",
    "Green, 000112344444444",
    "soy, 0011223444444",
    "black, 00112344444",
    "Red, 001234444",
    "garden, 0023333"
  })
  void every_chain_sells_for_the_most_coins_that_its_length_reaches(String name, String coins) {
    Bean bean = Bean.parse(name);
    String found =
        IntStream.rangeClosed(0, bean.count())
            .mapToObj(length -> Integer.toString(bean.coins(length)))
            .collect(Collectors.joining());
    assertThat(found).isEqualTo(coins);
    for (int length = 1; length <= bean.count(); length++) {
      assertThat(new Chain(bean, length).coins()).isEqualTo(coins.charAt(length) - '0');
    }
  }

  @Test
  void the_beans_are_104_cards() {
    assertThat(Arrays.stream(Bean.values()).mapToInt(Bean::count).sum()).isEqualTo(104);
  }

  @Test
  void beans_are_found_by_their_index() {
    for (Bean bean : Bean.values()) {
      assertThat(Bean.at(bean.index())).isSameAs(bean);
    }
    assertThat(Bean.at(0)).isEqualTo(Bean.BLUE);
    assertThat(Bean.at(7)).isEqualTo(Bean.GARDEN);
  }

  @Test
  void a_text_that_is_no_bean_is_rejected_and_quoted() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Bean.parse("blue"))
        .withMessage(
            "no bean \"blue\"; expected Blue, Chili, Stink, Green, soy, black, Red or garden");
  }

  @Test
  void there_are_prices_from_one_coin_to_four() {
    for (int coins : new int[] {0, 5}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Bean.RED.cardsPerCoin(coins))
          .withMessage(coins + " coins: expected 1 to 4");
    }
  }

  @Test
  void no_chain_has_more_cards_than_there_are() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Bean.GARDEN.coins(7))
        .withMessage("a chain of 7 garden: expected 0 to 6 cards");
    assertThatIllegalArgumentException().isThrownBy(() -> Bean.RED.coins(-1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Chain(Bean.RED, 0))
        .withMessage("a chain of 0 Red: expected 1 to 8 cards");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Chain(Bean.RED, 9))
        .withMessage("a chain of 9 Red: expected 1 to 8 cards");
  }

  @Test
  void a_chain_is_printed_with_a_letter_for_each_card() {
    assertThat(new Chain(Bean.RED, 4)).hasToString("Red R R R R");
  }
}
