package dev.baize.cli.study;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Program;
import dev.baize.cli.Run;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.StudyEngine;
import dev.baize.cli.command.TimeLimit;
import dev.baize.cli.io.Interrupts;
import dev.baize.cli.io.Terminal;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Study;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an interrupted study has written to its file is not played again by the same command. */
class InterruptedStudyTest {

  private static final String SIMULATE = "simulate euchre Simple --games 200";
  private static final String TOURNAMENT = "tournament euchre Simple Random --games 80";
  private static final String TEST = "tournament euchre Expert Simple --sprt 0,10 --games 1000";

  @TempDir private Path folder;
  private Path out = Path.of("");
  private Path whole = Path.of("");

  @BeforeEach
  void nameFiles() {
    out = folder.resolve("out");
    whole = folder.resolve("whole");
  }

  /** Plays some of the games, and is interrupted, as by Ctrl-C, after them. */
  private static final class Interrupted implements StudyEngine {

    private final StudyEngine thread = new LocalEngine(1);
    private final long games;
    private final Runnable meanwhile;
    private @Nullable CommandContext context;

    Interrupted(long games, Runnable meanwhile) {
      this.games = games;
      this.meanwhile = meanwhile;
    }

    private GameSet some(GameSet all) {
      GameRange first = all.ranges().get(0);
      return GameSet.of(new GameRange(first.from(), first.from() + games));
    }

    private <T> T interrupted(Progress progress, Supplier<T> playing) {
      T played = playing.get();
      meanwhile.run();
      Thread interrupter = new Thread(() -> Interrupts.interrupt(requireNonNull(context).end()));
      interrupter.setDaemon(true);
      interrupter.start();
      while (!progress.isCancelled()) {
        Thread.onSpinWait();
      }
      return played;
    }

    @Override
    public <R extends dev.baize.study.simulation.StudyResult<R>> R play(
        Study<R> study, GameSet all, Progress progress, @Nullable TimeLimit limit) {
      return interrupted(progress, () -> thread.play(study, some(all), new Progress(), limit));
    }

    @Override
    public TournamentResult play(
        Tournament<?, ?, ?> tournament,
        @Nullable SequentialTest test,
        TournamentResult before,
        GameSet all,
        Progress progress,
        @Nullable TimeLimit limit) {
      return interrupted(
          progress,
          () -> {
            TournamentResult untested = before.untested();
            TournamentResult more =
                thread.play(tournament, null, untested, some(all), new Progress(), limit);
            return test == null ? more : more.tested(test);
          });
    }
  }

  private static Run interrupted(long games, Runnable meanwhile, List<String> words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(InputStream.nullInputStream(), out, err);
    Interrupted engine = new Interrupted(games, meanwhile);
    CommandContext context = new CommandContext(terminal, "baize", null, engine, Map.of());
    engine.context = context;
    int status = new Program(context).run(words);
    return new Run(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  private static List<String> words(String line, Object... more) {
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    Stream.of(more).map(String::valueOf).forEach(words::add);
    return words;
  }

  private static Run run(String line, Object... more) {
    return Run.of(words(line, more).toArray(String[]::new));
  }

  private Run interrupted(long games, String line, Object... more) {
    return interrupted(games, () -> {}, words(line, more));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        SIMULATE + "| 0",
        SIMULATE + "| 1",
        SIMULATE + "| 199",
        SIMULATE + " --shard 2/3 | 9",
        TOURNAMENT + "| 7",
        TOURNAMENT + " --from 100 | 9",
        TEST + "| 0",
        TEST + "| 5",
        TEST + "| 16",
        TEST + "| 21"
      })
  void the_same_command_goes_on_to_the_result_of_one_run(String command, long games)
      throws IOException {
    Run first = interrupted(games, command, "--out", out);
    assertThat(first.status()).isEqualTo(130);
    assertThat(first.out()).contains("\nPARTIAL: " + games + " of ");
    assertThat(first.err())
        .startsWith("baize: " + out + " has ")
        .endsWith("; the same command goes on from there\n")
        .hasLineCount(1);
    Run second = run(command, "--out", out, "--threads", 2);
    assertThat(second).isEqualTo(run(command, "--out", whole));
    assertThat(second.status()).isZero();
    assertThat(out).hasSameTextualContentAs(whole);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactlyInAnyOrder(out, whole);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {SIMULATE, TOURNAMENT, TEST})
  void it_can_be_interrupted_again_and_again(String command) {
    for (int games : new int[] {3, 0, 10, 6}) {
      assertThat(interrupted(games, command, "--out", out).status()).isEqualTo(130);
    }
    String unit = command.equals(SIMULATE) ? "games" : "rounds";
    assertThat(interrupted(1, command, "--out", out).err())
        .startsWith("baize: %s has %s 0 to 19 of %s 0 to ".formatted(out, unit, unit));
    assertThat(run(command, "--out", out)).isEqualTo(run(command));
  }

  @ParameterizedTest
  @ValueSource(strings = {SIMULATE, TOURNAMENT, TEST, SIMULATE + " --shard 1/2"})
  void of_a_study_that_is_complete_the_result_is_shown_again(String command) throws IOException {
    Run first = run(command, "--out", out);
    String text = Files.readString(out);
    for (String format : List.of("text", "json", "csv")) {
      Run again = run(command, "--out", out, "--format", format);
      assertThat(again.status()).isZero();
      assertThat(again.out()).isEqualTo(run(command, "--format", format).out());
      assertThat(again.err()).startsWith("baize: " + out).contains("nothing was played");
    }
    assertThat(first.err()).isEmpty();
    assertThat(out).content().isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        SIMULATE + "|" + SIMULATE + " --seed 1 | seed",
        SIMULATE + "| simulate euchre Expert --games 200 | players",
        SIMULATE + "| simulate euchre Simple --games 300 | games 0 to 199",
        SIMULATE + " --shard 1/2 |" + SIMULATE + " --shard 2/2 | games 0 to 4",
        SIMULATE + "|" + TOURNAMENT + "| a tournament and a simulation",
        TOURNAMENT + "|" + SIMULATE + "| a simulation and a tournament",
        TOURNAMENT + "|" + TOURNAMENT + " --from 1 | rounds 0 to 39",
        TEST + "| tournament euchre Expert Simple --games 1000 | no test",
        TEST + "| tournament euchre Expert Simple --games 1000 --sprt 0,20 | 0.0 and 20.0 Elo"
      })
  void the_file_of_another_study_is_left_alone(String one, String other, String difference)
      throws IOException {
    interrupted(5, one, "--out", out);
    String text = Files.readString(out);
    Run run = run(other, "--out", out);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("baize: " + out + " cannot be continued: ")
        .contains(difference)
        .endsWith("; nothing is overwritten\n")
        .hasLineCount(1);
    assertThat(out).content().isEqualTo(text);
  }

