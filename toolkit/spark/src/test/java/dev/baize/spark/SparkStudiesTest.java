package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.tournament.OnFailure;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkExecutorInfo;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.serializer.KryoSerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SparkStudiesTest {

  private static final EuchreProvider EUCHRE = new EuchreProvider();
  private static final GameRange MANY = new GameRange(1000, 40_000);

  private static final GameRange ONE = GameRange.first(1);

  private static JavaSparkContext context;

  @BeforeAll
  static void start() {
    context =
        new JavaSparkContext(
            new SparkConf()
                .setMaster("local[2]")
                .setAppName("SparkStudiesTest")
                .set("spark.ui.enabled", "false")
                // The stricter one: the command line is tested with Java's.
                .set("spark.serializer", KryoSerializer.class.getName())
                .set("spark.kryo.registrationRequired", "true"));
  }

  @AfterAll
  static void stop() {
    context.stop();
  }

  /** Executors play all games. */
  private static SparkStudies studies() {
    return SparkStudies.on(context).trying(0);
  }

  private static Simulation<?, ?, ?> simulation(String... players) {
    return Studies.simulation(7, players);
  }

  private static Tournament<?, ?, ?> pair(String first, String second) {
    return Studies.tournament(8, first, second);
  }

  @Test
  void a_jar_that_was_shipped_is_called_by_the_name_that_it_was_given(@TempDir Path folder)
      throws IOException {
    // Its player is on the class path of this program, too.
    String jar = PlayerJar.make(folder.resolve("given.jar"), EitherProvider.class).toString();
    ShippedJars shipped = ShippedJars.ship(List.of(jar), context);
    assertThatIllegalArgumentException()
        .isThrownBy(shipped::load)
        .withMessageStartingWith("a shipped jar cannot be used: " + jar + ": no player");
  }

  @Test
  void a_simulation_has_the_bytes_of_one_thread() {
    Simulation<?, ?, ?> simulation = simulation("Simple", "Random", "Random", "Simple");
    assertThat(studies().play(simulation, MANY).text())
        .isEqualTo(simulation.play(MANY, 1, new Progress()).text());
  }

  @Test
  void a_tournament_has_the_bytes_of_one_thread() {
    Tournament<?, ?, ?> tournament = Studies.tournament(8, "Simple", "Random", "Expert");
    GameRange rounds = GameRange.first(1500);
    assertThat(studies().play(tournament, rounds).text())
        .isEqualTo(tournament.play(rounds, 1, new Progress()).text());
  }

  @Test
  void a_tournament_with_games_that_were_forfeited_has_the_bytes_of_one_thread() {
    Tournament<?, ?, ?> tournament =
        Studies.tournament(1, "Fails", "Random").onFailure(OnFailure.FORFEIT);
    GameRange rounds = new GameRange(5000, 6000);
    TournamentResult result = studies().play(tournament, rounds);
    assertThat(result.forfeits()).isNotEmpty();
    assertThat(result.text()).isEqualTo(tournament.play(rounds, 1, new Progress()).text());
  }

  @ParameterizedTest
  @CsvSource({"Expert, Simple, 0, 5", "Simple, Random, 0, 10", "Simple, Simple, -1, 1"})
  void a_sequential_test_ends_with_the_bytes_of_one_thread(
      String first, String second, double elo0, double elo1) {
    Tournament<?, ?, ?> tournament = pair(first, second);
    SequentialTest test = SequentialTest.of(elo0, elo1);
    GameRange rounds = GameRange.first(10_003);
    TournamentResult result = studies().play(tournament, test, rounds, new Progress());
    assertThat(result.text()).isEqualTo(tournament.play(test, rounds, 1, new Progress()).text());
  }

  @Test
  void a_gauntlet_whose_games_do_not_all_end_has_the_bytes_of_one_thread() {
    Tournament<?, ?, ?> tournament =
        Studies.tournament(8, "Simple", "Random", "Expert")
            .onFailure(OnFailure.FORFEIT)
            .maxDecisions(300)
            .gauntlet();
    GameRange rounds = GameRange.first(1500);
    TournamentResult expected = tournament.play(rounds, 1, new Progress());
    assertThat(expected.forfeits()).isNotEmpty();
    assertThat(studies().play(tournament, rounds).text()).isEqualTo(expected.text());
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 5, 32, 150})
  void a_sequential_test_that_was_interrupted_goes_on_to_the_bytes_of_one_thread(long begun) {
    Tournament<?, ?, ?> tournament = pair("Simple", "Random");
    SequentialTest test = SequentialTest.of(-1, 1);
    GameRange rounds = GameRange.first(2_003);
    TournamentResult whole = tournament.play(test, rounds, 1, new Progress());
    long played = Math.min(begun, whole.completed().games());
    TournamentResult before = tournament.play(GameRange.first(played), 1, new Progress());
    assertThat(studies().play(tournament, test, before, rounds, new Progress()).text())
        .isEqualTo(whole.text());
  }

  @Test
  void games_that_an_interrupted_run_has_left_are_played_across_gaps() {
    Simulation<?, ?, ?> simulation = simulation("Simple", "Random", "Random", "Simple");
    GameSet all = GameSet.of(GameRange.first(3000));
    GameSet before = GameSet.of(new GameRange(7, 500)).plus(GameSet.of(new GameRange(1000, 1700)));
    SimulationResult rest = studies().play(simulation, all.minus(before), new Progress());
    assertThat(rest.completed()).isEqualTo(all.minus(before));
    SimulationResult joined = rest;
    for (GameRange range : before.ranges()) {
      joined = joined.merge(simulation.play(range, 1, new Progress()));
    }
    assertThat(joined.text())
        .isEqualTo(simulation.play(GameRange.first(3000), 1, new Progress()).text());
  }

  @Test
  void the_driver_plays_its_first_games_across_gaps(@TempDir Path folder) throws Exception {
    Simulation<?, ?, ?> simulation = simulation("Simple", "Random", "Random", "Simple");
    String whole = studies().keeping(folder.toString()).play(simulation, MANY).text();
    List<Path> parts = parts(folder);
    Files.delete(parts.get(0));
    Files.delete(parts.get(2));
    int jobs = context.statusTracker().getJobIdsForGroup(null).length;
    SparkStudies alone = studies().trying(600).keeping(folder.toString());
    assertThat(alone.play(simulation, MANY).text()).isEqualTo(whole);
    assertThat(context.statusTracker().getJobIdsForGroup(null)).hasSize(jobs);
  }

  @Test
  void what_was_finished_is_kept_and_not_played_again(@TempDir Path folder) throws Exception {
    SparkStudies studies = studies().keeping(folder.toString());
    Simulation<?, ?, ?> simulation = simulation("Simple", "Random", "Random", "Simple");
    String whole = studies.play(simulation, MANY).text();
    List<Path> parts = parts(folder);
    assertThat(parts).hasSizeGreaterThan(5);
    Files.delete(parts.get(2));
    Files.delete(parts.get(4));
    Map<Path, FileTime> before = times(folder);
    Progress progress = new Progress();
    assertThat(studies.play(simulation, GameSet.of(MANY), progress).text()).isEqualTo(whole);
    assertThat(progress.done()).isEqualTo(MANY.games());
    assertThat(times(folder)).containsAllEntriesOf(before).hasSizeGreaterThan(before.size());
  }

  @Test
  void the_parts_of_a_sequential_test_are_kept_too(@TempDir Path folder) throws Exception {
    SparkStudies studies = studies().keeping(folder.toString());
    Tournament<?, ?, ?> tournament = pair("Simple", "Simple");
    SequentialTest test = SequentialTest.of(-1, 1);
    GameRange rounds = GameRange.first(4_000);
    String whole = studies.play(tournament, test, rounds, new Progress()).text();
    Files.delete(parts(folder).get(1));
    Map<Path, FileTime> before = times(folder);
    assertThat(studies.play(tournament, test, rounds, new Progress()).text()).isEqualTo(whole);
    assertThat(times(folder)).containsAllEntriesOf(before);
  }

  @Test
  void a_sequential_test_looks_at_the_same_rounds_after_a_shorter_run(@TempDir Path folder)
      throws Exception {
    SparkStudies studies = studies().keeping(folder.toString());
    Tournament<?, ?, ?> tournament = pair("Simple", "Random");
    SequentialTest test = SequentialTest.of(0, 10);
    studies.play(tournament, test, GameRange.first(20), new Progress());
    GameRange rounds = GameRange.first(4_000);
    assertThat(studies.play(tournament, test, rounds, new Progress()).text())
        .isEqualTo(tournament.play(test, rounds, 1, new Progress()).text());
  }

  @Test
  void looks_that_are_damaged_are_refused(@TempDir Path folder) throws Exception {
    SparkStudies studies = studies().keeping(folder.toString());
    Tournament<?, ?, ?> tournament = pair("Simple", "Random");
    SequentialTest test = SequentialTest.of(0, 10);
    studies.play(tournament, test, GameRange.first(32), new Progress());
    Path part = parts(folder).get(0);
    String kept = Files.readString(part);
    for (String looks : List.of("none", "0,0,0", "9,9,9")) {
      Files.deleteIfExists(folder.resolve("." + part.getFileName() + ".crc"));
      Files.writeString(part, looks + kept.substring(kept.indexOf('\n')));
      assertThatThrownBy(() -> studies.play(tournament, test, ONE, new Progress()))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining(" is damaged: line 1: ");
    }
  }

  @Test
  void parts_of_another_study_are_refused(@TempDir Path folder) throws Exception {
    SparkStudies studies = studies().keeping(folder.toString());
    studies.play(simulation("Random"), GameRange.first(10));
    assertThatThrownBy(() -> studies.play(simulation("Simple"), GameRange.first(10)))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("part-0-")
        .hasMessageContaining(" is of another study; expected simulation of euchre, ");
    assertThatThrownBy(() -> studies.play(pair("Simple", "Random"), ONE))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("part-0-")
        .hasMessageContaining(" is of another study; expected tournament of euchre, ");
  }

  private static List<Path> parts(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("part-"))
          .sorted(Comparator.comparing(SparkStudiesTest::from))
          .toList();
    }
  }

  private static long from(Path part) {
    return Long.parseLong(part.getFileName().toString().split("-", -1)[1]);
  }

  private static Map<Path, FileTime> times(Path folder) throws IOException {
    Map<Path, FileTime> times = new HashMap<>();
    for (Path part : parts(folder)) {
      times.put(part, Files.getLastModifiedTime(part));
    }
    return times;
  }

  @Test
  void no_games_are_no_games() {
    Simulation<?, ?, ?> simulation = simulation("Random");
    GameRange none = GameRange.first(0);
    assertThat(studies().play(simulation, none).text())
        .isEqualTo(simulation.play(none, 1, new Progress()).text());
  }

  @Test
  void all_games_are_counted() {
    Progress progress = new Progress();
    studies().play(simulation("Simple"), GameSet.of(MANY), progress);
    assertThat(progress.done()).isEqualTo(MANY.games());
  }

  @Test
  void a_run_that_is_cancelled_has_the_result_of_the_games_that_were_finished() {
    Progress progress = cancelledAfter(10_000);
    Simulation<?, ?, ?> simulation = simulation("Simple");
    GameRange endless = GameRange.first(1_000_000_000_000L);
    var result = SparkStudies.on(context).play(simulation, GameSet.of(endless), progress);
    assertThat(result.completed().games()).isBetween(10_000L, 1_000_000_000L);
    assertThat(result.isComplete()).isFalse();
    var again =
        result.completed().ranges().stream()
            .map(range -> simulation.play(range, 2, new Progress()))
            .reduce((one, other) -> one.merge(other))
            .orElseThrow();
    assertThat(result.text()).isEqualTo(again.partOf(result.requested()).text());
  }

  @Test
  void the_cores_are_free_soon_after_a_run_was_cancelled() throws Exception {
    Progress progress = new Progress();
    Thread canceller =
        new Thread(
            () -> {
              Cluster.await(() -> runningTasks() > 0);
              progress.cancel();
            });
    canceller.start();
    studies().play(simulation("Simple"), GameSet.of(GameRange.first(1_000_000_000_000L)), progress);
    canceller.join();
    Cluster.await(() -> runningTasks() == 0);
  }

  private static int runningTasks() {
    return Arrays.stream(context.statusTracker().getExecutorInfos())
        .mapToInt(SparkExecutorInfo::numRunningTasks)
        .sum();
  }

  private static Progress cancelledAfter(long games) {
    Progress[] progress = new Progress[1];
    progress[0] =
        new Progress(
            1,
            done -> {
              if (done >= games) {
                progress[0].cancel();
              }
            });
    return progress[0];
  }

  @Test
  void the_first_game_that_fails_ends_the_run_as_on_one_machine() {
    Simulation<?, ?, ?> simulation = simulation("Simple", "Fails", "Simple", "Simple");
    GameFailedException alone =
        catchThrowableOfType(
            GameFailedException.class, () -> simulation.play(MANY, 1, new Progress()));
    assertThatThrownBy(() -> studies().play(simulation, MANY))
        .isInstanceOf(GameFailedException.class)
        .hasMessage(alone.getMessage());
  }

  @Test
  void a_player_that_cannot_be_made_where_it_was_shipped_is_reported_in_a_line(@TempDir Path folder)
      throws IOException {
    Path services = Files.createDirectories(folder.resolve("players/META-INF/services"));
    Files.writeString(services.resolve(PlayerProvider.class.getName()), "mine.Lost");
    ShippedJars jars = ShippedJars.ship(List.of(folder.resolve("players").toString()), context);
    PartTask<?> task =
        new PartTask<>(StudyParts.of(jars, simulation("Simple")), new PartWatch.None());
    assertThat(task.play(ONE, () -> false).reason())
        .startsWith("a shipped jar cannot be used: ")
        .endsWith("players: class mine.Lost is missing, though listed as a service");
  }

  @Test
  void a_player_that_is_not_installed_is_refused() {
    Simulation<EuchreView, EuchreDecision, EuchreEvent> simulation =
        new Simulation<>(
            EUCHRE,
            EUCHRE.rules(),
            List.of(
                Entrant.of(
                    "Mine",
                    seatContext -> {
                      throw new AssertionError();
                    })),
            Seed.of(7));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> studies().play(simulation, MANY))
        .withMessageStartingWith("no euchre player \"Mine\"");
  }
}
