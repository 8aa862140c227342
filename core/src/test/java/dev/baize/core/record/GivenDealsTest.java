package dev.baize.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class GivenDealsTest {

  private static final String WITHOUT = Examples.HEADER;

  private static final String WITH =
      WITHOUT.replace("seed: 1\n", "seed: 1\ndeal: one\ndeal: the other\n");

  @Test
  void deals_follow_the_seed_and_are_read_as_they_were_written() {
    MatchRecord record = MatchRecord.parse(WITH);
    assertThat(record.header().deals()).containsExactly("one", "the other");
    assertThat(record.text()).isEqualTo(WITH);
    assertThat(record).isNotEqualTo(MatchRecord.parse(WITHOUT));
  }

  @Test
  void a_record_without_deals_has_no_line_for_them() {
    MatchRecord record = MatchRecord.parse(WITHOUT);
    assertThat(record.header().deals()).isEmpty();
    assertThat(record.text()).isEqualTo(WITHOUT);
  }

  @Test
  void deals_move_the_lines_of_players_and_decisions() {
    Header header = MatchRecord.parse(WITH).header();
    assertThat(header.participantLine(0)).isEqualTo(7);
    assertThat(header.decisionLine(0)).isEqualTo(10);
  }

  @Test
  void a_game_that_takes_no_deals_names_the_line_of_the_first() {
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> RecordedMatch.of(MatchRecord.parse(WITH), Tables.REGISTRY))
        .withMessageStartingWith("line 5: ")
        .withMessageContaining("follow from the seed");
  }

  @Test
  void notes_follow_the_deals_and_mean_nothing() {
    String noted = WITHOUT.replace("seed: 1\n", "seed: 1\nnote: {any: line}\n");
    MatchRecord record = MatchRecord.parse(noted);
    assertThat(record.header().notes()).containsExactly("{any: line}");
    assertThat(record.text()).isEqualTo(noted);
    assertThat(record.header().withNotes(List.of())).isEqualTo(MatchRecord.parse(WITHOUT).header());
    assertThat(record.header().participantLine(0)).isEqualTo(6);
    assertThat(RecordedMatch.of(record, Tables.REGISTRY).replay().isOver()).isFalse();
  }

  @Test
  void a_match_with_notes_goes_on_in_its_file() throws IOException {
    String noted = Examples.FIRST_TRICK.replace("seed: 1\n", "seed: 1\nnote: {any: line}\n");
    try (TempFolder folder = TempFolder.create()) {
      Path file = folder.file("game.baize");
      Files.writeString(file, noted);
      MatchRecord record = MatchRecord.read(file);
      try (RecordWriter writer = RecordWriter.append(file, record)) {
        writer.cut(record, 1);
      }
      assertThat(Files.readString(file)).isEqualTo(noted.replace("play Eight of Spades\n", ""));
      Tables.resume(file);
      assertThat(Files.readString(file)).startsWith(noted.replace("play Eight of Spades\n", ""));
      assertThat(RecordedMatch.of(MatchRecord.read(file), Tables.REGISTRY).replay().isOver())
          .isTrue();
    }
  }

  @Test
  void an_empty_deal_is_refused_by_its_line() {
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> MatchRecord.parse(WITH.replace("the other", "")))
        .withMessageStartingWith("line 6: ");
  }

  @Test
  void there_are_at_most_a_thousand_deals() {
    List<String> many = Collections.nCopies(Header.MAX_DEALS + 1, "one");
    Header header = MatchRecord.parse(WITHOUT).header();
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new Header(
                    header.game(),
                    header.rules(),
                    Seed.of(1),
                    many,
                    List.of(),
                    header.participants()));
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(
            () ->
                MatchRecord.parse(
                    WITHOUT.replace("seed: 1\n", "seed: 1\n" + "deal: one\n".repeat(many.size()))))
        .withMessageStartingWith("line " + (5 + Header.MAX_DEALS) + ": ");
  }
}
