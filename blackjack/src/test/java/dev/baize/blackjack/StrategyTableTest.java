package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import org.junit.jupiter.api.Test;

class StrategyTableTest {

  /** A strategy whose neighbouring entries differ. */
  private static boolean draws(HandValue hand, Rank upcard) {
    return (hand.total() + (hand.isSoft() ? 1 : 0) + upcard.index()) % 3 == 0;
  }

  private static Rank counted(Rank upcard) {
    return HandValue.points(upcard) == 10 ? Rank.TEN : upcard;
  }

  @Test
  void it_answers_for_every_hand_and_every_card_of_the_dealer() {
    StrategyTable table = new StrategyTable(StrategyTableTest::draws);
    for (Rank upcard : Rank.values()) {
      for (int total = 0; total <= HandValue.MAX_TOTAL; total++) {
        HandValue hard = HandValue.of(total, false);
        assertThat(table.draws(hard, upcard)).isEqualTo(draws(hard, counted(upcard)));
        if (total >= 12) {
          HandValue soft = HandValue.of(total, true);
          assertThat(table.draws(soft, upcard)).isEqualTo(draws(soft, counted(upcard)));
        }
      }
    }
  }

  @Test
  void it_answers_for_what_is_on_the_table() {
    StrategyTable table = new StrategyTable(StrategyTableTest::draws);
    BlackjackRules rules = BlackjackRules.standard().withBankroll(1_000_000).withHands(20_000);
    Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(3));
    while (!game.isOver()) {
      BlackjackView view = game.view(Seat.of(0));
      if (view.phase() == Phase.BET) {
        game.apply(BlackjackDecision.bet(5));
      } else {
        assertThat(table.draws(view)).isEqualTo(draws(view.hand(), counted(view.upcard().rank())));
        game.apply(BlackjackDecision.hit());
      }
    }
  }
}
