package dev.baize.euchre;

import com.google.common.testing.EqualsTester;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values that say the same are equal, with equal hashes, and no others are. */
class EqualityTest {

  @Test
  void values_of_euchre() {
    EuchreRules rules = EuchreRules.standard();
    Card ace = Card.of(Rank.ACE, Suit.SPADES);
    Card king = Card.of(Rank.KING, Suit.SPADES);
    new EqualsTester()
        .addEqualityGroup(EuchreDecision.pass(), EuchreDecision.parse("pass"))
        .addEqualityGroup(
            EuchreDecision.orderUp(Suit.HEARTS), EuchreDecision.parse("order up Hearts"))
        .addEqualityGroup(EuchreDecision.play(ace), EuchreDecision.parse("play Ace of Spades"))
        .addEqualityGroup(EuchreDecision.play(king))
        .addEqualityGroup(EuchreDecision.discard(ace))
        .addEqualityGroup(rules, EuchreRules.parse(rules.text()))
        .addEqualityGroup(EuchreRules.edition2015())
        .addEqualityGroup(view(1), view(1))
        .addEqualityGroup(view(2))
        .addEqualityGroup(OpenDeal.of(rules, Seed.of(1), 0), OpenDeal.of(rules, Seed.of(1), 0))
        .addEqualityGroup(OpenDeal.of(rules, Seed.of(1), 1))
        .addEqualityGroup(trick(ace), trick(ace))
        .addEqualityGroup(trick(king))
        .testEquals();
  }

  private static EuchreView view(long seed) {
    return EuchreRules.standard().start(Seed.of(seed)).view(Seat.of(0));
  }

  private static Trick trick(Card led) {
    return new Trick(Seat.of(0), List.of(led));
  }
}