  @Test
  void a_damaged_file_is_left_alone() throws IOException {
    interrupted(5, SIMULATE, "--out", out);
    String text = Files.readString(out).replace("played: 0 5", "played: 0 6");
    Files.writeString(out, text);
    Run run = run(SIMULATE, "--out", out);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).startsWith("baize: " + out + ":").contains("checksum").hasLineCount(1);
    assertThat(out).content().isEqualTo(text);
  }

  @Test
  void a_file_that_changes_meanwhile_is_left_alone() {
    interrupted(5, SIMULATE, "--out", out);
    Runnable change =
        () -> {
          try {
            Files.writeString(out, "mine\n");
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        };
    Run run = interrupted(5, change, words(SIMULATE, "--out", out));
    assertThat(run.status()).isEqualTo(74);
    assertThat(run.err()).contains(out + " cannot be written: ").hasLineCount(1);
    assertThat(out).hasContent("mine\n");
  }

  @Test
  void its_picture_is_drawn_when_it_is_complete() {
    Path picture = folder.resolve("chart.svg");
    Run first = interrupted(9, SIMULATE, "--out", out, "--chart", picture);
    assertThat(first.status()).isEqualTo(130);
    assertThat(picture).doesNotExist();
    Run second = run(SIMULATE, "--out", out, "--chart", picture);
    assertThat(second).isEqualTo(run(SIMULATE, "--chart", folder.resolve("other.svg")));
    assertThat(picture).hasSameTextualContentAs(folder.resolve("other.svg"));
  }

  @Test
  void without_a_file_nothing_can_go_on() {
    Run run = interrupted(9, SIMULATE, "--chart", folder.resolve("chart.svg"));
    assertThat(run.status()).isEqualTo(130);
    assertThat(run.err()).isEmpty();
    assertThat(folder.resolve("chart.svg")).exists();
  }

  @Test
  void a_secret_seed_is_told_by_then() {
    Run first = interrupted(9, SIMULATE + " --seed secret", "--out", out);
    String seed = first.err().replaceFirst("(?s).*--seed (-?[0-9]+) goes on.*", "$1");
    Run again = run(SIMULATE + " --seed secret", "--out", out);
    assertThat(again.status()).isEqualTo(1);
    assertThat(again.err()).contains("the file exists and is not empty; nothing is overwritten");
    assertThat(run(SIMULATE, "--seed", seed, "--out", out))
        .isEqualTo(run(SIMULATE, "--seed", seed));
  }

  @Test
  void what_has_gaps_goes_on_in_them() throws IOException {
    Path part = folder.resolve("part");
    run("simulate euchre Simple --from 10 --games 30", "--out", part);
    interrupted(5, SIMULATE, "--out", folder.resolve("first"));
    run("merge " + part + " " + folder.resolve("first"), "--out", out);
    assertThat(run(SIMULATE, "--out", out)).isEqualTo(run(SIMULATE, "--out", whole));
    assertThat(out).hasSameTextualContentAs(whole);
  }
}
