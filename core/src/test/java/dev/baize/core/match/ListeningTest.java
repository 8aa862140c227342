package dev.baize.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardEvent.Played;
import dev.baize.core.toy.HighCardPlayer;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Who hears what, in which order, and what becomes of it when somebody fails. */
class ListeningTest {

  private static final HighCardRules RULES = new HighCardRules(2, 2);
  private static final Seed SEED = Seed.of(1);
  private static final HighCardPlayer LOWEST = view -> view.hand().lowest();

  /** A player and a listener that keeps what it hears, and fails when told to. */
  private static final class Ear implements HighCardPlayer, Listener<Play, HighCardEvent> {
    private final String name;
    private final List<String> heard;
    private Predicate<String> fails = line -> false;

    Ear(String name, List<String> heard) {
      this.name = name;
      this.heard = heard;
    }

    Ear(List<String> heard) {
      this("", heard);
    }

    @Override
    public Card play(HighCardView view) {
      return view.hand().lowest();
    }

    @Override
    public void observe(HighCardEvent event) {
      hear(event.text());
    }

    @Override
    public void decided(Seat seat, Play decision) {
      hear(seat + " decided to " + decision.text());
    }

    @Override
    public void happened(HighCardEvent event) {
      hear(event.text());
    }

    private void hear(String line) {
      heard.add(name + line);
      if (fails.test(line)) {
        fails = again -> false;
        throw new IllegalStateException("cannot bear that " + line);
      }
    }
  }

  /** Everything that happens in the match of this test. */
  private static List<HighCardEvent> everything() {
    List<HighCardEvent> all = new ArrayList<>();
    Game<HighCardView, Play> game = RULES.start(SEED, all::add);
    while (!game.isOver()) {
      game.apply(game.legal().get(0));
    }
    return all;
  }

  private static List<String> texts(List<HighCardEvent> events) {
    return events.stream().map(HighCardEvent::text).toList();
  }

  private static List<String> seenFrom(int seat) {
    return texts(everything().stream().filter(e -> e.visibleTo(Seat.of(seat))).toList());
  }

  /** What a listener hears, each decision before what comes of it. */
  private static List<String> everythingAndDecisions() {
    List<String> all = new ArrayList<>();
    for (HighCardEvent event : everything()) {
      if (event instanceof Played played) {
        all.add(played.seat() + " decided to play " + played.card());
      }
      all.add(event.text());
    }
    return all;
  }

  @Test
  void a_player_hears_of_what_it_may_see_in_order() {
    Ear first = new Ear(new ArrayList<>());
    Ear second = new Ear(new ArrayList<>());
    new Match<>(RULES, List.of(first, second), SEED).play();
    assertThat(everything()).hasSize(4 + 12 + 6);
    assertThat(first.heard).isEqualTo(seenFrom(0)).hasSize(2 + 12 + 6);
    assertThat(second.heard).isEqualTo(seenFrom(1)).hasSize(2 + 12 + 6);
  }

  @Test
  void nobody_is_told_anything_before_the_match_is_played() {
    Ear ear = new Ear(new ArrayList<>());
    Match<HighCardView, Play, HighCardEvent> match =
        new Match<>(RULES, List.of(ear, LOWEST), SEED, List.of(ear));
    assertThat(ear.heard).isEmpty();
    match.step();
    assertThat(ear.heard).startsWith(everything().get(0).text());
  }

  @Test
  void a_listener_hears_everything_and_of_decisions_before_they_are_carried_out() {
    Ear ear = new Ear(new ArrayList<>());
    Match<HighCardView, Play, HighCardEvent> match =
        new Match<>(RULES, List.of(LOWEST, LOWEST), SEED, List.of(ear));
    match.play();
    assertThat(ear.heard).isEqualTo(everythingAndDecisions());
  }

  @Test
  void all_are_told_of_one_event_before_the_next_players_first_then_listeners_as_given() {
    List<String> heard = new ArrayList<>();
    new Match<>(
            RULES,
            List.of(new Ear("1 ", heard), new Ear("2 ", heard)),
            SEED,
            List.of(new Ear("3 ", heard), new Ear("4 ", heard)))
        .play();
    String taken = everything().stream().map(HighCardEvent::text).toList().get(4);
    int at = heard.indexOf("1 " + taken);
    assertThat(heard.subList(at, at + 4))
        .containsExactly("1 " + taken, "2 " + taken, "3 " + taken, "4 " + taken);
  }

