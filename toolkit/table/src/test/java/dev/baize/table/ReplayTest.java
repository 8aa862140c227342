package dev.baize.table;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Recorded games, hand by hand, for programs, and in the words of the table. */
class ReplayTest {

  private static final Registry GAMES = Registry.load();
  private static final String SESSION = "bankroll 200, hands 3, minimum 5, shuffle uniform";

  private static MatchRecord record(String game, String rules, long seed, String... players) {
    List<Participant> participants = new ArrayList<>();
    for (String player : players) {
      participants.add(new Participant(player, "Player " + (participants.size() + 1)));
    }
    Header header = new Header(game, rules, Seed.of(seed), participants);
    return played(header, GAMES.game(game));
  }

  private static <V extends View, D extends Decision, E extends Event> MatchRecord played(
      Header header, GameProvider<V, D, E> game) {
    try (MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(header))) {
      RecordedMatch.of(MatchRecord.of(header), game)
          .listen(journal)
          .resume(GAMES, seat -> Optional.empty(), Map.of())
          .play();
      return journal.record();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static MatchRecord euchre(long seed) {
    return record(
        "euchre", "points 10, shuffle uniform", seed, "Simple", "Simple", "Simple", "Simple");
  }

  private static MatchRecord blackjack(long seed) {
    return record("blackjack", SESSION, seed, "Basic");
  }

  private static MatchRecord beans(long seed) {
    return record("beans", GAMES.game("beans").rules().text(), seed, "Greedy", "Greedy");
  }

  private static String transcript(MatchRecord record) {
    StringBuilder text = new StringBuilder();
    RecordedMatch.of(record, GAMES).transcript(text).replay();
    return text.toString();
  }

  private static long hands(MatchRecord record) {
    return (long) requireNonNull(ReplayReport.of(record, GAMES).values().get("hands"));
  }

  private static String history(MatchRecord record, int seat) {
    return history(record, GAMES.game(record.header().game()), Seat.of(seat));
  }

  private static <V extends View, D extends Decision, E extends Event> String history(
      MatchRecord record, GameProvider<V, D, E> game, Seat seat) {
    return History.of(record, game, seat, Theme.LETTERS);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void all_hands_together_are_the_whole_transcript(long seed) {
    for (MatchRecord record : List.of(euchre(seed), blackjack(seed))) {
      StringBuilder hands = new StringBuilder();
      for (long hand = 1; hand <= hands(record); hand++) {
        String text = ReplayReport.of(record, GAMES).ofHand(hand).text();
        assertThat(text).isNotEmpty();
        hands.append(text);
      }
      assertThat(hands.toString()).isEqualTo(transcript(record));
    }
  }

  @Test
  void a_hand_begins_with_its_deal_and_ends_with_its_result() {
    assertThat(ReplayReport.of(euchre(1), GAMES).ofHand(2).text())
        .startsWith("Hand 1\nPlayer 2 deals\n")
        .containsOnlyOnce(" deals\n")
        .containsOnlyOnce(" the hand\n");
    assertThat(ReplayReport.of(blackjack(1), GAMES).ofHand(2).text())
        .startsWith("Hand 2 bankroll ")
        .containsOnlyOnce("Player bets 5\n");
  }

  @ParameterizedTest
  @CsvSource({
    "0, there is no hand 0; there are hands 1 to 3",
    "4, there is no hand 4; there are hands 1 to 3"
  })
  void a_hand_that_is_not_there_is_refused_with_those_that_are(long hand, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ReplayReport.of(blackjack(1), GAMES).ofHand(hand))
        .withMessage(message);
  }

  @Test
  void a_game_without_hands_says_so() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ReplayReport.of(beans(1), GAMES).ofHand(1))
        .withMessage("beans is not played in hands");
  }

  @Test
  void programs_are_told_who_played_what_was_decided_what_happened_and_who_saw_it() {
    MatchRecord record = blackjack(1);
    Map<String, Object> values =
        new LinkedHashMap<>(ReplayReport.of(record, GAMES).ofHand(1).values());
    assertThat(values)
        .containsEntry("kind", "replay")
        .containsEntry("game", "blackjack")
        .containsEntry("rules", SESSION)
        .containsEntry("seed", 1L)
        .containsEntry("players", List.of(Map.of("name", "Player 1", "player", "Basic")))
        .containsEntry("hands", 3L)
        .containsEntry("over", true)
        .containsKeys("scores", "winners");
    List<?> steps = (List<?>) requireNonNull(values.get("steps"));
    assertThat(steps.toString())
        .startsWith(
            "[{hand=1, event=the deck is shuffled, told=[0]}, {hand=1, event=hand 1, bankroll 200,"
                + " told=[0]}, {hand=1, seat=0, decision=bet 5}, {hand=1, event=the player bets 5,"
                + " told=[0]}")
        .contains("event=the dealer's hole card is dealt: ", "told=[]}");
  }

  @Test
  void the_steps_of_all_hands_are_the_steps_of_the_game_with_every_decision() {
    MatchRecord record = euchre(5);
    List<Object> steps = new ArrayList<>();
    LongStream.rangeClosed(1, hands(record))
        .mapToObj(hand -> ReplayReport.of(record, GAMES).ofHand(hand).values().get("steps"))
        .forEach(hand -> steps.addAll((List<?>) requireNonNull(hand)));
    ReplayReport whole = ReplayReport.of(record, GAMES);
    assertThat(steps).isEqualTo(whole.values().get("steps"));
    assertThat(whole.rows().stream().map(row -> row.get("decision")).filter(x -> x != null))
        .isEqualTo(record.decisions());
    assertThat(whole.rows().get(0).keySet())
        .containsExactly("hand", "seat", "decision", "event", "told");
  }

  @Test
  void a_game_that_has_not_ended_has_no_scores() {
    MatchRecord begun = MatchRecord.of(euchre(1).header());
    Map<String, Object> end = new LinkedHashMap<>(ReplayReport.of(begun, GAMES).values());
    end.keySet().retainAll(List.of("over", "scores", "winners", "hands"));
    assertThat(end)
        .containsEntry("over", false)
        .containsEntry("hands", 1L)
        .containsEntry("scores", null)
        .containsEntry("winners", null);
  }

  @Test
  void the_history_speaks_as_the_table_does_and_counts_hands_from_one() {
    String history = history(euchre(1), 0);
    assertThat(history)
        .startsWith("Hand 1: ")
        .contains(" deals. You are dealt ", " is turned up. ", "\n\nHand 2: ")
        .doesNotContainIgnoringCase("hand 0")
        .containsPattern("\n\n.* win the game, [0-9]+ points to [0-9]\\.$")
        .doesNotContain("EVEN");
    assertThat(history(blackjack(1), 0))
        .startsWith("The cards are shuffled.\nHand 1: You bet 5. You are dealt ")
        .contains("\n\nHand 3: You bet 5. ")
        .endsWith(" after 3 hands.");
    assertThat(history(beans(1), 1))
        .startsWith("You are dealt ")
        .contains("\nPlayer 1's turn: ", "\nYour turn: You ")
        .doesNotContain("soy", " 1 coins");
  }

  @Test
  void the_history_for_who_has_watched_tells_what_was_hidden_and_all_else_as_before() {
    for (MatchRecord record : List.of(euchre(1), blackjack(1), beans(1))) {
      String whole = History.of(record, GAMES.game(record.header().game()), Theme.LETTERS);
      assertThat(whole).doesNotContainPattern("\\b[Yy]our?\\b");
      assertThat(whole.split("is dealt", -1).length)
          .isGreaterThan(history(record, 0).split("(is|are) dealt", -1).length);
      for (String number : List.of("\\d+ against \\d+", "\\d+ points? to \\d+")) {
        assertThat(found(number, whole)).isEqualTo(found(number, history(record, 0)));
      }
    }
  }

  private static List<String> found(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(MatchResult::group).toList();
  }

  @Test
  void the_history_names_every_card_that_was_played() {
    MatchRecord record = euchre(2);
    String history = history(record, 3).replace('\n', ' ');
    long played = record.decisions().stream().filter(text -> text.startsWith("play ")).count();
    assertThat(history.split(" (leads?|plays?) ", -1)).hasSize((int) played + 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void the_history_tells_a_seat_nothing_that_it_was_not_shown(int seat) {
    String history = history(euchre(3), seat);
    assertThat(history).contains("You are dealt ").doesNotContain(" is dealt");
  }
}
