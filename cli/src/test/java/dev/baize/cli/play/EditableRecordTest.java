package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.euchre.EuchreDecision;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditableRecordTest {

  private static final MatchRecord EMPTY =
      MatchRecord.of(
          new Header("euchre", "none", Seed.of(1), List.of(new Participant("Human", "Ann"))));

  @TempDir private Path folder;

  private static void pass(EditableRecord record, int times) {
    for (int i = 0; i < times; i++) {
      record.decided(Seat.of(0), EuchreDecision.pass());
    }
  }

  @Test
  void decisions_are_added_to_the_file_and_can_be_taken_out_again() throws IOException {
    Path file = folder.resolve("game");
    try (EditableRecord record = EditableRecord.create(file, EMPTY)) {
      pass(record, 3);
      assertThat(Files.readString(file)).endsWith("\n\npass\npass\npass\n");
      record.truncate(1);
      assertThat(record.size()).isEqualTo(1);
      assertThat(Files.readString(file)).endsWith("\n\npass\n");
      pass(record, 1);
      assertThat(Files.readString(file)).isEqualTo(record.record().text());
      assertThat(record.record().decisions()).containsExactly("pass", "pass");
    }
    assertThat(folder.toFile().list()).containsExactly("game");
  }

  @Test
  void decisions_are_taken_out_of_the_file_that_a_link_leads_to() throws IOException {
    Path file = folder.resolve("game");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    try (EditableRecord record = EditableRecord.create(link, EMPTY)) {
      pass(record, 2);
      record.truncate(1);
    }
    assertThat(link).isSymbolicLink();
    assertThat(MatchRecord.read(file).decisions()).hasSize(1);
  }

  @Test
  void nothing_is_taken_out_of_a_file_that_somebody_else_changed() throws IOException {
    Path file = folder.resolve("game");
    try (EditableRecord record = EditableRecord.create(file, EMPTY)) {
      pass(record, 2);
      Files.writeString(file, "mine");
      assertThatThrownBy(() -> record.truncate(1))
          .hasMessage(file + " cannot be cut: it has changed");
    }
    assertThat(file).hasContent("mine");
  }

  @Test
  void a_game_that_is_saved_where_it_is_stays_there() throws IOException {
    Path file = folder.resolve("game");
    try (EditableRecord record = EditableRecord.create(file, EMPTY)) {
      pass(record, 1);
      assertThat(record.save(folder + "/../" + folder.getFileName() + "/game")).isEqualTo(file);
      pass(record, 1);
    }
    assertThat(MatchRecord.read(file).decisions()).hasSize(2);
  }

  @Test
  void a_file_is_gone_on_with() throws IOException {
    Path file = folder.resolve("game");
    try (EditableRecord record = EditableRecord.create(file, EMPTY)) {
      pass(record, 1);
    }
    try (EditableRecord record = EditableRecord.append(file, MatchRecord.read(file))) {
      assertThat(record.size()).isEqualTo(1);
      pass(record, 1);
    }
    assertThat(MatchRecord.read(file).decisions()).hasSize(2);
  }

  @Test
  void a_game_in_memory_is_saved_with_all_that_follows() throws IOException {
    Path file = folder.resolve("later");
    try (EditableRecord record = EditableRecord.inMemory(EMPTY)) {
      pass(record, 1);
      record.truncate(0);
      pass(record, 2);
      assertThat(record.file()).isEmpty();
      assertThat(record.save(file.toString())).isEqualTo(file);
      pass(record, 1);
      assertThat(record.save("")).isEqualTo(file);
    }
    assertThat(MatchRecord.read(file).decisions()).hasSize(3);
  }

  @Test
  void no_file_is_overwritten() throws IOException {
    Path file = Files.writeString(folder.resolve("mine"), "mine");
    try (EditableRecord record = EditableRecord.inMemory(EMPTY)) {
      assertThatThrownBy(() -> record.save(file.toString()))
          .isInstanceOf(FileAlreadyExistsException.class);
      assertThat(record.file()).isEmpty();
    }
    assertThatThrownBy(() -> EditableRecord.create(file, EMPTY))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(file).hasContent("mine");
  }
}
