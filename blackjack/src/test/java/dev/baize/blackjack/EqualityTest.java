package dev.baize.blackjack;

import com.google.common.testing.EqualsTester;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import org.junit.jupiter.api.Test;

/** Values that say the same are equal, with equal hashes, and no others are. */
class EqualityTest {

  @Test
  void values_of_blackjack() {
    BlackjackRules rules = BlackjackRules.standard();
    HandValue empty = HandValue.empty();
    new EqualsTester()
        .addEqualityGroup(BlackjackDecision.bet(5), BlackjackDecision.parse("bet 5"))
        .addEqualityGroup(BlackjackDecision.bet(1000), BlackjackDecision.parse("bet 1000"))
        .addEqualityGroup(BlackjackDecision.hit(), BlackjackDecision.parse("hit"))
        .addEqualityGroup(BlackjackDecision.stand())
        .addEqualityGroup(rules, BlackjackRules.parse(rules.text()))
        .addEqualityGroup(BlackjackRules.classic(100, 3))
        .addEqualityGroup(
            empty.plus(card(Rank.TWO)).plus(card(Rank.NINE)),
            empty.plus(card(Rank.NINE)).plus(card(Rank.TWO)))
        .addEqualityGroup(empty.plus(card(Rank.ACE)))
        .addEqualityGroup(view(1), view(1))
        .addEqualityGroup(view(3))
        .testEquals();
  }

  private static Card card(Rank rank) {
    return Card.of(rank, Suit.SPADES);
  }

  private static BlackjackView view(long seed) {
    Game<BlackjackView, BlackjackDecision> game = BlackjackRules.standard().start(Seed.of(seed));
    game.apply(BlackjackDecision.bet(5));
    return game.view(Seat.of(0));
  }
}
