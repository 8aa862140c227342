package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The page for people who do not know the game. */
class HowToPlayTest {

  @ParameterizedTest
  @EnumSource
  void the_page_has_the_number_of_cards_and_the_prices_of_every_bean(Bean bean) {
    StringBuilder row = new StringBuilder(bean.toString().toLowerCase(Locale.ROOT));
    row.append(' ').append(bean.count());
    for (int coins = 1; coins <= 4; coins++) {
      OptionalInt cards = bean.cardsPerCoin(coins);
      row.append(' ').append(cards.isPresent() ? cards.getAsInt() : "-");
    }
    assertThat(new BeansProvider().howToPlay().toLowerCase(Locale.ROOT).replaceAll(" +", " "))
        .contains("\n " + row + "\n");
  }
}
