package dev.baize.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardPlayer;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import dev.baize.core.toy.Watchful;
import dev.baize.core.toy.WatchfulProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PlayerContractTest {

  private static final HighCard HIGH_CARD = new HighCard();

  @Test
  void sound_players_keep_every_promise() {
    for (HighCardRules rules : new HighCardRules[] {HighCardRules.table(), HighCardRules.duel()}) {
      Verdict.of(new PlayerContract<>(HIGH_CARD, rules, new RandomProvider())).isGood();
      Verdict.of(new PlayerContract<>(HIGH_CARD, rules, new WatchfulProvider())).isGood();
    }
    new PlayerContract<>(HIGH_CARD, HIGH_CARD.rules(), context -> new Watchful()).checkAll();
  }

  /** Insists on having heard of its cards and of every play, and of nobody else's cards. */
  private static final class Particular implements HighCardPlayer {
    private final Seat seat;
    private CardSet held = CardSet.none();
    private long plays;

    Particular(SeatContext context) {
      this.seat = context.seat();
    }

    @Override
    public void observe(HighCardEvent event) {
      if (event instanceof HighCardEvent.Dealt dealt) {
        held = dealt.cards();
        if (dealt.seat() != seat) {
          throw new IllegalStateException("these are not my cards");
        }
      } else if (event instanceof HighCardEvent.Played played) {
        plays++;
        held = played.seat() == seat ? held.without(played.card()) : held;
      }
    }

    @Override
    public Card play(HighCardView view) {
      if (plays != view.turn() || !held.equals(view.hand())) {
        throw new IllegalStateException("nobody told me");
      }
      return held.lowest();
    }
  }

  @Test
  void a_player_hears_of_what_it_may_see_and_of_nothing_else() {
    new PlayerContract<>(HIGH_CARD, HIGH_CARD.rules(), Particular::new).checkAll();
  }

  @Test
  void a_player_sits_in_every_seat_and_once_in_all() {
    List<Seat> seats = new ArrayList<>();
    new PlayerContract<>(
            HIGH_CARD,
            HIGH_CARD.rules(),
            context -> {
              seats.add(context.seat());
              return new Watchful();
            })
        .with(Samples.DEFAULT.withGames(2))
        .check(PlayerContract.Check.LEGALITY);
    assertThat(seats)
        .extracting(Seat::index)
        .containsExactly(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
  }

  @Test
  void a_player_of_another_game_is_refused() {
    PlayerProvider<HighCardView, Play, HighCardEvent> stranger =
        new PlayerProvider<>() {
          @Override
          public String game() {
            return "LowCard";
          }

          @Override
          public String name() {
            return "Stranger";
          }

          @Override
          public String description() {
            return "plays another game";
          }

          @Override
          public Player<HighCardView, Play, HighCardEvent> create(SeatContext context) {
            return new Watchful();
          }
        };
    assertThatThrownBy(() -> new PlayerContract<>(HIGH_CARD, HIGH_CARD.rules(), stranger))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no highcard player \"Stranger\"");
  }

  @Test
  void a_message_tells_where_the_player_sits() {
    PlayerContract<HighCardView, Play, HighCardEvent> contract =
        new PlayerContract<>(
            HIGH_CARD,
            HIGH_CARD.rules(),
            context ->
                view -> {
                  CardSet all = context.seat() == Seat.of(2) ? CardSet.none() : view.hand();
                  return Play.of(all.lowest());
                });
    assertThatThrownBy(() -> contract.check(PlayerContract.Check.LEGALITY))
        .isInstanceOf(ContractViolation.class)
        .hasMessageStartingWith("HighCard at [seat 2]: broken promise: a player answers")
        .hasMessageContaining("at seat 2 threw java.util.NoSuchElementException")
        .hasMessageContaining("\n  rules: 4 seats, 2 rounds\n")
        .hasMessageContaining("\n  decisions before: 2\n    play ");
  }

  @Test
  void a_summary_is_one_line_that_tells_the_first_difference() {
    AtomicInteger made = new AtomicInteger();
    PlayerContract<HighCardView, Play, HighCardEvent> contract =
        new PlayerContract<>(
            HIGH_CARD,
            HIGH_CARD.rules(),
            context -> {
              int number = made.getAndIncrement();
              return view ->
                  Play.of(
                      view.turn() < 4 || number == 0
                          ? view.hand().lowest()
                          : view.hand().highest());
            });
    ContractViolation violation =
        assertThrows(
            ContractViolation.class, () -> contract.check(PlayerContract.Check.DETERMINISM));
    assertThat(violation.summary())
        .matches(
            "players with the same seed decide the same: expected play .*, found play .*,"
                + " after [4-7] decisions");
  }

  @Test
  void what_is_played_is_told_match_by_match() {
    PlayerContract<HighCardView, Play, HighCardEvent> contract =
        new PlayerContract<>(HIGH_CARD, HIGH_CARD.rules(), context -> new Watchful())
            .with(Samples.DEFAULT.withGames(2));
    assertThat(contract.play()).hasSize(10).isEqualTo(contract.play());
    assertThat(contract.play().get(0)).hasSize(24).first().asString().startsWith("play ");
    assertThat(contract.play().get(4)).isNotEqualTo(contract.play().get(9));
  }
}
