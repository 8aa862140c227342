package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import dev.baize.table.UndoPoint.Undo;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** A decision can be taken back just as long as no event has shown the person anything hidden. */
class UndoPointTest {

  @Property(tries = 20, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void euchre(@ForAll long seed, @ForAll @IntRange(max = 3) int seat) {
    check(
        new EuchreProvider().rules().withPointsToWin(2),
        seed,
        Seat.of(seat),
        event -> event instanceof EuchreEvent.Dealt || event instanceof EuchreEvent.TurnedUp);
  }

  @Property(tries = 20, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void blackjack(@ForAll long seed) {
    check(
        new BlackjackProvider().rules().withBankroll(100).withHands(20),
        seed,
        Seat.of(0),
        BlackjackEvent.Exposure.class::isInstance);
  }

  @Property(tries = 10, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void beans(@ForAll long seed, @ForAll @IntRange(max = 1) int seat) {
    check(
        new BeansProvider().rules(),
        seed,
        Seat.of(seat),
        event ->
            event instanceof BeansEvent.Dealt
                || event instanceof BeansEvent.Drew
                || (event instanceof BeansEvent.LaidOut out && !out.cards().isEmpty()));
  }

  @Test
  void a_game_that_cannot_deal_anew_lets_no_decision_be_taken_back() {
    Game<EuchreView, EuchreDecision> game = new EuchreProvider().rules().start(Seed.of(1));
    UndoPoint<EuchreView, EuchreDecision> last = new UndoPoint<>(game, game.legal().get(0));
    RandomGenerator failing =
        () -> {
          throw new IllegalStateException("no cards");
        };
    EuchreView now = after(last, game.toAct());
    assertThat(last.undo(now, Seed.of(1).generator(), () -> true)).isEqualTo(Undo.POSSIBLE);
    assertThat(last.undo(now, failing, () -> true)).isEqualTo(Undo.TOO_LATE);
  }

  @Test
  void a_game_that_takes_long_to_deal_anew_is_not_waited_for() {
    Game<EuchreView, EuchreDecision> game = new EuchreProvider().rules().start(Seed.of(1));
    UndoPoint<EuchreView, EuchreDecision> last = new UndoPoint<>(game, game.legal().get(0));
    EuchreView now = after(last, game.toAct());
    AtomicInteger left = new AtomicInteger(3);
    assertThat(last.undo(now, Seed.of(1).generator(), () -> left.getAndDecrement() > 0))
        .isEqualTo(Undo.UNKNOWN);
    assertThat(left).hasValue(-1);
    RandomGenerator untouched =
        () -> {
          throw new IllegalStateException("dealt");
        };
    assertThat(last.undo(now, untouched, () -> false)).isEqualTo(Undo.UNKNOWN);
  }

  private static EuchreView after(UndoPoint<EuchreView, EuchreDecision> last, Seat seat) {
    Game<EuchreView, EuchreDecision> game = last.before().copy();
    game.apply(last.decision());
    return game.view(seat);
  }

  /** Plays at random, and looks at each decision of one seat. */
  private static <V extends View, D extends Decision, E extends Event> void check(
      Rules<V, D, E> rules, long seed, Seat seat, Predicate<E> reveals) {
    RandomGenerator random = Seed.of(seed).derive("walk").generator();
    List<E> since = new ArrayList<>();
    Game<V, D> game =
        rules.start(
            Seed.of(seed),
            event -> {
              if (event.visibleTo(seat)) {
                since.add(event);
              }
            });
    UndoPoint<V, D> last = null;
    while (!game.isOver()) {
      D decision = game.legal().get(random.nextInt(game.legal().size()));
      if (game.toAct() == seat) {
        if (last != null) {
          boolean nothingSeen =
              game.view(seat).turn() == last.turn() + 1 && since.stream().noneMatch(reveals);
          assertThat(last.undo(game.view(seat), random, () -> true))
              .isEqualTo(nothingSeen ? Undo.POSSIBLE : Undo.TOO_LATE);
        }
        last = new UndoPoint<>(game.copy(), decision);
        since.clear();
      }
      game.apply(decision);
    }
  }
}
