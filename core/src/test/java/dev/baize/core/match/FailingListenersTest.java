package dev.baize.core.match;

import static dev.baize.core.match.Table.LOWEST;
import static dev.baize.core.match.Table.RULES;
import static dev.baize.core.match.Table.SEED;
import static dev.baize.core.match.Table.everything;
import static dev.baize.core.match.Table.everythingAndDecisions;
import static dev.baize.core.match.Table.seenFrom;
import static dev.baize.core.match.Table.texts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardPlayer;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What becomes of a match, and of those who listen, when one of them fails. */
class FailingListenersTest {

  @Test
  void a_player_that_fails_when_told_stops_the_match_which_can_be_played_on() {
    List<String> heard = new ArrayList<>();
    Ear failing = new Ear(new ArrayList<>());
    Ear other = new Ear(new ArrayList<>());
    String third = texts(everything()).get(5);
    failing.failAt(third::equals);
    Match<HighCardView, Play, HighCardEvent> match =
        Match.builder(RULES, List.of(failing, other), SEED).listener(new Ear(heard)).build();
    MatchStoppedException stopped = catchThrowableOfType(MatchStoppedException.class, match::play);
    assertThat(stopped.player()).isEqualTo("Ear");
    assertThat(stopped.seat()).isEqualTo(Seat.of(0));
    assertThat(stopped.position()).isEqualTo(match.snapshot().position());
    assertThat(stopped)
        .hasMessageStartingWith(
            "Ear at seat 0 was told \"%s\" and threw java.lang.IllegalStateException: ", third)
        .hasCauseInstanceOf(IllegalStateException.class);
    match.play();
    assertThat(failing.heard()).isEqualTo(seenFrom(0));
    assertThat(other.heard()).isEqualTo(seenFrom(1));
    assertThat(heard).isEqualTo(everythingAndDecisions());
  }

  @Test
  void a_listener_that_fails_leaves_a_whole_position_and_nobody_is_told_twice() {
    for (String line : texts(everything())) {
      List<String> before = new ArrayList<>();
      List<String> own = new ArrayList<>();
      List<String> after = new ArrayList<>();
      Ear failing = new Ear(own);
      failing.failAt(line::equals);
      Match<HighCardView, Play, HighCardEvent> match =
          Match.builder(RULES, List.of(LOWEST, LOWEST), SEED)
              .listener(new Ear(before))
              .listener(failing)
              .listener(new Ear(after))
              .build();
      assertThatThrownBy(match::play)
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("cannot bear that " + line);
      long plays = before.stream().filter(heard -> heard.contains("decided")).count();
      assertThat(match.turn()).isEqualTo(plays).isEqualTo(match.view(Seat.of(0)).turn());
      match.play();
      assertThat(before).isEqualTo(everythingAndDecisions());
      assertThat(own).isEqualTo(everythingAndDecisions());
      assertThat(after).isEqualTo(everythingAndDecisions());
    }
  }

  @Test
  void a_listener_that_fails_at_a_decision_keeps_it_from_being_carried_out() {
    Ear failing = new Ear(new ArrayList<>());
    failing.failAt(line -> line.startsWith("seat 0 decided"));
    Match<HighCardView, Play, HighCardEvent> match =
        Match.builder(RULES, List.of(LOWEST, LOWEST), SEED).listener(failing).build();
    String start = match.snapshot().position();
    assertThatThrownBy(match::play).isInstanceOf(IllegalStateException.class);
    assertThat(match.snapshot().position()).isEqualTo(start);
    match.play();
    assertThat(failing.heard().stream().filter(line -> line.contains("decided")))
        .as("asked again, the player decides again")
        .hasSize(12 + 1);
  }

  @Test
  void a_listener_that_fails_at_the_start_keeps_a_replayed_decision_from_being_carried_out() {
    Ear failing = new Ear(new ArrayList<>());
    failing.failAt(line -> true);
    Match<HighCardView, Play, HighCardEvent> match =
        Match.builder(RULES, List.of(LOWEST, LOWEST), SEED).listener(failing).build();
    Play first = match.legal().get(0);
    String start = match.snapshot().position();
    assertThatThrownBy(() -> match.replay(first)).isInstanceOf(IllegalStateException.class);
    assertThat(match.snapshot().position()).isEqualTo(start);
    match.replay(first);
    assertThat(failing.heard()).isEqualTo(texts(everything().subList(0, 3)));
  }

  @Test
  void illegal_decisions_are_not_told() {
    Ear ear = new Ear(new ArrayList<>());
    HighCardPlayer cheat = view -> CardSet.all().minus(view.hand()).lowest();
    Match<HighCardView, Play, HighCardEvent> match =
        Match.builder(RULES, List.of(cheat, LOWEST), SEED).listener(ear).build();
    assertThatThrownBy(match::play).isInstanceOf(MatchStoppedException.class);
    assertThat(ear.heard()).isEqualTo(texts(everything().subList(0, 2)));
  }
}
