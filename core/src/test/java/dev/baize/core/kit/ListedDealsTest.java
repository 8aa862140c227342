package dev.baize.core.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class ListedDealsTest {

  enum Side implements Word {
    HEADS,
    TAILS
  }

  record Coins(int count) {}

  record View(Seat seat, long turn, List<Side> legal) implements SeatView<Side> {}

  /** A guess how a coin has come down, which nobody is told. */
  record Guess(Side coin, boolean isOver) implements Position<View, Side> {
    @Override
    public Seat toAct() {
      return Seat.of(0);
    }

    @Override
    public List<Side> legal() {
      return List.of(Side.values());
    }

    @Override
    public Guess apply(Side side) {
      return new Guess(coin, true);
    }

    @Override
    public View view(Seat seat, long turn, List<Side> legal) {
      return new View(seat, turn, legal);
    }

    @Override
    public List<Long> scores() {
      return List.of(0L);
    }
  }

  private static CardGame<Coins, View, Side> guessing(Supplier<List<Guess>> deals) {
    return new CardGame<>("guess", new Coins(1), "{count} coins", View.class) {
      @Override
      protected int seats(Coins rules) {
        return 1;
      }

      @Override
      protected List<Guess> deals(Coins rules) {
        return deals.get();
      }
    };
  }

  @Test
  void deals_are_listed_once_for_games_chance_outcomes_and_all_views() {
    AtomicInteger listed = new AtomicInteger();
    var rules =
        guessing(
                () -> {
                  listed.incrementAndGet();
                  return List.of(new Guess(Side.HEADS, false), new Guess(Side.TAILS, false));
                })
            .rules();
    Game<View, Side> game = rules.start(Seed.of(1));
    var worlds = rules.determinization().orElseThrow();
    worlds.of(game.view(Seat.of(0))).draw(new SplittableRandom(1));
    game.apply(Side.HEADS);
    worlds.of(game.view(Seat.of(0))).draw(new SplittableRandom(1));
    assertThat(rules.chanceOutcomes()).hasSize(2);
    assertThat(listed).hasValue(1);
  }

  @Test
  void a_view_whose_legal_decisions_are_not_known_has_the_same_worlds() {
    var rules = guessing(() -> List.of(new Guess(Side.HEADS, false))).rules();
    View unknown = new View(Seat.of(0), 0, List.of());
    var world = rules.determinization().orElseThrow().of(unknown).draw(new SplittableRandom(1));
    assertThat(world.legal()).containsExactly(Side.HEADS, Side.TAILS);
  }

  @Test
  void a_game_without_a_deal_is_told_what_it_lacks() {
    assertThatThrownBy(() -> guessing(List::of).rules().start(Seed.of(1)))
        .hasMessageContaining("has no deal")
        .hasMessageContaining("expected deals, or deal and worlds");
  }
}
