package dev.baize.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreDecision;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchJournalTest {

  private static final MatchRecord EMPTY =
      MatchRecord.of(
          new Header("euchre", "none", Seed.of(1), List.of(new Participant("Human", "Ann"))));

  private static final KeptGames HOMELESS = KeptGames.of(Map.of(), () -> "");

  @TempDir private Path folder;

  private static MatchJournal created(Path file) throws IOException {
    MatchJournal journal = MatchJournal.inMemory(EMPTY);
    journal.create(file);
    return journal;
  }

  private static void pass(MatchJournal journal, int times) {
    for (int i = 0; i < times; i++) {
      journal.decided(Seat.of(0), EuchreDecision.pass());
    }
  }

  @Test
  void decisions_are_added_to_the_file_and_can_be_taken_out_again() throws IOException {
    Path file = folder.resolve("game");
    try (MatchJournal journal = created(file)) {
      pass(journal, 3);
      assertThat(Files.readString(file)).endsWith("\n\npass\npass\npass\n");
      journal.truncate(1);
      assertThat(journal.record().decisions()).hasSize(1);
      assertThat(Files.readString(file)).endsWith("\n\npass\n");
      pass(journal, 1);
      assertThat(Files.readString(file)).isEqualTo(journal.record().text());
      assertThat(journal.record().decisions()).containsExactly("pass", "pass");
    }
    assertThat(folder.toFile().list()).containsExactly("game");
  }

  @Test
  void a_game_of_one_person_is_kept_from_the_first_decision_on_and_of_several_at_once()
      throws IOException {
    KeptGames games = KeptGames.of(Map.of("XDG_DATA_HOME", folder.toString()), () -> "now");
    try (MatchJournal alone = MatchJournal.inMemory(EMPTY);
        MatchJournal friends =
            MatchJournal.inMemory(
                MatchRecord.of(
                    new Header(
                        "euchre",
                        "none",
                        Seed.of(1),
                        List.of(
                            new Participant("Human", "Ann"), new Participant("Human", "Ben")))))) {
      alone.keep(games);
      friends.keep(games);
      assertThat(alone.keptFile()).isEmpty();
      assertThat(MatchRecord.read(friends.keptFile().orElseThrow())).isEqualTo(friends.record());
      pass(alone, 1);
      assertThat(alone.keptFile()).isPresent();
      pass(friends, 2);
      friends.truncate(0);
      assertThat(MatchRecord.read(friends.keptFile().orElseThrow())).isEqualTo(friends.record());
    }
  }

  @Test
  void decisions_are_taken_out_of_the_file_that_a_link_leads_to() throws IOException {
    Path file = folder.resolve("game");
    created(file).close();
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    try (MatchJournal journal = MatchJournal.inMemory(EMPTY)) {
      journal.append(link, HOMELESS);
      pass(journal, 2);
      journal.truncate(1);
    }
    assertThat(link).isSymbolicLink();
    assertThat(MatchRecord.read(file).decisions()).hasSize(1);
  }

  @Test
  void a_note_says_which_decisions_were_those_of_a_player() throws IOException {
    Path file = folder.resolve("game");
    try (MatchJournal journal = created(file)) {
      pass(journal, 1);
      journal.beginStandIn(Seat.of(0), "Thinker:iterations=50");
      journal.beginStandIn(Seat.of(0), "Thinker:iterations=50");
      String begun = "Thinker:iterations=50 decided for seat 0: decisions 2 ";
      assertThat(MatchRecord.read(file).header().notes()).containsExactly(begun + "on");
      pass(journal, 2);
      journal.endStandIns(Seat.of(1)::equals);
      assertThat(StandIn.of(journal.header()).get(0).last()).isEqualTo(StandIn.OPEN);
      journal.endStandIns(Seat.of(0)::equals);
      pass(journal, 1);
      assertThat(MatchRecord.read(file)).isEqualTo(journal.record());
      assertThat(journal.header().notes()).containsExactly(begun + "to 3");
      StandIn player = StandIn.of(journal.header()).get(0);
      assertThat(player)
          .isEqualTo(new StandIn("Thinker:iterations=50", Seat.of(0), 2, 3))
          .satisfies(each -> assertThat(each.decided(Seat.of(0), 2)).isTrue())
          .satisfies(each -> assertThat(each.decided(Seat.of(0), 3)).isTrue())
          .satisfies(each -> assertThat(each.decided(Seat.of(0), 1)).isFalse())
          .satisfies(each -> assertThat(each.decided(Seat.of(0), 4)).isFalse())
          .satisfies(each -> assertThat(each.decided(Seat.of(1), 3)).isFalse());
      journal.truncate(2);
      assertThat(journal.header().notes())
          .containsExactly("Thinker:iterations=50 decided for seat 0: decision 2");
      assertThat(StandIn.of(journal.header()))
          .containsExactly(new StandIn("Thinker:iterations=50", Seat.of(0), 2, 2));
      journal.truncate(1);
      assertThat(MatchRecord.read(file)).isEqualTo(journal.record());
      assertThat(journal.header().notes()).isEmpty();
    }
  }

  @Test
  void nobody_plays_on_in_a_game_that_is_resumed() throws IOException {
    Path file = folder.resolve("game");
    try (MatchJournal journal = created(file)) {
      pass(journal, 1);
      journal.beginStandIn(Seat.of(0), "Expert");
      pass(journal, 1);
      journal.beginStandIn(Seat.of(1), "Expert");
    }
    MatchRecord left = MatchRecord.read(file);
    try (MatchJournal journal = MatchJournal.resumed(file, left, HOMELESS)) {
      assertThat(journal.header().notes()).containsExactly("Expert decided for seat 0: decision 2");
      assertThat(MatchRecord.read(file)).isEqualTo(journal.record());
    }
  }

  @Test
  void notes_that_say_something_else_stay() throws IOException {
    List<String> notes =
        List.of(
            "egn {}",
            "Expert decided for seat 64: decisions 2 on",
            "Expert decided for seat 0: decisions 1234567890 on",
            "Expert decided for seat 0: decisions 2 to on");
    Path file = folder.resolve("game");
    MatchRecord noted = MatchRecord.of(EMPTY.header().withNotes(notes));
    Files.writeString(file, noted.text());
    try (MatchJournal journal = MatchJournal.resumed(file, noted, HOMELESS)) {
      assertThat(StandIn.of(journal.header())).isEmpty();
      assertThat(journal.header().notes()).isEqualTo(notes);
    }
  }

  @Test
  void nothing_is_taken_out_of_a_file_that_somebody_else_changed() throws IOException {
    Path file = folder.resolve("game");
    try (MatchJournal journal = created(file)) {
      pass(journal, 2);
      Files.writeString(file, "mine");
      assertThatThrownBy(() -> journal.truncate(1))
          .hasMessage(file + " cannot be cut: it has changed");
    }
    assertThat(file).hasContent("mine");
  }

  @Test
  void a_file_that_takes_the_place_of_the_record_is_left_as_it_is() throws IOException {
    Path file = folder.resolve("game");
    Path foreign = folder.resolve("foreign");
    try (MatchJournal journal = created(file)) {
      pass(journal, 2);
      String text = journal.record().text().replace("pass\n", "PASS\n");
      Files.writeString(foreign, text);
      Files.move(foreign, file, StandardCopyOption.REPLACE_EXISTING);
      journal.truncate(1);
      pass(journal, 1);
      assertThat(file).hasContent(text);
    }
  }

  @Test
  void a_record_of_the_same_length_is_not_cut() throws IOException {
    Path file = folder.resolve("game");
    try (MatchJournal journal = created(file)) {
      pass(journal, 2);
      String text = journal.record().text().replace("pass\n", "PASS\n");
      Files.writeString(file, text);
      assertThatThrownBy(() -> journal.truncate(1)).hasMessageEndingWith(": it has changed");
      assertThat(file).hasContent(text);
      assertThat(journal.record().decisions()).hasSize(2);
    }
  }

  @Test
  void a_record_is_cut_without_letting_another_process_have_it() throws Exception {
    Path file = folder.resolve("game");
    try (MatchJournal journal = created(file)) {
      pass(journal, 2);
      journal.truncate(1);
      assertThat(otherProcess(file)).isEqualTo("locked");
    }
    assertThat(otherProcess(file)).isEqualTo("free");
  }

  @Test
  void a_record_stays_locked_whatever_this_process_reads_meanwhile() throws Exception {
    KeptGames games = KeptGames.of(Map.of("XDG_DATA_HOME", folder.toString()), () -> "now");
    try (MatchJournal journal = MatchJournal.inMemory(EMPTY)) {
      journal.keep(games);
      pass(journal, 2);
      Path file = journal.keptFile().orElseThrow();
      assertThat(games.unfinished(Registry.load(), line -> {})).isEmpty();
      assertThat(games.copyOf(journal.record())).isEmpty();
      assertThat(otherProcess(file)).isEqualTo("locked");
      assertThat(MatchRecord.read(file)).isEqualTo(journal.record());
      assertThat(otherProcess(file)).isEqualTo("locked");
      assertThatThrownBy(() -> MatchJournal.resumed(file, journal.record(), games))
          .hasMessageEndingWith("this process is writing it already");
      assertThat(otherProcess(file)).isEqualTo("locked");
      journal.beginStandIn(Seat.of(0), "Expert");
      assertThat(MatchRecord.read(file)).isEqualTo(journal.record());
      assertThat(otherProcess(file)).isEqualTo("locked");
      pass(journal, 1);
      assertThat(MatchRecord.read(file)).isEqualTo(journal.record());
    }
  }

  /** Whether another process could write a file. */
  private static String otherProcess(Path file) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    Process process =
        new ProcessBuilder(java, "-cp", classPath, Locker.class.getName(), file.toString()).start();
    return new String(process.getInputStream().readAllBytes(), UTF_8).strip();
  }

  /** A program that tries to lock a file. */
  static final class Locker {

    private Locker() {}

    public static void main(String[] arguments) throws IOException {
      try (FileChannel open = FileChannel.open(Path.of(arguments[0]), StandardOpenOption.WRITE)) {
        System.out.println(open.tryLock() == null ? "locked" : "free");
      }
    }
  }

  @Test
  void a_game_that_is_saved_where_it_is_stays_there() throws IOException {
    Path file = folder.resolve("game");
    try (MatchJournal journal = created(file)) {
      pass(journal, 1);
      assertThat(journal.save(folder + "/../" + folder.getFileName() + "/game")).isEqualTo(file);
      pass(journal, 1);
    }
    assertThat(MatchRecord.read(file).decisions()).hasSize(2);
  }

  @Test
  void a_file_is_gone_on_with() throws IOException {
    Path file = folder.resolve("game");
    try (MatchJournal journal = created(file)) {
      pass(journal, 1);
    }
    try (MatchJournal journal = MatchJournal.inMemory(MatchRecord.read(file))) {
      journal.append(file, HOMELESS);
      assertThat(journal.record().decisions()).hasSize(1);
      pass(journal, 1);
    }
    assertThat(MatchRecord.read(file).decisions()).hasSize(2);
  }

  @Test
  void a_decision_that_no_record_can_hold_is_refused_before_it_is_lost() throws IOException {
    try (MatchJournal journal = MatchJournal.inMemory(EMPTY)) {
      pass(journal, 1);
      assertThatThrownBy(() -> journal.decided(Seat.of(0), () -> "pass\nme"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("decision \"pass\\u000Ame\": expected one line of text");
      assertThat(journal.save(folder.resolve("game").toString())).exists();
    }
  }

  @Test
  void a_game_in_memory_is_saved_with_all_that_follows() throws IOException {
    Path file = folder.resolve("later");
    try (MatchJournal journal = MatchJournal.inMemory(EMPTY)) {
      pass(journal, 1);
      journal.truncate(0);
      pass(journal, 2);
      assertThat(journal.file()).isEmpty();
      assertThat(journal.save(file.toString())).isEqualTo(file);
      pass(journal, 1);
      assertThat(journal.save("")).isEqualTo(file);
    }
    assertThat(MatchRecord.read(file).decisions()).hasSize(3);
  }

  @Test
  void no_file_is_overwritten() throws IOException {
    Path file = Files.writeString(folder.resolve("mine"), "mine");
    try (MatchJournal journal = MatchJournal.inMemory(EMPTY)) {
      assertThatThrownBy(() -> journal.save(file.toString()))
          .isInstanceOf(FileAlreadyExistsException.class);
      assertThat(journal.file()).isEmpty();
    }
    assertThatThrownBy(() -> created(file)).isInstanceOf(FileAlreadyExistsException.class);
    assertThat(file).hasContent("mine");
  }
}
