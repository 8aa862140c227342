package dev.baize.blackjack.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.HandResult;
import dev.baize.core.card.Card;
import org.junit.jupiter.api.Test;

class TableDrawingTest {

  @Test
  void equal_totals_are_a_push_though_only_one_is_soft() {
    TableState table = new TableState();
    table.player.add(Card.parse("Ace of Spades"));
    table.player.add(Card.parse("Seven of Hearts"));
    table.dealer.add(Card.parse("King of Spades"));
    table.dealer.add(Card.parse("Eight of Hearts"));
    assertThat(TableDrawing.outcome(HandResult.PUSH, table))
        .isEqualTo("Both have 18. Nobody wins.");
  }
}