  @Test
  void replaying_tells_what_happens_but_not_what_is_decided() {
    Ear ear = new Ear(new ArrayList<>());
    Match<HighCardView, Play, HighCardEvent> match =
        new Match<>(RULES, List.of(LOWEST, LOWEST), SEED, List.of(ear));
    while (!match.isOver()) {
      match.replay(match.game().legal().get(0));
    }
    assertThat(ear.heard).isEqualTo(texts(everything()));
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
    new Match<>(new Watching(listened), List.of(LOWEST, player), SEED, listeners).play();
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

  @Test
  void a_player_that_fails_when_told_stops_the_match_which_can_be_played_on() {
    List<String> heard = new ArrayList<>();
    Ear failing = new Ear(new ArrayList<>());
    Ear other = new Ear(new ArrayList<>());
    String third = texts(everything()).get(5);
    failing.fails = third::equals;
    Match<HighCardView, Play, HighCardEvent> match =
        new Match<>(RULES, List.of(failing, other), SEED, List.of(new Ear(heard)));
    MatchStoppedException stopped = catchThrowableOfType(MatchStoppedException.class, match::play);
    assertThat(stopped.player()).isEqualTo("Ear");
    assertThat(stopped.seat()).isEqualTo(Seat.of(0));
    assertThat(stopped.position()).isEqualTo(match.game().position());
    assertThat(stopped)
        .hasMessageStartingWith(
            "Ear at seat 0 was told \"%s\" and threw java.lang.IllegalStateException: ", third)
        .hasCauseInstanceOf(IllegalStateException.class);
    match.play();
    assertThat(failing.heard).isEqualTo(seenFrom(0));
    assertThat(other.heard).isEqualTo(seenFrom(1));
    assertThat(heard).isEqualTo(everythingAndDecisions());
  }

  @Test
  void a_listener_that_fails_leaves_a_whole_position_and_nobody_is_told_twice() {
    for (String line : texts(everything())) {
      List<String> before = new ArrayList<>();
      List<String> own = new ArrayList<>();
      List<String> after = new ArrayList<>();
      Ear failing = new Ear(own);
      failing.fails = line::equals;
      Match<HighCardView, Play, HighCardEvent> match =
          new Match<>(
              RULES,
              List.of(LOWEST, LOWEST),
              SEED,
              List.of(new Ear(before), failing, new Ear(after)));
      assertThatThrownBy(match::play)
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("cannot bear that " + line);
      Game<HighCardView, Play> game = match.game();
      long plays = before.stream().filter(heard -> heard.contains("decided")).count();
      assertThat(game.view(Seat.of(0)).turn()).isEqualTo(plays);
      match.play();
      assertThat(before).isEqualTo(everythingAndDecisions());
      assertThat(own).isEqualTo(everythingAndDecisions());
      assertThat(after).isEqualTo(everythingAndDecisions());
    }
  }

  @Test
  void a_listener_that_fails_at_a_decision_keeps_it_from_being_carried_out() {
    Ear failing = new Ear(new ArrayList<>());
    failing.fails = line -> line.startsWith("seat 0 decided");
    Match<HighCardView, Play, HighCardEvent> match =
        new Match<>(RULES, List.of(LOWEST, LOWEST), SEED, List.of(failing));
    String start = match.game().position();
    assertThatThrownBy(match::play).isInstanceOf(IllegalStateException.class);
    assertThat(match.game().position()).isEqualTo(start);
    match.play();
    assertThat(failing.heard.stream().filter(line -> line.contains("decided")))
        .as("asked again, the player decides again")
        .hasSize(12 + 1);
  }

  @Test
  void illegal_decisions_are_not_told() {
    Ear ear = new Ear(new ArrayList<>());
    HighCardPlayer cheat = view -> CardSet.all().minus(view.hand()).lowest();
    Match<HighCardView, Play, HighCardEvent> match =
        new Match<>(RULES, List.of(cheat, LOWEST), SEED, List.of(ear));
    assertThatThrownBy(match::play).isInstanceOf(MatchStoppedException.class);
    assertThat(ear.heard).isEqualTo(texts(everything().subList(0, 2)));
  }
}
