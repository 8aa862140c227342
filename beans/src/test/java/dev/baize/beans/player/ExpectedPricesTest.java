package dev.baize.beans.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.beans.kernel.Prices;
import org.junit.jupiter.api.Test;

class ExpectedPricesTest {

  @Test
  void without_growth_a_chain_sells_for_its_price_now() {
    for (int bean = 0; bean < Prices.BEANS; bean++) {
      for (int length = 0; length <= Prices.count(bean); length++) {
        assertThat(ExpectedPrices.coins(bean, length, 0)).isEqualTo(Prices.coins(bean, length));
      }
    }
  }

  @Test
  void the_more_cards_are_expected_the_more_coins() {
    for (int bean = 0; bean < Prices.BEANS; bean++) {
      for (double expected = 0; expected < 15; expected += 0.1) {
        assertThat(ExpectedPrices.coins(bean, 1, expected + 0.1))
            .isGreaterThanOrEqualTo(ExpectedPrices.coins(bean, 1, expected) - 1e-12);
      }
      assertThat(ExpectedPrices.coins(bean, 1, 100))
          .isCloseTo(Prices.coins(bean, Prices.count(bean)), within(0.5));
    }
  }

  @Test
  void the_number_of_cards_that_join_is_poisson_distributed() {
    double none = Math.exp(-1);
    assertThat(ExpectedPrices.coins(7, 1, 1))
        .isCloseTo(2 * none + 3 * (1 - 2 * none), within(1e-9));
  }
}
