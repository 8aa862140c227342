package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Group;
import dev.baize.core.toy.Kuhn;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OpenHandsTest {

  private static MatchRecord record(
      GameProvider<?, ?, ?> game, String rules, List<String> decisions, String... names) {
    List<Participant> participants =
        Stream.of(names).map(name -> new Participant("Random", name)).toList();
    Header header = new Header(game.name(), game.rules(rules).text(), Seed.of(1), participants);
    return MatchRecord.of(header).plus(decisions);
  }

  private static <V extends View, D extends Decision, E extends Event>
      Map<Integer, List<Group>> before(
          MatchRecord record, GameProvider<V, D, E> game, Integer... decisions) {
    return OpenHands.before(record, game, Registry.load(), Set.of(decisions));
  }

  @Test
  void all_seats_hold_their_cards() {
    GameProvider<?, ?, ?> euchre = Registry.load().game("euchre");
    MatchRecord record =
        record(
            euchre,
            "points 10, shuffle uniform",
            List.of("pass", "pass", "pass"),
            "Ann",
            "Bob",
            "Cat",
            "Dan");
    Map<Integer, List<Group>> hands = before(record, euchre, 0, 2);
    assertThat(hands).containsOnlyKeys(0, 2);
    assertThat(hands.get(0)).extracting(Group::caption).containsExactly("Ann", "Bob", "Cat", "Dan");
    assertThat(hands.get(2))
        .flatExtracting(Group::pieces)
        .extracting(piece -> piece.text().plain())
        .hasSize(20)
        .doesNotHaveDuplicates();
  }

  @Test
  void at_a_game_without_a_table_there_is_what_each_seat_knows() {
    Kuhn kuhn = new Kuhn();
    MatchRecord record = record(kuhn, kuhn.rules().text(), List.of("pass"), "Ann", "Bob");
    List<Group> hands = before(record, kuhn, 0).get(0);
    assertThat(hands).extracting(Group::caption).contains("Ann", "Bob");
    assertThat(hands).hasSizeGreaterThan(3);
  }
}
