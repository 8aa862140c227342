package dev.baize.core.match;

import static dev.baize.core.match.Table.LOWEST;
import static dev.baize.core.match.Table.RULES;
import static dev.baize.core.match.Table.SEED;
import static dev.baize.core.match.Table.everything;
import static dev.baize.core.match.Table.everythingAndDecisions;
import static dev.baize.core.match.Table.seenFrom;
import static dev.baize.core.match.Table.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Who hears what, and in which order. */
class ListeningTest {

  @Test
  void a_player_hears_of_what_it_may_see_in_order() {
    Ear first = new Ear(new ArrayList<>());
    Ear second = new Ear(new ArrayList<>());
    Match.of(RULES, List.of(first, second), SEED).play();
    assertThat(everything()).hasSize(4 + 12 + 6);
    assertThat(first.heard()).isEqualTo(seenFrom(0)).hasSize(2 + 12 + 6);
    assertThat(second.heard()).isEqualTo(seenFrom(1)).hasSize(2 + 12 + 6);
  }

  @Test
  void nobody_is_told_anything_before_the_match_is_played_and_then_at_once() {
    Ear ear = new Ear(new ArrayList<>());
    Match<HighCardView, Play, HighCardEvent> match =
        Match.builder(RULES, List.of(ear, LOWEST), SEED).listener(ear).build();
    assertThat(ear.heard()).isEmpty();
    match.step();
    assertThat(ear.heard().get(0)).isEqualTo(everything().get(0).text());
    assertThat(ear.heard().get(ear.heard().size() - 1)).isEqualTo("seat 0 plays Five of Clubs");
  }

  @Test
  void a_listener_hears_everything_and_of_decisions_before_they_are_carried_out() {
    Ear ear = new Ear(new ArrayList<>());
    Match<HighCardView, Play, HighCardEvent> match =
        Match.builder(RULES, List.of(LOWEST, LOWEST), SEED).listener(ear).build();
    match.play();
    assertThat(ear.heard()).isEqualTo(everythingAndDecisions());
  }

  @Test
  void all_are_told_of_one_event_before_the_next_players_first_then_listeners_as_given() {
    List<String> heard = new ArrayList<>();
    Match.builder(RULES, List.of(new Ear("1 ", heard), new Ear("2 ", heard)), SEED)
        .listener(new Ear("3 ", heard))
        .listener(new Ear("4 ", heard))
        .build()
        .play();
    String taken = everything().stream().map(HighCardEvent::text).toList().get(4);
    int at = heard.indexOf("1 " + taken);
    assertThat(heard.subList(at, at + 4))
        .containsExactly("1 " + taken, "2 " + taken, "3 " + taken, "4 " + taken);
  }

  @Test
  void a_player_that_observes_no_events_is_told_none_and_another_all_it_may_see() {
    List<String> heard = new ArrayList<>();
    Ear deaf = new Ear("deaf ", heard).observing(false);
    Match.of(RULES, List.of(deaf, new Ear("", heard)), SEED).play();
    assertThat(heard).isEqualTo(seenFrom(1));
  }

  @Test
  void replaying_tells_what_happens_but_not_what_is_decided() {
    Ear ear = new Ear(new ArrayList<>());
    Match<HighCardView, Play, HighCardEvent> match =
        Match.builder(RULES, List.of(LOWEST, LOWEST), SEED).listener(ear).build();
    while (!match.isOver()) {
      match.replay(match.legal().get(0));
    }
    assertThat(ear.heard()).isEqualTo(texts(everything()));
  }

  /** Remembers whether a game was started with somebody listening. */
  private record Watching(List<Boolean> listened)
      implements Rules<HighCardView, Play, HighCardEvent> {

    @Override
    public int seats() {
      return RULES.seats();
    }

    @Override
    public Game<HighCardView, Play> start(
        Seed seed, @Nullable Consumer<? super HighCardEvent> events) {
      listened.add(events != null);
      return RULES.start(seed, events);
    }

    @Override
    public String text() {
      return RULES.text();
    }
  }

  private static boolean isListenedTo(
      Player<HighCardView, Play, HighCardEvent> player,
      List<Listener<Play, HighCardEvent>> listeners) {
    List<Boolean> listened = new ArrayList<>();
    Match.Builder<HighCardView, Play, HighCardEvent> builder =
        Match.builder(new Watching(listened), List.of(LOWEST, player), SEED);
    listeners.forEach(builder::listener);
    builder.build().play();
    assertThat(listened).hasSize(1);
    return listened.get(0);
  }

  @Test
  void a_game_that_nobody_wants_to_hear_of_makes_no_events() {
    List<Play> made = new ArrayList<>();
    Listener<Play, HighCardEvent> scribe =
        new Listener<>() {
          @Override
          public boolean wantsEvents() {
            return false;
          }

          @Override
          public void decided(Seat seat, Play decision) {
            made.add(decision);
          }
        };
    assertThat(isListenedTo(LOWEST, List.of())).isFalse();
    assertThat(isListenedTo(LOWEST, List.of(scribe))).isFalse();
    assertThat(made).hasSize(12);
    assertThat(isListenedTo(LOWEST, List.of(new Listener<>() {}))).isTrue();
    assertThat(isListenedTo(new Ear(new ArrayList<>()), List.of(scribe))).isTrue();
  }
}
