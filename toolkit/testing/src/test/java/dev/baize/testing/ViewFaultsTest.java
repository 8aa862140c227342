package dev.baize.testing;

import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Faults that {@code checkViews} and {@code checkOutcome} are for. */
class ViewFaultsTest {

  @Test
  void a_view_that_tells_another_seat_is_found() {
    FaultyHighCard.verdictOn(Faults.view((game, seat) -> changed(game.view(seat), Seat.of(0), 0)))
        .isFailureOf("a view tells whose it is", "VIEWS");
  }

  @Test
  void a_view_that_tells_another_turn_is_found() {
    FaultyHighCard.verdictOn(Faults.view((game, seat) -> changed(game.view(seat), seat, 1)))
        .isFailureOf("a view tells the turn", "VIEWS");
  }

  private static HighCardView changed(HighCardView view, Seat seat, long later) {
    return new HighCardView(
        seat, view.turn() + later, view.leader(), view.hand(), view.trick(), view.taken());
  }

  @Test
  void a_view_from_an_unknown_seat_is_found() {
    FaultyHighCard.verdictOn(
            Faults.view((game, seat) -> game.view(seat.index() < 4 ? seat : Seat.of(0))))
        .isFailureOf("there is no view from a seat that is not at the table", "VIEWS");
  }

  @Test
  void an_unknown_seat_that_is_refused_with_another_exception_is_found() {
    FaultyHighCard.verdictOn(
            Faults.view(
                (game, seat) -> {
                  if (seat.index() > 3) {
                    throw new IndexOutOfBoundsException(seat.index());
                  }
                  return game.view(seat);
                }))
        .isFailureOf("expected: IllegalArgumentException", "VIEWS");
  }

  @Test
  void an_outcome_before_the_end_is_found() {
    Outcome none = new Outcome(List.of(0L, 0L, 0L, 0L), List.of());
    FaultyHighCard.verdictOn(Faults.outcome(game -> game.isOver() ? game.outcome() : none))
        .isFailureOf("there is no outcome until the game is over", "OUTCOME");
  }

  @Test
  void an_outcome_without_a_score_for_each_seat_is_found() {
    FaultyHighCard.verdictOn(
            Faults.outcome(game -> new Outcome(game.outcome().scores().subList(0, 3), List.of())))
        .isFailureOf("every seat has a score", "OUTCOME", "HANDS");
  }

  @Test
  void a_seat_to_act_after_the_end_is_found() {
    UnaryOperator<Game<HighCardView, Play>> fault =
        Faults.toAct(game -> game.isOver() ? Seat.of(0) : game.toAct());
    FaultyHighCard.verdictOn(fault)
        .isFailureOf("nobody is to act once the game is over", "OUTCOME");
  }

  /** Shows the game as it is whenever it is looked at. */
  private record Window(Game<HighCardView, Play> game, Seat seat) implements View {

    Window {
      Objects.requireNonNull(game.view(seat));
    }

    private HighCardView now() {
      return game.view(seat);
    }

    @Override
    public long turn() {
      return now().turn();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Window window && now().equals(window.now());
    }

    @Override
    public int hashCode() {
      return now().hashCode();
    }

    @Override
    public String toString() {
      return now().toString();
    }
  }

  @Test
  void a_view_that_changes_with_the_game_is_found() {
    Translation.ofViews(Window::new)
        .verdict()
        .isFailureOf("a view stays as it is while the game goes on", "VIEWS", "COPIES");
  }
}
