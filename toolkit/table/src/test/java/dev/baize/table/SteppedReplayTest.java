package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.Group;
import dev.baize.core.table.Place;
import dev.baize.core.table.Scene;
import dev.baize.core.toy.HighCard;
import dev.baize.euchre.EuchreProvider;
import dev.baize.table.TableConsole.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Recorded games that are stepped through. */
class SteppedReplayTest {

  /** A game in which all decide at random. */
  private static <V extends View, D extends Decision, E extends Event> MatchRecord record(
      GameProvider<V, D, E> provider, String rules) {
    List<Participant> participants =
        Stream.of("Ann", "Bob", "Cid", "Dan")
            .limit(provider.rules(rules).seats())
            .map(name -> new Participant("Random", name))
            .toList();
    Seed seed = Seed.of(1);
    RandomGenerator random = seed.generator();
    Game<V, D> game = provider.rules(rules).start(seed);
    List<String> decisions = new ArrayList<>();
    while (!game.isOver()) {
      D decision = game.legal().get(random.nextInt(game.legal().size()));
      decisions.add(decision.text());
      game.apply(decision);
    }
    return MatchRecord.of(new Header(provider.name(), rules, seed, participants)).plus(decisions);
  }

  private static <V extends View, D extends Decision, E extends Event> List<String> shown(
      MatchRecord record, GameProvider<V, D, E> game, boolean open, List<Step> steps) {
    Stepping person = new Stepping(steps.toArray(Step[]::new));
    SteppedReplay.of(record, game, Seat.of(0), open).show(person, Theme.LETTERS);
    List<String> shown = person.shown();
    return shown.subList(0, shown.size() - 1);
  }

  private static List<Step> steps(int times, Step step) {
    return Collections.nCopies(times, step);
  }

  private static List<Step> steps(List<Step> first, List<Step> second) {
    return Stream.of(first, second, List.of(Step.LEAVE)).flatMap(List::stream).toList();
  }

  @Test
  void every_position_is_the_same_backwards_however_far_it_is_back() {
    EuchreProvider game = new EuchreProvider();
    MatchRecord record = record(game, "points 10, shuffle uniform");
    int decisions = record.decisions().size();
    assertThat(decisions).isGreaterThan(200);
    List<String> forwards =
        shown(record, game, true, steps(steps(decisions, Step.NEXT), List.of()));
    List<String> backwards =
        shown(record, game, true, steps(List.of(Step.LAST), steps(decisions, Step.BACK)));
    List<String> back = new ArrayList<>(backwards.subList(1, backwards.size()));
    Collections.reverse(back);
    assertThat(back).isEqualTo(forwards);
    assertThat(forwards.get(decisions)).contains("win the game").contains("decision " + decisions);
  }

  @Test
  void other_hands_are_open_where_the_table_shows_a_view_and_closed_for_one_seat() {
    HighCard game = new HighCard();
    MatchRecord record = record(game, game.rules().text());
    assertThat(shown(record, game, true, List.of(Step.LEAVE)).get(0))
        .containsPattern("\\n hand +[2-9JQKA]")
        .containsPattern("\\n Bob: hand +[2-9JQKA]");
    assertThat(shown(record, game, false, List.of(Step.LEAVE)).get(0)).doesNotContain("Bob: hand");
  }

  @Test
  void who_has_watched_sees_all_hands_by_the_names_of_their_seats() {
    HighCard game = new HighCard();
    MatchRecord record = record(game, game.rules().text());
    assertThat(SteppedReplay.ofAll(record, game).scene(0).middle())
        .extracting(Group::caption)
        .contains("Ann: hand", "Bob: hand");
    EuchreProvider euchre = new EuchreProvider();
    Scene scene = SteppedReplay.ofAll(record(euchre, "points 2, shuffle uniform"), euchre).scene(0);
    assertThat(scene.places()).extracting(Place::name).containsExactly("Ann", "Bob", "Cid", "Dan");
    assertThat(scene.places())
        .allSatisfy(
            place -> {
              assertThat(place.hand()).extracting(Group::caption).containsExactly(place.name());
              assertThat(place.hand().get(0).pieces()).hasSize(5);
            });
  }
}
