package dev.baize.testing;

import dev.baize.core.card.CardSet;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Seat;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class IllegalDecisionFaultsTest {

  /** Refuses, as high card does, with an exception made in another way. */
  private interface Refusal {
    RuntimeException of(Seat seat, Decision decision, List<? extends Decision> legal, String at);
  }

  private static Verdict verdictOn(Refusal refusal) {
    return FaultyHighCard.verdictOn(
        Faults.apply(
            (game, decision) -> {
              if (!game.isOver() && !game.isLegal(decision)) {
                throw refusal.of(game.toAct(), decision, game.legal(), game.position());
              }
              game.apply(decision);
            }));
  }

  @Test
  void a_right_refusal_is_good() {
    verdictOn(IllegalDecisionException::new).isGood();
  }

  @Test
  void an_illegal_decision_that_is_accepted_is_found() {
    FaultyHighCard.verdictOn(
            Faults.apply(
                (game, decision) -> game.apply(game.isLegal(decision) ? decision : any(game))))
        .isFailureOf("expected: IllegalDecisionException", "ILLEGAL_DECISIONS");
  }

  private static Play any(Game<HighCardView, Play> game) {
    if (game.isOver()) {
      throw new IllegalStateException("the game is over");
    }
    return game.legal().get(0);
  }

  @Test
  void a_decision_that_is_accepted_after_the_end_is_found() {
    FaultyHighCard.verdictOn(
            Faults.apply(
                (game, decision) -> {
                  if (!game.isOver()) {
                    game.apply(decision);
                  }
                }))
        .isFailureOf("nothing can be decided once the game is over", "ILLEGAL_DECISIONS");
  }

  @Test
  void a_refusal_with_another_exception_is_found() {
    verdictOn((seat, decision, legal, at) -> new IllegalArgumentException(decision.text()))
        .isFailureOf("found: java.lang.IllegalArgumentException: play", "ILLEGAL_DECISIONS");
  }

  @Test
  void a_refusal_with_the_wrong_seat_is_found() {
    verdictOn((seat, decision, legal, at) -> refusal(seat.next(4), decision, legal, at))
        .isFailureOf(", with the seat to act", "ILLEGAL_DECISIONS");
  }

  @Test
  void a_refusal_with_the_wrong_decision_is_found() {
    verdictOn((seat, decision, legal, at) -> refusal(seat, legal.get(0), legal, at))
        .isFailureOf(", with the decision", "ILLEGAL_DECISIONS");
  }

  @Test
  void a_refusal_with_wrong_legal_decisions_is_found() {
    verdictOn((seat, decision, legal, at) -> refusal(seat, decision, List.of(), at))
        .isFailureOf(", with the legal ones", "ILLEGAL_DECISIONS");
  }

  @Test
  void a_refusal_with_the_wrong_position_is_found() {
    verdictOn((seat, decision, legal, at) -> refusal(seat, decision, legal, "unknown"))
        .isFailureOf(", with the position", "ILLEGAL_DECISIONS");
  }

  private static IllegalDecisionException refusal(
      Seat seat, Decision decision, List<? extends Decision> legal, String at) {
    return new IllegalDecisionException(seat, decision, legal, at);
  }

  /** Shows from now on that a decision was refused. */
  private static final class Resentful extends FaultyGame {
    private final long delay;
    private long angryFrom = Long.MAX_VALUE;

    Resentful(Game<HighCardView, Play> sound, long delay) {
      super(sound, UnaryOperator.identity());
      this.delay = delay;
    }

    @Override
    public void apply(Play decision) {
      if (!sound.isOver() && !sound.isLegal(decision)) {
        angryFrom = Math.min(angryFrom, turn() + delay);
      }
      super.apply(decision);
    }

    @Override
    public HighCardView view(Seat seat) {
      HighCardView view = sound.view(seat);
      return turn() < angryFrom
          ? view
          : new HighCardView(
              seat, view.turn(), view.leader(), CardSet.none(), view.trick(), view.taken());
    }

    private long turn() {
      return sound.view(Seat.of(0)).turn();
    }
  }

  @Test
  void a_refusal_that_changes_the_game_is_found() {
    FaultyHighCard.verdictOn(game -> new Resentful(game, 0))
        .isFailureOf("a refused decision changes nothing", "ILLEGAL_DECISIONS");
  }

  @Test
  void a_refusal_that_changes_the_game_later_is_found() {
    FaultyHighCard.verdictOn(game -> new Resentful(game, 5))
        .isFailureOf("a refused decision changes nothing", "ILLEGAL_DECISIONS");
  }

  /** Tells of a decision before it finds out that it is illegal. */
  private static final class Hasty extends FaultyGame {
    private final Consumer<? super HighCardEvent> events;

    Hasty(Game<HighCardView, Play> sound, Consumer<? super HighCardEvent> events) {
      super(sound, UnaryOperator.identity());
      this.events = events;
    }

    @Override
    public void apply(Play decision) {
      if (!sound.isOver() && !sound.isLegal(decision)) {
        events.accept(new HighCardEvent.Played(toAct(), decision.card()));
      }
      super.apply(decision);
    }
  }

  @Test
  void an_event_of_a_refused_decision_is_found() {
    FaultyHighCard.verdictOn(
            (rules, seed, events) -> {
              Game<HighCardView, Play> game = rules.start(seed, events);
              return events == null ? game : new Hasty(game, events);
            })
        .isFailureOf("a refused decision publishes no event", "ILLEGAL_DECISIONS");
  }
}
