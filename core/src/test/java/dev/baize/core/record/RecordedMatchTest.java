package dev.baize.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordedMatchTest {

  @TempDir Path folder;

  private static void refused(String text, int line, String problem) {
    MatchRecord record = MatchRecord.parse(text);
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> RecordedMatch.of(record, Tables.REGISTRY).replay())
        .withMessage("line " + line + ": " + problem)
        .extracting(MalformedFileException::line)
        .isEqualTo(line);
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(
            () ->
                RecordedMatch.of(record, Tables.REGISTRY)
                    .resume(Tables.REGISTRY, Tables.NOBODY_TO_ASK, Map.of()))
        .withMessage("line " + line + ": " + problem);
  }

  @Test
  void a_whole_record_replays_to_its_end() {
    StringBuilder out = new StringBuilder();
    Game<?, ?> end =
        RecordedMatch.of(MatchRecord.parse(Examples.WHOLE), Tables.REGISTRY)
            .transcript(out)
            .replay();
    assertThat(end.isOver()).isTrue();
    assertThat(end.outcome()).isEqualTo(new Outcome(List.of(2L, 1L), List.of(Seat.of(0))));
    assertThat(out)
        .hasToString(
            """
            Ivan plays the Five of Clubs
            Judea plays the Eight of Spades
            Judea takes the trick
            Judea plays the Nine of Spades
            Ivan plays the Jack of Hearts
            Ivan takes the trick
            Ivan plays the Ace of Clubs
            Judea plays the Jack of Spades
            Ivan takes the trick
            """);
  }

  @Test
  void a_record_of_a_match_under_way_replays_to_where_it_stands() {
    Game<HighCardView, Play> game = Examples.of(Examples.FIRST_TRICK).replay();
    assertThat(game.isOver()).isFalse();
    assertThat(game.view(Seat.of(0)).turn()).isEqualTo(2);
    assertThat(game.toAct()).isEqualTo(Seat.of(1));
  }

  @Test
  void a_record_replays_where_its_players_are_not_present() {
    Registry nobody = new Registry(List.of(new HighCard()), List.of());
    MatchRecord record = MatchRecord.parse(Examples.WHOLE);
    assertThat(RecordedMatch.of(record, nobody).replay().isOver()).isTrue();
  }

  @Test
  void a_replay_tells_each_listener_in_turn_of_events_but_not_of_decisions() {
    List<String> notes = new ArrayList<>();
    Examples.of(Examples.HEADER + "play Five of Clubs\n")
        .listen(Examples.noting("a ", notes))
        .listen(Examples.noting("b ", notes))
        .replay();
    assertThat(notes)
        .hasSize(6)
        .startsWith(notes.get(0), notes.get(0).replace("a seat 0 is dealt", "b seat 0 is dealt"))
        .endsWith("a seat 0 plays Five of Clubs", "b seat 0 plays Five of Clubs");
  }

  @Test
  void a_match_that_is_listened_to_is_another_one() {
    List<String> notes = new ArrayList<>();
    RecordedMatch<HighCardView, Play, HighCardEvent> match = Examples.of(Examples.WHOLE);
    assertThat(match.listen(Examples.noting("", notes))).isNotSameAs(match);
    match.replay();
    assertThat(notes).isEmpty();
  }

  @Test
  void a_transcript_that_cannot_be_written_surfaces_as_such() {
    Appendable closed =
        new Appendable() {
          @Override
          public Appendable append(CharSequence text) throws IOException {
            throw new IOException("closed");
          }

          @Override
          public Appendable append(CharSequence text, int start, int end) throws IOException {
            throw new IOException("closed");
          }

          @Override
          public Appendable append(char c) throws IOException {
            throw new IOException("closed");
          }
        };
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> Examples.of(Examples.WHOLE).transcript(closed).replay());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "2 seats, 1 rounds | absent | 3 | \"absent\": expected rules such as \"4 seats, 2 rounds\"",
        "2 seats | 3 seats | 7 | 2 players; expected 3",
        "Jack of Spades | Jack of Spdes | 13 | \"play Jack of Spdes\" is not a "
            + "decision of HighCard: \"Jack of Spdes\": no suit \"Spdes\"; expected Spades, "
            + "Hearts, Clubs or Diamonds",
        "Jack of Spades | Ace of Clubs | 13 | seat 1 may not \"play Ace of Clubs\" there; legal: play Jack of Spades",
      })
  void a_line_that_the_game_does_not_understand_is_named(
      String good, String bad, int line, String problem) {
    refused(Examples.WHOLE.replace(good, bad), line, problem);
  }

  @Test
  void a_player_too_many_is_named() {
    refused(
        Examples.WHOLE.replace("Judea\n", "Judea\nplayer: Random Kit\n"),
        7,
        "3 players; expected 2");
  }

  @Test
  void a_decision_after_the_end_of_the_game_is_refused() {
    refused(
        Examples.WHOLE + "play Jack of Spades\nplay Jack of Spades\n",
        14,
        "\"play Jack of Spades\" comes after the end of the game");
  }

  @Test
  void a_game_that_is_not_present_is_named_by_its_line() {
    MatchRecord record = MatchRecord.parse(Examples.WHOLE.replace("HighCard", "absent"));
    assertThatExceptionOfType(MissingProviderException.class)
        .isThrownBy(() -> RecordedMatch.of(record, Tables.REGISTRY))
        .withMessage("line 2: no game \"absent\"; there are: HighCard");
  }

  @Test
  void a_decision_that_is_spelled_otherwise_than_it_is_written_is_refused() {
    MatchRecord record = MatchRecord.parse(Examples.HEADER + "PLAY FIVE OF CLUBS\n");
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> RecordedMatch.of(record, new Lenient()).replay())
        .withMessage("line 8: \"PLAY FIVE OF CLUBS\": expected \"play Five of Clubs\"");
  }

  @Test
  void the_case_of_the_name_of_a_game_is_ignored_as_everywhere() {
    String text = Examples.WHOLE.replace("HighCard", "highcard");
    assertThat(Examples.of(text).replay().isOver()).isTrue();
    assertThat(RecordedMatch.of(MatchRecord.parse(text), Tables.REGISTRY).record().text())
        .isEqualTo(text);
  }

  @Test
  void a_line_that_is_too_long_to_show_is_shown_shortly() {
    String longest = "x".repeat(1_000_000);
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> Examples.of(Examples.HEADER + longest + "\n").replay())
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(1100))
        .withMessageStartingWith(
            "line 8: \"" + "x".repeat(60) + "…\" is not a decision of HighCard: \"xxx");
  }

  @Test
  void a_record_of_another_game_than_the_one_demanded_is_refused() {
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> Examples.of(Examples.WHOLE.replace("HighCard", "euchre")))
        .withMessage("line 2: a record of \"euchre\"; expected one of HighCard");
  }

  @Test
  void the_file_is_named_by_all_that_is_found_in_it_later() throws IOException {
    Path file = folder.resolve("game.baize");
    Files.writeString(file, Examples.WHOLE.replace("Jack of Spades", "Ace of Clubs"));
    MatchRecord record = MatchRecord.read(file);
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> RecordedMatch.of(record, new HighCard()).replay())
        .withMessageStartingWith(file + ":13: seat 1 may not \"play Ace of Clubs\"");
  }

  /** High card, but understands decisions in capital letters. */
  private static final class Lenient implements GameProvider<HighCardView, Play, HighCardEvent> {

    private final HighCard strict = new HighCard();

    @Override
    public String name() {
      return strict.name();
    }

    @Override
    public HighCardRules rules() {
      return strict.rules();
    }

    @Override
    public HighCardRules rules(String text) {
      return strict.rules(text);
    }

    @Override
    public Play decision(String text) {
      return text.equals(text.toUpperCase(Locale.ROOT))
          ? strict.decision("play Five of Clubs")
          : strict.decision(text);
    }

    @Override
    public Listener<Play, HighCardEvent> transcript(Appendable out, List<String> names) {
      return strict.transcript(out, names);
    }
  }
}
