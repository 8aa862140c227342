package dev.baize.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.core.card.Card;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import dev.baize.core.lines.FileErrors;
import dev.baize.core.match.Match;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.Play;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordWriterTest {

  private static final Seat SEAT = Seat.of(0);
  private static final MatchRecord NEW = MatchRecord.of(Tables.header(HighCardRules.duel(), 42));

  private static final Play FIRST = Play.of(Card.parse("Ace of Clubs"));
  private static final Play SECOND = Play.of(Card.parse("Two of Spades"));
  private static final Play THIRD = Play.of(Card.parse("Ten of Hearts"));

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void name_a_file() {
    file = folder.resolve("game.baize");
  }

  private FullFile disk(long room, boolean cuts) throws IOException {
    return new FullFile(file, room, cuts);
  }

  @Test
  void each_decision_is_in_the_file_as_soon_as_it_is_made() throws IOException {
    try (RecordWriter writer = RecordWriter.create(file, NEW)) {
      assertThat(file).hasContent(NEW.text());
      writer.decided(SEAT, FIRST);
      assertThat(Files.readString(file)).isEqualTo(NEW.text() + "play Ace of Clubs\n");
      writer.decided(SEAT, SECOND);
      assertThat(Files.readString(file))
          .isEqualTo(NEW.text() + "play Ace of Clubs\nplay Two of Spades\n");
    }
  }

  @Test
  void a_name_that_could_not_be_read_again_is_not_written() {
    Header header = NEW.header();
    Participant wordy = new Participant("Random", "x".repeat(201));
    List<Participant> participants = List.of(wordy, header.participants().get(1));
    MatchRecord record =
        MatchRecord.of(new Header(header.game(), header.rules(), header.seed(), participants));
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> RecordWriter.create(file, record).close())
        .withMessage(
            "%s cannot be written: name \"%s…\" has 201 characters; expected 200 at most",
            file, "x".repeat(60));
    assertThat(file).doesNotExist();
  }

  @Test
  void the_header_and_each_decision_are_one_write() throws IOException {
    FullFile disk = disk(Long.MAX_VALUE, true);
    try (RecordWriter writer = RecordWriter.lock(file, disk)) {
      writer.decided(SEAT, FIRST);
      assertThat(disk.writes()).isEqualTo(1);
      writer.decided(SEAT, FIRST);
      assertThat(disk.writes()).isEqualTo(2);
    }
    Files.delete(file);
    FullFile other = disk(Long.MAX_VALUE, true);
    try (RecordWriter writer = RecordWriter.lock(file, other)) {
      writer.append(NEW.text());
      assertThat(other.writes()).isEqualTo(1);
    }
  }

  @Test
  void a_writer_wants_no_events() throws IOException {
    try (RecordWriter writer = RecordWriter.create(file, NEW)) {
      assertThat(writer.wantsEvents()).isFalse();
    }
  }

  @Test
  void a_file_that_holds_anything_is_left_as_it_is() throws IOException {
    Files.writeString(file, "x");
    assertThatExceptionOfType(FileAlreadyExistsException.class)
        .isThrownBy(() -> RecordWriter.create(file, NEW))
        .withMessage("%s: the file exists and is not empty; nothing is overwritten", file);
    assertThat(Files.readString(file)).isEqualTo("x");
  }

  @Test
  void an_empty_file_may_become_a_record() throws IOException {
    Files.createFile(file);
    RecordWriter.create(file, NEW).close();
    assertThat(MatchRecord.read(file)).isEqualTo(NEW);
  }

  @Test
  void a_copy_of_a_match_under_way_is_a_new_file_that_goes_on() throws IOException {
    MatchRecord played = MatchRecord.parse(NEW.text() + "play Ace of Clubs\n");
    try (RecordWriter writer = RecordWriter.create(file, played)) {
      writer.decided(SEAT, SECOND);
    }
    assertThat(Files.readString(file))
        .isEqualTo(NEW.text() + "play Ace of Clubs\nplay Two of Spades\n");
  }

  @Test
  void writing_goes_on_at_the_end_of_the_file() throws IOException {
    Files.writeString(file, NEW.text() + "play Ace of Clubs\n");
    try (RecordWriter writer = RecordWriter.append(file, MatchRecord.read(file))) {
      writer.decided(SEAT, SECOND);
    }
    assertThat(Files.readString(file))
        .isEqualTo(NEW.text() + "play Ace of Clubs\nplay Two of Spades\n");
  }

  @Test
  void a_file_that_has_changed_since_it_was_read_is_left_as_it_is() throws IOException {
    Files.writeString(file, NEW.text() + "play Ace of Clubs\n");
    MatchRecord read = MatchRecord.read(file);
    Files.writeString(file, NEW.text() + "play Ten of Hearts\n");
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> RecordWriter.append(file, read))
        .withMessage("%s cannot be written: it has changed since it was read", file);
    Files.writeString(file, NEW.text() + "play Ace of Clubs\nta");
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> RecordWriter.append(file, read))
        .withMessageStartingWith(file + ":9: \"ta\" is cut off before the end of the line");
    assertThat(Files.readString(file)).isEqualTo(NEW.text() + "play Ace of Clubs\nta");
  }

  @Test
  void a_file_has_one_writer_at_a_time() throws IOException {
    try (RecordWriter writer = RecordWriter.create(file, NEW)) {
      writer.decided(SEAT, FIRST);
      MatchRecord read = MatchRecord.read(file);
      assertThatExceptionOfType(IOException.class)
          .isThrownBy(() -> RecordWriter.append(file, read))
          .withMessage("%s cannot be written: this process is writing it already", file);
      assertThatExceptionOfType(IOException.class)
          .isThrownBy(() -> RecordWriter.create(file, NEW))
          .withMessage("%s cannot be written: this process is writing it already", file);
      FullFile second = disk(0, true);
      assertThatExceptionOfType(IOException.class)
          .isThrownBy(() -> RecordWriter.lock(file, second));
      assertThat(second.isOpen()).isFalse();
    }
    RecordWriter.append(file, MatchRecord.read(file)).close();
  }

  @Test
  void a_refused_file_is_free_for_others() throws IOException {
    Files.writeString(file, "x");
    assertThatExceptionOfType(FileAlreadyExistsException.class)
        .isThrownBy(() -> RecordWriter.create(file, NEW));
    Files.writeString(file, NEW.text());
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(
            () ->
                RecordWriter.append(file, MatchRecord.parse(NEW.text() + "play Two of Spades\n")));
    RecordWriter.append(file, NEW).close();
  }

  @Test
  void a_folder_or_a_file_in_no_folder_is_told_in_words() {
    Path nowhere = folder.resolve("no").resolve("game.baize");
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> RecordWriter.create(nowhere, NEW))
        .withMessage("%s cannot be written: there is no folder %s", nowhere, nowhere.getParent());
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> RecordWriter.create(folder, NEW))
        .withMessage("%s cannot be written: it is a folder", folder);
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> RecordWriter.append(file, NEW))
        .withMessage("%s cannot be written: there is no such file", file);
    assertThat(file).doesNotExist();
  }

  @Test
  void a_pipe_is_refused_at_once() throws Exception {
    Path pipe = folder.resolve("pipe");
    assumeTrue(
        new ProcessBuilder("sh", "-c", "mkfifo \"$0\"", pipe.toString()).start().waitFor() == 0,
        "a system without pipes");
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> RecordWriter.create(pipe, NEW))
        .withMessage("%s cannot be written: it is not a regular file", pipe);
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> RecordWriter.append(pipe, NEW))
        .withMessage("%s cannot be written: it is not a regular file", pipe);
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> MatchRecord.read(pipe))
        .withMessage("%s cannot be read: it is not a regular file", pipe);
  }

  @Test
  void a_missing_permission_is_told_in_words() {
    assertThat(FileErrors.explain(file, "cannot be written", new AccessDeniedException("x")))
        .hasMessage("%s cannot be written: permission denied", file);
  }

  @Test
  void a_reason_that_nobody_gave_is_told_by_its_type() {
    assertThat(FileErrors.explain(file, "cannot be written", new IOException()))
        .hasMessage("%s cannot be written: java.io.IOException", file);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " pass", "pass ", "pass\nX", "pass\rX", "pass \uD83D"})
  void a_decision_that_would_not_be_read_again_is_not_written(String text) throws IOException {
    Decision decision = () -> text;
    try (RecordWriter writer = RecordWriter.create(file, NEW)) {
      assertThatIllegalArgumentException().isThrownBy(() -> writer.decided(SEAT, decision));
    }
    assertThat(MatchRecord.read(file)).isEqualTo(NEW);
  }

  @Test
  void a_full_disk_leaves_whole_lines_and_room_lets_the_match_go_on() throws IOException {
    FullFile disk = disk(30, true);
    try (RecordWriter writer = RecordWriter.lock(file, disk)) {
      writer.decided(SEAT, FIRST);
      for (int attempt = 0; attempt < 2; attempt++) {
        assertThatExceptionOfType(UncheckedIOException.class)
            .isThrownBy(() -> writer.decided(SEAT, SECOND))
            .withMessage("%s cannot be written: No space left on device", file);
        assertThat(Files.readString(file)).isEqualTo("play Ace of Clubs\n");
      }
      disk.makeRoom(7);
      writer.decided(SEAT, THIRD);
      assertThat(Files.readString(file)).isEqualTo("play Ace of Clubs\nplay Ten of Hearts\n");
    }
  }

  @Test
  void nothing_follows_half_a_line_that_cannot_be_cut_off() throws IOException {
    FullFile disk = disk(30, false);
    try (RecordWriter writer = RecordWriter.lock(file, disk)) {
      writer.decided(SEAT, FIRST);
      assertThatExceptionOfType(UncheckedIOException.class)
          .isThrownBy(() -> writer.decided(SEAT, SECOND))
          .withMessage("%s cannot be written: No space left on device", file)
          .havingRootCause()
          .satisfies(e -> assertThat(e.getSuppressed()).hasSize(1));
      disk.makeRoom(100);
      assertThat(disk.isOpen()).isFalse();
    }
    assertThat(Files.readString(file)).isEqualTo("play Ace of Clubs\nplay Two of ");
  }

  @Test
  void an_interrupted_thread_writes_on_and_stays_interrupted() throws IOException {
    try (RecordWriter writer = RecordWriter.create(file, NEW)) {
      Thread.currentThread().interrupt();
      writer.decided(SEAT, FIRST);
      assertThat(Thread.interrupted()).isTrue();
      writer.decided(SEAT, SECOND);
      assertThat(Thread.interrupted()).isFalse();
    }
    assertThat(MatchRecord.read(file).decisions())
        .containsExactly("play Ace of Clubs", "play Two of Spades");
  }

  @Test
  void an_interrupt_in_the_middle_of_a_write_changes_nothing() throws IOException {
    InterruptingFile disk = new InterruptingFile(file);
    try (RecordWriter writer = RecordWriter.lock(file, disk)) {
      for (Play play : List.of(FIRST, SECOND)) {
        writer.decided(SEAT, play);
        assertThat(Thread.interrupted()).isTrue();
      }
      assertThat(Files.readString(file)).isEqualTo("play Ace of Clubs\nplay Two of Spades\n");
    }
  }

  @Test
  void an_interrupt_in_the_middle_of_a_cut_changes_nothing() throws IOException {
    InterruptingFile disk = new InterruptingFile(file);
    try (RecordWriter writer = RecordWriter.lock(file, disk)) {
      writer.append(NEW.text());
      writer.decided(SEAT, FIRST);
      writer.decided(SEAT, SECOND);
      assertThat(Thread.interrupted()).isTrue();
      writer.cut(MatchRecord.read(file), 1);
      assertThat(Thread.interrupted()).isTrue();
      writer.decided(SEAT, THIRD);
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(MatchRecord.read(file).decisions())
        .containsExactly("play Ace of Clubs", "play Ten of Hearts");
  }

  @Test
  void an_interrupted_thread_opens_a_record() throws IOException {
    Thread.currentThread().interrupt();
    RecordWriter.create(file, NEW).close();
    RecordWriter.append(file, NEW).close();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(MatchRecord.read(file)).isEqualTo(NEW);
  }

  @Test
  void decisions_are_cut_off_and_others_follow() throws IOException {
    try (RecordWriter writer = RecordWriter.create(file, NEW)) {
      writer.decided(SEAT, FIRST);
      writer.decided(SEAT, SECOND);
      writer.cut(MatchRecord.read(file), 1);
      assertThat(Files.readString(file)).isEqualTo(NEW.text() + "play Ace of Clubs\n");
      writer.decided(SEAT, THIRD);
    }
    assertThat(MatchRecord.read(file).decisions())
        .containsExactly("play Ace of Clubs", "play Ten of Hearts");
  }

  @Test
  void no_more_decisions_are_cut_off_than_there_are() throws IOException {
    MatchRecord played = MatchRecord.parse(NEW.text() + "play Ace of Clubs\n");
    try (RecordWriter writer = RecordWriter.create(file, played)) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> writer.cut(played, 2))
          .withMessage("2 of 1 decisions");
      assertThatIllegalArgumentException().isThrownBy(() -> writer.cut(played, -1));
    }
    assertThat(MatchRecord.read(file)).isEqualTo(played);
  }

  @Test
  void nothing_is_cut_off_or_written_where_somebody_else_wrote() throws IOException {
    MatchRecord played = MatchRecord.parse(NEW.text() + "play Ace of Clubs\n");
    try (RecordWriter writer = RecordWriter.create(file, NEW)) {
      writer.decided(SEAT, FIRST);
      String foreign = played.text().replace("seed: 42", "seed: 43");
      Files.writeString(file, foreign);
      assertThatExceptionOfType(IOException.class)
          .isThrownBy(() -> writer.cut(played, 0))
          .withMessage("%s cannot be cut: it has changed", file);
      assertThat(Files.readString(file)).isEqualTo(foreign);
      Files.writeString(file, "mine");
      assertThatExceptionOfType(IOException.class).isThrownBy(() -> writer.cut(played, 0));
      assertThatExceptionOfType(UncheckedIOException.class)
          .isThrownBy(() -> writer.decided(SEAT, SECOND))
          .withMessage("%s cannot be written: it has changed", file);
      assertThat(Files.readString(file)).isEqualTo("mine");
    }
  }

  @Test
  void a_file_that_cannot_be_cut_is_gone_on_with() throws IOException {
    FullFile disk = disk(Long.MAX_VALUE, false);
    try (RecordWriter writer = RecordWriter.lock(file, disk)) {
      writer.append(NEW.text());
      writer.decided(SEAT, FIRST);
      MatchRecord played = MatchRecord.parse(NEW.text() + "play Ace of Clubs\n");
      assertThatExceptionOfType(IOException.class)
          .isThrownBy(() -> writer.cut(played, 0))
          .withMessage("%s cannot be cut: Input/output error", file);
      writer.decided(SEAT, SECOND);
    }
    assertThat(MatchRecord.read(file).decisions()).hasSize(2);
  }

  @Test
  void notes_take_the_place_of_others_and_decisions_follow() throws IOException {
    MatchRecord played = MatchRecord.parse(NEW.text() + "play Ace of Clubs\n");
    try (RecordWriter writer = RecordWriter.create(file, NEW)) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
      writer.decided(SEAT, FIRST);
      writer.replaceNotes(played, List.of("one", "two"));
      writer.decided(SEAT, SECOND);
      MatchRecord noted = MatchRecord.read(file);
      assertThat(noted.header()).isEqualTo(NEW.header().withNotes(List.of("one", "two")));
      assertThat(noted.decisions()).containsExactly("play Ace of Clubs", "play Two of Spades");
      writer.replaceNotes(noted, List.of());
      writer.decided(SEAT, THIRD);
    }
    assertThat(MatchRecord.read(file).header()).isEqualTo(NEW.header());
    assertThat(MatchRecord.read(file).decisions()).hasSize(3);
    assertThat(Files.getPosixFilePermissions(file))
        .isEqualTo(PosixFilePermissions.fromString("rw-r-----"));
    assertThat(folder.toFile().list()).containsExactly("game.baize");
  }

  @Test
  void a_file_with_new_notes_is_locked_as_before() throws IOException {
    try (RecordWriter writer = RecordWriter.create(file, NEW)) {
      writer.replaceNotes(NEW, List.of("one"));
      assertThatExceptionOfType(IOException.class)
          .isThrownBy(() -> RecordWriter.append(file, MatchRecord.read(file)))
          .withMessageContaining("this process is writing it already");
    }
    RecordWriter.append(file, MatchRecord.read(file)).close();
  }

  @Test
  void no_notes_replace_what_somebody_else_wrote() throws IOException {
    try (RecordWriter writer = RecordWriter.create(file, NEW)) {
      Files.writeString(file, "mine");
      assertThatExceptionOfType(IOException.class)
          .isThrownBy(() -> writer.replaceNotes(NEW, List.of("one")))
          .withMessage("%s cannot be written: it has changed", file);
    }
    assertThat(file).hasContent("mine");
    assertThat(folder.toFile().list()).containsExactly("game.baize");
  }

  @Test
  void a_closed_writer_writes_no_more() throws IOException {
    RecordWriter writer = RecordWriter.create(file, NEW);
    writer.close();
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> writer.decided(SEAT, FIRST))
        .withMessage("%s cannot be written: it was closed", file);
    assertThat(MatchRecord.read(file)).isEqualTo(NEW);
  }

  @Test
  void a_decision_that_cannot_be_written_is_not_carried_out() throws IOException {
    FullFile disk = disk(30, true);
    try (RecordWriter writer = RecordWriter.lock(file, disk)) {
      Match<?, ?, ?> match =
          RecordedMatch.of(NEW, Tables.REGISTRY)
              .listen(writer)
              .resume(Tables.REGISTRY, Tables.NOBODY_TO_ASK, Map.of());
      match.step();
      String position = match.snapshot().position();
      assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(match::step);
      assertThat(match.snapshot().position()).isEqualTo(position).startsWith("turn 1,");
      disk.makeRoom(1000);
      match.play();
    }
    String decisions = Files.readString(file);
    Path whole = folder.resolve("whole.baize");
    Tables.record(whole, NEW.header());
    assertThat(NEW.text() + decisions).isEqualTo(Files.readString(whole));
  }

  @Test
  void a_device_that_is_full_is_told_in_words() {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "a system without a full device");
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> RecordWriter.create(full, NEW))
        .withMessageStartingWith("/dev/full cannot be written: ")
        .withMessageNotContaining("Exception");
  }

  @Test
  void a_new_record_follows_no_link() throws IOException {
    Path target = folder.resolve("target");
    Path link = Files.createSymbolicLink(folder.resolve("link"), target);
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> RecordWriter.create(link, NEW))
        .withMessage("%s cannot be written: it is a link", link);
    assertThat(target).doesNotExist();
  }
}
