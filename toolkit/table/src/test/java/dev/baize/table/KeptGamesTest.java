package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.beans.BeansProvider;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreDecision;
import dev.baize.table.KeptGames.Unfinished;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The folder in which the games of a person are kept. */
class KeptGamesTest {

  private static final String TIME = "2026-11-27-0515";
  private static final Seat PERSON = Seat.of(0);
  private static final Registry REGISTRY = Registry.load();

  @TempDir private Path data;

  private KeptGames games() {
    return KeptGames.of(Map.of("XDG_DATA_HOME", data.toString()), () -> TIME);
  }

  private static Header header(String game, String rules, String... players) {
    List<Participant> participants = new ArrayList<>();
    for (String player : players) {
      participants.add(new Participant(player, "N" + participants.size()));
    }
    return new Header(game, rules, Seed.of(1), participants);
  }

  private static Header euchre() {
    return header("euchre", "points 10, shuffle uniform", "Human", "Simple", "Expert", "Simple");
  }

  private static Header beans(String... players) {
    return header("beans", new BeansProvider().rules().text(), players);
  }

  private Path file(String name) {
    return data.resolve("baize").resolve("games").resolve(name);
  }

  @Test
  void nobody_else_can_read_games_where_the_system_has_such_permissions() throws IOException {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    Path file = games().newFile(euchre());
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    for (Path folder : List.of(data.resolve("baize"), data.resolve("baize/games"))) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
          .isEqualTo("rwx------");
    }
  }

  @Test
  void the_folder_is_where_the_system_has_the_data_of_its_users() {
    String home = data.resolve("home").toString();
    String local = data.resolve("local").toString();
    String xdg = data.resolve("xdg").toString();
    assertThat(folder(Map.of("HOME", home))).isEqualTo(Path.of(home, ".local/share/baize/games"));
    assertThat(folder(Map.of("HOME", home, "LOCALAPPDATA", local)))
        .isEqualTo(Path.of(local, "baize/games"));
    assertThat(folder(Map.of("HOME", home, "XDG_DATA_HOME", xdg)))
        .isEqualTo(Path.of(xdg, "baize/games"));
    assertThat(folder(Map.of("HOME", home, "XDG_DATA_HOME", "")))
        .isEqualTo(Path.of(home, ".local/share/baize/games"));
    assertThat(folder(Map.of("HOME", home, "XDG_DATA_HOME", "relative")))
        .isEqualTo(Path.of(home, ".local/share/baize/games"));
    assertThat(KeptGames.of(Map.of("PATH", "/bin"), () -> TIME).folder()).isEmpty();
    assertThat(KeptGames.of(Map.of("HOME", "\0"), () -> TIME).folder()).isEmpty();
  }

  private static Path folder(Map<String, String> environment) {
    return KeptGames.of(environment, () -> TIME).folder().orElseThrow();
  }

  @Test
  void a_file_is_named_after_the_game_and_the_time_and_no_two_have_one_name() throws IOException {
    assertThat(games().newFile(euchre())).isEqualTo(file("euchre-2026-11-27-0515.baize"));
    assertThat(games().newFile(euchre())).isEqualTo(file("euchre-2026-11-27-0515-2.baize"));
    assertThat(games().newFile(euchre())).isEqualTo(file("euchre-2026-11-27-0515-3.baize"));
    Header odd = header("../Skat ♠".replace(" ", ""), "none", "Human");
    assertThat(games().newFile(odd)).isEqualTo(file("___Skat_-2026-11-27-0515.baize"));
    Header shortened = header("x".repeat(200), "none", "Human");
    assertThat(games().newFile(shortened))
        .isEqualTo(file("x".repeat(60) + "-2026-11-27-0515.baize"));
  }

  @Test
  void several_programs_at_once_get_files_of_their_own() throws Exception {
    ExecutorService programs = Executors.newFixedThreadPool(8);
    try {
      List<Callable<Path>> beginning = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        beginning.add(() -> games().newFile(euchre()));
      }
      Set<Path> files = new HashSet<>();
      for (Future<Path> each : programs.invokeAll(beginning)) {
        files.add(each.get());
      }
      assertThat(files).hasSize(40).allMatch(Files::isRegularFile);
    } finally {
      programs.shutdown();
    }
  }

  @Test
  void what_cannot_be_a_folder_is_named() throws IOException {
    Path occupied = Files.writeString(data.resolve("occupied"), "mine");
    KeptGames games = KeptGames.of(Map.of("XDG_DATA_HOME", occupied.toString()), () -> TIME);
    assertThatThrownBy(() -> games.newFile(euchre()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(occupied.toString());
    assertThat(occupied).hasContent("mine");
    assertThatThrownBy(() -> KeptGames.of(Map.of(), () -> TIME).newFile(euchre()))
        .hasMessageContaining("HOME");
  }

  private MatchJournal kept(Header header) {
    MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(header));
    journal.keep(games());
    return journal;
  }

  @Test
  void a_game_is_kept_from_its_first_decision_on_once_the_person_has_decided() throws IOException {
    Path file = file("euchre-2026-11-27-0515.baize");
    try (MatchJournal journal = kept(euchre())) {
      journal.decided(Seat.of(1), EuchreDecision.pass());
      assertThat(file).doesNotExist();
      assertThat(journal.isRecorded()).isTrue();
      assertThat(journal.file()).isEmpty();
      journal.decided(PERSON, EuchreDecision.pass());
      journal.decided(Seat.of(2), EuchreDecision.pass());
      assertThat(journal.file()).contains(file);
      assertThat(Files.readString(file)).isEqualTo(journal.record().text());
      journal.truncate(2);
      assertThat(MatchRecord.read(file).decisions()).hasSize(2);
      journal.truncate(1);
      assertThat(file).doesNotExist();
      assertThat(journal.file()).isEmpty();
      journal.decided(PERSON, EuchreDecision.pass());
      assertThat(MatchRecord.read(file).decisions()).hasSize(2);
    }
    assertThat(file("").toFile().list()).containsExactly("euchre-2026-11-27-0515.baize");
  }

  @Test
  void a_game_that_is_saved_is_kept_all_the_same() throws IOException {
    Path file = file("euchre-2026-11-27-0515.baize");
    Path named = data.resolve("named");
    try (MatchJournal journal = kept(euchre())) {
      assertThat(journal.save("")).isEqualTo(file);
      assertThat(journal.save(named.toString())).isEqualTo(named);
      journal.decided(PERSON, EuchreDecision.pass());
      journal.decided(Seat.of(1), EuchreDecision.pass());
      journal.truncate(1);
      assertThat(journal.file()).contains(named);
      assertThat(journal.keptFile()).contains(file);
    }
    assertThat(MatchRecord.read(named).decisions()).hasSize(1);
    assertThat(file).hasSameTextualContentAs(named);
  }

  @Test
  void a_file_that_was_named_and_fails_is_told_once_and_the_game_is_kept() throws IOException {
    Path file = file("euchre-2026-11-27-0515.baize");
    Path named = data.resolve("named");
    try (MatchJournal journal = kept(euchre())) {
      journal.save(named.toString());
      journal.decided(PERSON, EuchreDecision.pass());
      Files.writeString(named, "mine");
      journal.decided(Seat.of(1), EuchreDecision.pass());
      assertThat(journal.newWarning().orElseThrow())
          .contains(named.toString())
          .doesNotContain("\n");
      assertThat(journal.newWarning()).isEmpty();
      journal.decided(Seat.of(2), EuchreDecision.pass());
      assertThat(journal.isRecorded()).isTrue();
      assertThat(journal.file()).contains(file);
      assertThat(MatchRecord.read(file)).isEqualTo(journal.record());
      assertThat(journal.record().decisions()).hasSize(3);
      journal.truncate(2);
      assertThat(MatchRecord.read(file).decisions()).hasSize(2);
      assertThat(journal.save(data.resolve("other").toString())).exists();
    }
    assertThat(named).hasContent("mine");
  }

  @Test
  void where_the_game_is_not_kept_a_file_that_fails_stops_it() throws IOException {
    Path named = data.resolve("named");
    try (MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(euchre()))) {
      journal.save(named.toString());
      Files.writeString(named, "mine");
      assertThatThrownBy(() -> journal.decided(PERSON, EuchreDecision.pass()))
          .hasMessageContaining(named.toString());
      assertThat(journal.record().decisions()).isEmpty();
    }
  }

  /** Makes one more decision in the game of a file, which is no kept one. */
  private void goOn(Path named) throws IOException {
    try (MatchJournal journal = MatchJournal.inMemory(MatchRecord.read(named))) {
      journal.append(named, games());
      journal.decided(PERSON, EuchreDecision.pass());
      assertThat(journal.file()).contains(named);
      assertThat(journal.warning()).isEmpty();
    }
  }

  @Test
  void a_copy_that_goes_on_takes_the_kept_game_with_it_wherever_it_is() throws IOException {
    Path file = file("euchre-2026-11-27-0515.baize");
    Path named = data.resolve("named");
    try (MatchJournal journal = kept(euchre())) {
      journal.decided(PERSON, EuchreDecision.pass());
      journal.save(named.toString());
    }
    Path moved = Files.move(named, data.resolve("moved"));
    goOn(moved);
    assertThat(MatchRecord.read(file).decisions()).hasSize(2);
    assertThat(file).hasSameTextualContentAs(moved);
    // An older version went on in the copy alone.
    Files.writeString(moved, "pass\npass\n", StandardOpenOption.APPEND);
    goOn(moved);
    assertThat(MatchRecord.read(file).decisions()).hasSize(5);
    assertThat(file).hasSameTextualContentAs(moved);
  }

  @Test
  void a_kept_game_that_went_another_way_or_further_is_left_as_it_is() throws IOException {
    Path named = data.resolve("named");
    try (MatchJournal journal = kept(euchre())) {
      journal.save(named.toString());
      journal.decided(PERSON, EuchreDecision.pass());
    }
    Path file = file("euchre-2026-11-27-0515.baize");
    String whole = Files.readString(file);
    Files.writeString(named, whole.substring(0, whole.length() - "pass\n".length()));
    goOn(named);
    assertThat(file).hasContent(whole);
    Files.writeString(file("b.baize"), whole.replace("seed: 1", "seed: 2"));
    Files.writeString(file("c.baize"), "mine");
    Files.writeString(named, whole.replace("pass", "order up Hearts"));
    goOn(named);
    assertThat(file).hasContent(whole);
    assertThat(MatchRecord.read(named).decisions()).hasSize(2);
  }

  @Test
  void a_game_that_is_played_elsewhere_is_neither_offered_nor_gone_on_with() throws Exception {
    Path file = keep(beans("Human", "Greedy"), "beans-2026-11-20-0900.baize", 5, 3000);
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    Process other =
        new ProcessBuilder(
                java, "-cp", classPath, Elsewhere.class.getName(), data.toString(), file.toString())
            .start();
    try (BufferedReader output = other.inputReader()) {
      assertThat(output.readLine()).isEqualTo("playing");
      assertThat(games().unfinished(REGISTRY, line -> {})).isEmpty();
      MatchRecord record = MatchRecord.read(file);
      assertThat(games().copyOf(record)).isEmpty();
      assertThatThrownBy(() -> MatchJournal.inMemory(record).keep(games(), file))
          .isInstanceOf(IOException.class)
          .hasMessageContainingAll(file.toString(), "another process");
    } finally {
      other.destroyForcibly().waitFor();
    }
    assertThat(games().unfinished(REGISTRY, line -> {})).hasSize(1);
  }

  /** A program that goes on with a kept game until it is killed. */
  static final class Elsewhere {

    private Elsewhere() {}

    public static void main(String[] arguments) throws IOException {
      Path file = Path.of(arguments[1]);
      KeptGames games = KeptGames.of(Map.of("XDG_DATA_HOME", arguments[0]), () -> TIME);
      try (MatchJournal journal = MatchJournal.inMemory(MatchRecord.read(file))) {
        journal.keep(games, file);
        System.out.println("playing");
        System.in.read();
      }
    }
  }

  @Test
  void a_record_that_another_program_changes_costs_a_warning_and_is_left_alone()
      throws IOException {
    Path file = file("euchre-2026-11-27-0515.baize");
    try (MatchJournal journal = kept(euchre())) {
      journal.decided(PERSON, EuchreDecision.pass());
      assertThat(journal.warning()).isEmpty();
      Files.writeString(file, "mine");
      journal.decided(Seat.of(1), EuchreDecision.pass());
      journal.decided(PERSON, EuchreDecision.pass());
      assertThat(journal.warning().orElseThrow()).contains(file.toString());
      assertThat(journal.isRecorded()).isFalse();
      assertThat(journal.record().decisions()).hasSize(3);
      journal.truncate(1);
    }
    assertThat(file).hasContent("mine");
  }

  /** Keeps the first decisions of a game of beans in a file that was last changed at a time. */
  private Path keep(Header header, String name, int decisions, long touched) throws IOException {
    Game<?, ?> game = new BeansProvider().rules(header.rules()).start(header.seed());
    List<String> made = new ArrayList<>();
    play(game, made, decisions);
    Files.createDirectories(file(name).getParent());
    Files.writeString(file(name), MatchRecord.of(header).plus(made).text());
    return Files.setLastModifiedTime(file(name), FileTime.fromMillis(touched));
  }

  private static <D extends Decision> void play(Game<?, D> game, List<String> made, int decisions) {
    while (!game.isOver() && made.size() < decisions) {
      D first = game.legal().get(0);
      made.add(first.text());
      game.apply(first);
    }
  }

  @Test
  void what_is_not_over_is_offered_and_what_was_played_last_comes_first() throws IOException {
    Path early = keep(beans("Human", "Greedy"), "beans-2026-11-20-0900.baize", 5, 3000);
    Path late = keep(beans("Greedy", "Human"), "beans-2026-11-21-1000-2.baize", 7, 2000);
    keep(beans("Human", "Greedy"), "beans-2026-11-22-0900.baize", Integer.MAX_VALUE, 4000);
    keep(beans("Random", "Greedy"), "beans-2026-11-23-0900.baize", 3, 5000);
    Files.writeString(file("notes"), "mine");
    Path broken = Files.writeString(file("broken.baize"), "mine");
    List<String> complaints = new ArrayList<>();
    List<Unfinished> offered = games().unfinished(REGISTRY, complaints::add);
    assertThat(offered).extracting(Unfinished::file).containsExactly(early, late);
    assertThat(offered.get(0).begun()).isEqualTo("2026-11-20 09:00");
    assertThat(offered.get(1).begun()).isEqualTo("2026-11-21 10:00");
    assertThat(offered.get(0).opponents()).isEqualTo("Greedy (medium)");
    assertThat(offered.get(0).game()).isEqualTo("beans");
    assertThat(complaints).hasSize(1).first().asString().contains(broken.toString());
  }

  @Test
  void nothing_is_offered_where_nothing_was_kept() throws IOException {
    assertThat(games().unfinished(REGISTRY, line -> {})).isEmpty();
    assertThat(KeptGames.of(Map.of(), () -> TIME).unfinished(REGISTRY, line -> {})).isEmpty();
  }
}
