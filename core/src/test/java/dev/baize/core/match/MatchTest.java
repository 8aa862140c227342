package dev.baize.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardPlayer;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Random;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MatchTest {

  private static final HighCardRules RULES = HighCardRules.table();
  private static final Seed SEED = Seed.of(1);
  private static final HighCardPlayer LOWEST = view -> view.hand().lowest();

  private static Match<HighCardView, Play, HighCardEvent> match(
      Player<HighCardView, Play, HighCardEvent> second) {
    return Match.of(RULES, List.of(LOWEST, second, LOWEST, LOWEST), SEED);
  }

  /** Fails at the first question, and plays the lowest card after that. */
  private static final class FailingOnce implements HighCardPlayer {
    private final Function<HighCardView, @Nullable Play> failure;
    private boolean failed;

    FailingOnce(Function<HighCardView, @Nullable Play> failure) {
      this.failure = failure;
    }

    @Override
    @SuppressWarnings("NullAway") // null is one of the failures
    public Play decide(HighCardView view) {
      if (failed) {
        return LOWEST.decide(view);
      }
      failed = true;
      return failure.apply(view);
    }

    @Override
    public dev.baize.core.card.Card play(HighCardView view) {
      return view.hand().lowest();
    }
  }

  /** The match stops at the second seat, stands as it stood, and can be played on. */
  private static MatchStoppedException stoppedBy(Function<HighCardView, @Nullable Play> failure) {
    Match<HighCardView, Play, HighCardEvent> sound = match(LOWEST);
    sound.step();
    Match<HighCardView, Play, HighCardEvent> match = match(new FailingOnce(failure));
    MatchStoppedException stopped = catchThrowableOfType(MatchStoppedException.class, match::play);
    assertThat(match.snapshot().position())
        .isEqualTo(sound.snapshot().position())
        .isEqualTo(stopped.position());
    assertThat(stopped.player()).isEqualTo("FailingOnce");
    assertThat(stopped.seat()).isEqualTo(Seat.of(1));
    assertThat(stopped)
        .hasMessageStartingWith("FailingOnce at seat 1 ")
        .hasMessageEndingWith("; position: " + stopped.position());
    assertThat(match.play()).isEqualTo(sound.play());
    assertThat(match.snapshot().position()).isEqualTo(sound.snapshot().position());
    return stopped;
  }

  @Test
  void seeds_of_games_are_what_they_always_were() {
    assertThat(
            LongStream.of(0, 1, 1_000_000_000_000L)
                .map(game -> Match.seedOf(Seed.of(42), game).value()))
        .containsExactly(2605869978263090131L, 4772278806424462689L, 4549982487109064385L);
  }

  @Test
  void plays_a_game_to_its_end() {
    Match<HighCardView, Play, HighCardEvent> match = match(LOWEST);
    Outcome outcome = match.play();
    assertThat(match.isOver()).isTrue();
    assertThat(outcome).isEqualTo(match.snapshot().outcome());
    assertThat(outcome.scores().stream().mapToLong(score -> score).sum()).isEqualTo(6);
  }

  @Test
  void plays_the_same_from_the_same_rules_players_and_seed() {
    List<List<Play>> made = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      List<Play> decisions = new ArrayList<>();
      List<Random> players = new ArrayList<>();
      for (int seat = 0; seat < 4; seat++) {
        players.add(new Random(SeatContext.of(SEED, Seat.of(seat))));
      }
      Match.builder(RULES, players, SEED).listener(decisions(decisions)).build().play();
      made.add(decisions);
    }
    assertThat(made.get(0)).hasSize(24).isEqualTo(made.get(1));
  }

  private static Listener<Play, HighCardEvent> decisions(List<Play> made) {
    return new Listener<>() {
      @Override
      public void decided(Seat seat, Play decision) {
        made.add(decision);
      }
    };
  }

  @Test
  void needs_a_player_for_each_seat() {
    assertThatThrownBy(() -> Match.of(RULES, List.of(LOWEST, LOWEST, LOWEST), SEED))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("3 players for 4 seats");
  }

  @Test
  void steps_one_decision_at_a_time() {
    Match<HighCardView, Play, HighCardEvent> match = match(LOWEST);
    for (int turn = 0; turn < 24; turn++) {
      assertThat(match.isOver()).isFalse();
      assertThat(match.view(Seat.of(0)).turn()).isEqualTo(turn);
      match.step();
    }
    assertThat(match.isOver()).isTrue();
  }

  @Test
  void cannot_go_on_when_it_is_over() {
    Match<HighCardView, Play, HighCardEvent> match = match(LOWEST);
    Outcome outcome = match.play();
    assertThatThrownBy(match::step).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> match.replay(Play.parse("play Ace of Spades")))
        .isInstanceOf(IllegalStateException.class);
    assertThat(match.play()).isEqualTo(outcome);
  }

  @Test
  void shows_the_seat_that_is_to_act_its_own_view() {
    List<Seat> asked = new ArrayList<>();
    HighCardPlayer player =
        view -> {
          asked.add(view.seat());
          return view.hand().lowest();
        };
    Match<HighCardView, Play, HighCardEvent> match =
        Match.of(RULES, List.of(player, player, player, player), SEED);
    List<Seat> toAct = new ArrayList<>();
    while (!match.isOver()) {
      toAct.add(match.toAct());
      match.step();
    }
    assertThat(asked).isEqualTo(toAct);
  }

  @Test
  void gives_away_only_copies_of_the_game() {
    Match<HighCardView, Play, HighCardEvent> match = match(LOWEST);
    String position = match.snapshot().position();
    match.snapshot().apply(match.snapshot().legal().get(0));
    assertThat(match.snapshot().position()).isEqualTo(position);
  }

  @Test
  void stops_at_an_illegal_decision() {
    MatchStoppedException stopped =
        stoppedBy(view -> Play.of(CardSet.all().minus(view.hand()).lowest()));
    assertThat(stopped)
        .hasCauseInstanceOf(IllegalDecisionException.class)
        .hasMessageContaining(" answered \"play Two of Spades\", which is against the rules; ");
  }

  @Test
  void stops_at_no_answer() {
    assertThat(stoppedBy(view -> null))
        .hasNoCause()
        .hasMessageContaining(" answered nothing (null); ");
  }

  @Test
  void stops_at_an_exception() {
    RuntimeException failure = new IllegalStateException("no idea");
    assertThat(
            stoppedBy(
                view -> {
                  throw failure;
                }))
        .hasCause(failure)
        .hasMessageContaining(" threw java.lang.IllegalStateException: no idea; ");
  }

  @Test
  void stops_at_an_error_that_is_the_players_own() {
    for (Error failure :
        List.of(
            new AssertionError("no"),
            new NoClassDefFoundError("no"),
            new StackOverflowError(),
            new OutOfMemoryError("no"),
            new Error("no"))) {
      assertThat(
              stoppedBy(
                  view -> {
                    throw failure;
                  }))
          .hasCause(failure);
    }
  }

  @Test
  void replays_decisions_without_asking() {
    Match<HighCardView, Play, HighCardEvent> played = match(LOWEST);
    Match<HighCardView, Play, HighCardEvent> replayed =
        match(
            view -> {
              throw new IllegalStateException("is not to be asked");
            });
    List<Play> made = new ArrayList<>();
    Match.builder(RULES, List.of(LOWEST, LOWEST, LOWEST, LOWEST), SEED)
        .listener(decisions(made))
        .build()
        .play();
    made.forEach(replayed::replay);
    assertThat(replayed.isOver()).isTrue();
    assertThat(replayed.play()).isEqualTo(played.play());
  }

  @Test
  void refuses_to_replay_an_illegal_decision() {
    Match<HighCardView, Play, HighCardEvent> match = match(LOWEST);
    String position = match.snapshot().position();
    CardSet hand = match.view(Seat.of(0)).hand();
    Play illegal = Play.of(CardSet.all().minus(hand).lowest());
    assertThatThrownBy(() -> match.replay(illegal)).isInstanceOf(IllegalDecisionException.class);
    assertThat(match.snapshot().position()).isEqualTo(position);
    assertThat(match.play()).isEqualTo(match(LOWEST).play());
  }

  @Test
  void shows_the_position_it_stands_in() {
    Match<HighCardView, Play, HighCardEvent> match = match(LOWEST);
    match.step();
    Game<HighCardView, Play> snapshot = match.snapshot();
    assertThat(match.toAct()).isEqualTo(snapshot.toAct());
    assertThat(match.legal()).isNotEmpty().isEqualTo(snapshot.legal());
    assertThat(match.view(Seat.of(3))).isEqualTo(snapshot.view(Seat.of(3)));
    match.play();
    assertThat(match.legal()).isEmpty();
    assertThatThrownBy(match::toAct).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void counts_the_decisions_it_played_and_replayed() {
    Match<HighCardView, Play, HighCardEvent> match = match(new FailingOnce(view -> null));
    assertThat(match.turn()).isZero();
    match.replay(match.legal().get(0));
    assertThat(match.turn()).isEqualTo(1);
    assertThatThrownBy(match::play).isInstanceOf(MatchStoppedException.class);
    assertThat(match.turn()).isEqualTo(match.view(Seat.of(0)).turn());
    match.play();
    assertThat(match.turn()).isEqualTo(24).isEqualTo(match.view(Seat.of(0)).turn());
  }
}
