package {{package}};

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.Trick;
import dev.baize.core.testing.GameContract;
import java.util.List;
import org.junit.jupiter.api.Test;

class {{class}}Test {
  private static final {{class}} GAME = new {{class}}();

  /** Checks all that Baize expects of a game. Leave this as it is. */
  @Test
  void keeps_the_contract() {
    for (String preset : GAME.presets()) {
      new GameContract<>(GAME, GAME.rules(preset)).checkAll();
    }
  }

  /** Checks a rule. Write such a test for each rule of yours. */
  @Test
  void the_higher_card_takes_the_point() {
    Card king = Card.of(Rank.KING, Suit.SPADES);
    Card ace = Card.of(Rank.ACE, Suit.CLUBS);
    {{class}}.Hand hand =
        new {{class}}.Hand(
            List.of(CardSet.of(king), CardSet.of(ace)),
            Trick.ledBy(Seat.of(0)),
            CardSet.none(),
            List.of(0L, 0L));
    {{class}}.Hand end = hand.apply(new {{class}}.Play(king)).apply(new {{class}}.Play(ace));
    assertEquals(List.of(0L, 1L), end.scores());
  }
}
