package hearts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.testing.GameContract;
import dev.baize.testing.Samples;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeartsTest {
  private static final Hearts HEARTS = new Hearts();

  @Test
  void keeps_the_contract() {
    new GameContract<>(HEARTS, HEARTS.rules("to 30 points"))
        .with(Samples.DEFAULT.withGames(2))
        .checkAll();
  }

  /** Each seat plays its first legal card; returns the game when its first hand is over. */
  private static Game<Hearts.View, Hearts.Move> firstHand(long seed) {
    Game<Hearts.View, Hearts.Move> game = HEARTS.rules("to 1 points").start(Seed.of(seed));
    while (!game.isOver()) {
      game.apply(game.legal().get(0));
    }
    return game;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void a_hand_costs_26_points_in_all_or_three_times_26(long seed) {
    long sum = firstHand(seed).outcome().scores().stream().mapToLong(score -> -score).sum();
    assertTrue(sum == 26 || sum == 78, "points: " + sum);
  }

  @Test
  void the_fewest_points_win() {
    var outcome = firstHand(1).outcome();
    long best = Collections.max(outcome.scores());
    for (int i = 0; i < 4; i++) {
      assertEquals(outcome.scores().get(i) == best, outcome.winners().contains(Seat.of(i)));
    }
  }

  @Test
  void three_cards_go_to_the_left_in_the_first_hand_and_the_two_of_clubs_leads() {
    Game<Hearts.View, Hearts.Move> game = HEARTS.rules().start(Seed.of(7));
    for (int i = 0; i < 12; i++) {
      game.apply(game.legal().get(0));
    }
    CardSet passed = game.view(Seat.of(0)).passed();
    assertEquals(3, passed.size());
    assertEquals(passed, game.view(Seat.of(1)).received());
    assertTrue(game.view(Seat.of(1)).hand().toList().containsAll(passed.toList()));
    assertEquals("[play Two of Clubs]", texts(game));
  }

  @Test
  void no_point_is_played_to_the_first_trick() {
    Game<Hearts.View, Hearts.Move> game = HEARTS.rules().start(Seed.of(7));
    for (int i = 0; i < 16; i++) {
      game.apply(game.legal().get(game.legal().size() - 1));
    }
    CardSet points = CardSet.suit(Suit.HEARTS).with(Card.of(Rank.QUEEN, Suit.SPADES));
    for (Hearts.Open seat : game.view(Seat.of(0)).seats()) {
      assertTrue(seat.played().intersection(points).isEmpty());
    }
  }

  private static String texts(Game<Hearts.View, Hearts.Move> game) {
    return game.legal().stream().map(Hearts.Move::text).toList().toString();
  }
}
