package dev.baize.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Random;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndTest {

  private static final HighCardRules RULES = HighCardRules.table();
  private static final Seed SEED = Seed.of(3);

  /** Plays at random and remembers how matches ended. */
  private static class Rememberer implements Player<HighCardView, Play, HighCardEvent> {

    private final Random random;
    private final List<Outcome> outcomes;

    Rememberer(Seat seat, List<Outcome> outcomes) {
      this.random = new Random(SeatContext.of(SEED, seat));
      this.outcomes = outcomes;
    }

    @Override
    public Play decide(HighCardView view) {
      return random.decide(view);
    }

    @Override
    public void ended(Outcome outcome) {
      outcomes.add(outcome);
    }
  }

  private static Match<HighCardView, Play, HighCardEvent> match(List<Outcome> outcomes) {
    List<Player<HighCardView, Play, HighCardEvent>> players = new ArrayList<>();
    for (int seat = 0; seat < RULES.seats(); seat++) {
      players.add(new Rememberer(Seat.of(seat), outcomes));
    }
    return Match.of(RULES, players, SEED);
  }

  @Test
  void every_player_is_told_once_how_the_match_ended() {
    List<Outcome> told = new ArrayList<>();
    Match<HighCardView, Play, HighCardEvent> match = match(told);
    Outcome outcome = match.play();
    assertThat(told).hasSize(RULES.seats()).containsOnly(outcome);
    match.play();
    assertThat(told).hasSize(RULES.seats());
  }

  @Test
  void players_are_told_at_the_last_step_and_not_before() {
    List<Outcome> told = new ArrayList<>();
    Match<HighCardView, Play, HighCardEvent> match = match(told);
    while (!match.isOver()) {
      assertThat(told).isEmpty();
      match.step();
    }
    assertThat(told).hasSize(RULES.seats());
  }

  @Test
  void players_are_told_when_the_last_decision_is_replayed() {
    List<Outcome> told = new ArrayList<>();
    Match<HighCardView, Play, HighCardEvent> match = match(told);
    while (!match.isOver()) {
      match.replay(match.legal().get(0));
    }
    assertThat(told).hasSize(RULES.seats());
  }

  @Test
  void a_player_that_throws_at_the_end_stops_the_match() {
    List<Player<HighCardView, Play, HighCardEvent>> players = new ArrayList<>();
    for (int seat = 0; seat < RULES.seats(); seat++) {
      players.add(
          new Rememberer(Seat.of(seat), List.of()) {
            @Override
            public String name() {
              return "Sulky";
            }

            @Override
            public void ended(Outcome outcome) {
              throw new IllegalStateException("not yet");
            }
          });
    }
    assertThatExceptionOfType(MatchStoppedException.class)
        .isThrownBy(() -> Match.of(RULES, players, SEED).play())
        .withMessageStartingWith("Sulky at seat 0 was told of the end and threw")
        .withMessageContaining("not yet");
  }
}
