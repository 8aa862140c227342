package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.registry.PlayerProvider;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.SimulationResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program on a cluster whose processes are killed. */
class ClusterIT {

  private static final Path JAR = Path.of(System.getProperty("spark.jar"));
  private static final long GAMES = 1_500_000;

  /** The driver knows the cores, and leaves games to executors that take long to start. */
  private static final List<String> TWO_CORES = List.of("spark.default.parallelism=2");

  @TempDir private static Path logs;
  private static Cluster cluster;
  private static String expected;

  @TempDir private Path folder;
  private final List<Process> drivers = new ArrayList<>();

  @BeforeAll
  static void start() throws IOException {
    cluster = new Cluster(Path.of(System.getProperty("spark.home")), logs);
    expected =
        Studies.simulation(3, "Gated", "Gated", "Gated", "Gated")
            .play(GameRange.first(GAMES), 2, new Progress())
            .text();
  }

  @AfterAll
  static void stop() {
    cluster.close();
  }

  /** So that one that hangs keeps no cores from the next test. */
  @AfterEach
  void endDrivers() {
    drivers.forEach(Process::destroyForcibly);
  }

  private Process submit(List<String> settings, List<String> words) throws IOException {
    List<String> all = new ArrayList<>(words);
    all.addAll(List.of("--parts", folder.resolve("parts").toString()));
    Process driver =
        cluster.submit(folder.resolve("out"), folder.resolve("err"), settings, JAR, all);
    drivers.add(driver);
    return driver;
  }

  /** The file for which a game on an executor waits. */
  private Path gate() {
    return folder.resolve("gate");
  }

  /** Begins to play, which cannot end before the gate is open. */
  private Process simulate() throws IOException {
    List<String> settings = new ArrayList<>(TWO_CORES);
    settings.add("spark.executorEnv." + GatedProvider.GATE + "=" + gate());
    return simulate(settings, playing(GatedProvider.class, "simulate euchre Gated"), GAMES);
  }

  private Process simulate(List<String> settings, List<String> words, long games)
      throws IOException {
    List<String> all = new ArrayList<>(words);
    all.addAll(words("--seed 3 --games " + games));
    all.addAll(List.of("--out", folder.resolve("result").toString()));
    return submit(settings, all);
  }

  private void openGate() throws IOException {
    Files.createFile(gate());
  }

  private static List<String> words(String line) {
    return Arrays.asList(line.split(" ", -1));
  }

  /** The same program without Spark. */
  private Process runAlone(List<String> words) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", JAR.toString(), "dev.baize.cli.Main"));
    command.addAll(words);
    return new ProcessBuilder(command)
        .redirectOutput(folder.resolve("alone.out").toFile())
        .redirectError(folder.resolve("alone.err").toFile())
        .start();
  }

  private String read(String name) {
    return Cluster.text(folder.resolve(name));
  }

  private void assertExpected(Process driver) throws InterruptedException {
    assertThat(driver.waitFor()).as(() -> read("err")).isZero();
    assertThat(read("result")).isEqualTo(expected);
  }

  /** The finished parts, and when they were written. */
  private Map<Path, FileTime> parts() {
    Map<Path, FileTime> times = new HashMap<>();
    try (Stream<Path> files = Files.list(folder.resolve("parts"))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (file.getFileName().toString().startsWith("part-")) {
          times.put(file, Files.getLastModifiedTime(file));
        }
      }
    } catch (IOException e) {
      return Map.of();
    }
    return times;
  }

  /** The driver's parts have powers of two as lengths, except for one with the last game. */
  private static boolean isOfExecutor(Path part) {
    String[] name = part.getFileName().toString().split("-", -1);
    long from = Long.parseLong(name[1]);
    long to = Long.parseLong(name[2]) + 1;
    return Long.bitCount(to - from) != 1 && to != GAMES;
  }

  private boolean haveExecutorsPlayed() {
    return parts().keySet().stream().anyMatch(ClusterIT::isOfExecutor);
  }

  @Test
  @Tag("long")
  void processes_that_are_killed_change_nothing() throws Exception {
    cluster.startWorkers(1);
    Process driver = simulate();
    Cluster.await(driver, this::haveExecutorsPlayed);
    cluster.killExecutor();
    Cluster.await(driver, () -> read("err").contains("Lost executor"));
    cluster.killWorker();
    openGate();
    assertExpected(driver);
  }

  @Test
  @Tag("long")
  void a_driver_that_is_killed_goes_on_where_it_was() throws Exception {
    Process killed = simulate();
    Cluster.await(killed, this::haveExecutorsPlayed);
    killed.destroyForcibly().waitFor();
    Map<Path, FileTime> kept = parts();
    assertThat(kept).isNotEmpty();
    openGate();
    assertExpected(simulate());
    assertThat(parts()).containsAllEntriesOf(kept).hasSizeGreaterThan(kept.size());
  }

  @Test
  void a_run_that_is_interrupted_has_a_result_of_what_was_finished() throws Exception {
    long endless = 1_000_000_000;
    Process driver = simulate(List.of(), words("simulate euchre Simple"), endless);
    Cluster.await(driver, this::haveExecutorsPlayed);
    new ProcessBuilder("kill", "-INT", String.valueOf(driver.pid())).start().waitFor();
    assertThat(driver.waitFor()).as(() -> read("err")).isEqualTo(130);
    SimulationResult partial = SimulationResult.parse(read("result"));
    assertThat(partial.completed().games()).isBetween(1L, endless - 1);
    assertThat(read("err"))
        .doesNotContain("ERROR", "Exception")
        .endsWith("; the same command goes on from there\n");
  }

  @Test
  void a_sequential_test_of_a_player_of_a_stranger_prints_what_one_machine_does() throws Exception {
    List<String> words =
        playing(
            EitherProvider.class,
            "tournament euchre Either Random --seed 4 --sprt 11,11.1 --games 400000");
    assertThat(submit(TWO_CORES, words).waitFor()).as(() -> read("err")).isZero();
    assertThat(runAlone(words).waitFor()).as(() -> read("alone.err")).isZero();
    assertThat(haveExecutorsPlayed()).isTrue();
    assertThat(read("out")).contains("is accepted").isEqualTo(read("alone.out"));
  }

  @Test
  void a_player_that_fails_is_told_of_as_on_one_machine() throws Exception {
    List<String> words =
        playing(FailsProvider.class, "simulate euchre Fails --seed 1 --games 10000");
    assertThat(submit(TWO_CORES, words).waitFor()).isEqualTo(70);
    assertThat(runAlone(words).waitFor()).isEqualTo(70);
    assertThat(read("alone.err")).contains("out of ideas", "; to play it alone: ");
    assertThat(read("err")).contains(read("alone.err"));
    assertThat(read("out")).isEmpty();
  }

  private List<String> playing(Class<? extends PlayerProvider<?, ?, ?>> provider, String line)
      throws IOException {
    Path jar = PlayerJar.make(folder.resolve("players.jar"), provider);
    List<String> words = new ArrayList<>(words(line));
    words.addAll(List.of("--players", jar.toString()));
    return words;
  }
}
