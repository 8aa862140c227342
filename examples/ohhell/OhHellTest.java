package ohhell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.testing.GameContract;
import dev.baize.testing.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OhHellTest {
  private static final OhHell OH_HELL = new OhHell();

  @ParameterizedTest
  @ValueSource(strings = {"3 seats, 3 hands", "4 seats, 7 hands", "6 seats, 8 hands"})
  void keeps_the_contract(String rules) {
    new GameContract<>(OH_HELL, OH_HELL.rules(rules)).with(Samples.DEFAULT.withGames(2)).checkAll();
  }

  private static Game<OhHell.View, OhHell.Move> oneTrick() {
    return OH_HELL.rules("3 seats, 1 hands").start(Seed.of(1));
  }

  private static List<String> legal(Game<OhHell.View, OhHell.Move> game) {
    return game.legal().stream().map(OhHell.Move::text).toList();
  }

  @Test
  void the_bids_may_not_add_up_to_the_tricks() {
    Game<OhHell.View, OhHell.Move> game = oneTrick();
    game.apply(new OhHell.Bid(0));
    game.apply(new OhHell.Bid(0));
    assertEquals(List.of("bid 0"), legal(game));
  }

  @Test
  void a_seat_that_takes_what_it_bid_scores_ten_and_its_tricks() {
    Game<OhHell.View, OhHell.Move> game = oneTrick();
    for (int i = 0; i < 3; i++) {
      game.apply(new OhHell.Bid(0));
    }
    while (!game.isOver()) {
      game.apply(game.legal().get(0));
    }
    assertEquals(20, game.outcome().scores().stream().mapToLong(score -> score).sum());
  }

  @Test
  void rules_out_of_range_are_refused() {
    assertThrows(IllegalArgumentException.class, () -> OH_HELL.rules("2 seats, 7 hands"));
    assertThrows(IllegalArgumentException.class, () -> OH_HELL.rules("4 seats, 9 hands"));
    assertFalse(OH_HELL.rules("4 seats, 8 hands").text().isEmpty());
  }
}
