package dev.baize.cli.study;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Program;
import dev.baize.cli.Run;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.StudyEngine;
import dev.baize.cli.command.TimeLimit;
import dev.baize.cli.io.Terminal;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Study;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Studies that are played elsewhere than on threads of the program. */
class StudyEngineTest {

  /** Notes what it is told to play, and has it played on a thread. */
  private static final class Elsewhere implements StudyEngine {

    private final List<String> played = new ArrayList<>();
    private final StudyEngine thread = new LocalEngine(1);

    @Override
    public Optional<Options> options() {
      return Optional.of(command -> command.remove(command.findOption("--threads")));
    }

    @Override
    public <R extends dev.baize.study.simulation.StudyResult<R>> R play(
        Study<R> study, GameSet all, Progress progress, @Nullable TimeLimit limit) {
      played.add("%s within %s s".formatted(all, limit));
      return thread.play(study, all, progress, limit);
    }

    @Override
    public TournamentResult play(
        Tournament<?, ?, ?> tournament,
        @Nullable SequentialTest test,
        TournamentResult before,
        GameSet rounds,
        Progress progress,
        @Nullable TimeLimit limit) {
      played.add("%s within %s s, %s, %s".formatted(rounds, limit, tournament.onFailure(), test));
      return thread.play(tournament, test, before, rounds, progress, limit);
    }
  }

  private static Run run(StudyEngine engine, String words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(InputStream.nullInputStream(), out, err);
    CommandContext context = new CommandContext(terminal, "baize", null, engine, Map.of());
    int status = new Program(context).run(List.of(words.split(" ", -1)));
    return new Run(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "simulate euchre Simple --games 20",
        "simulate euchre Random --games 20 --shard 2/3 --time 5 --format json",
        "tournament euchre Simple Random --games 20",
        "tournament euchre Simple Random --games 400 --sprt 0,100 --format csv"
      })
  void it_is_told_what_to_play_and_the_rest_is_the_same(String words) {
    Elsewhere elsewhere = new Elsewhere();
    assertThat(run(elsewhere, words)).isEqualTo(Run.of(words.split(" ", -1)));
    assertThat(elsewhere.played).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({"'', STOP", "' --on-failure stop', STOP", "' --on-failure forfeit', FORFEIT"})
  void it_is_told_what_becomes_of_a_tournament_when_a_player_fails(String option, String policy) {
    Elsewhere elsewhere = new Elsewhere();
    run(elsewhere, "tournament euchre Simple Random --games 20" + option);
    assertThat(elsewhere.played)
        .containsExactly("games 0 to 9 within null s, " + policy + ", null");
  }

  @ParameterizedTest
  @ValueSource(strings = {"simulate", "tournament"})
  void it_may_have_other_options(String command) {
    Elsewhere elsewhere = new Elsewhere();
    Run run = run(elsewhere, command + " euchre Simple Random --threads 2");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--threads");
    assertThat(elsewhere.played).isEmpty();
    assertThat(run(elsewhere, command + " --help").out()).doesNotContain("--threads");
    assertThat(Run.of(command, "--help").out()).contains("--threads");
  }

  @Test
  void a_program_that_plays_elsewhere_has_no_table() {
    Run run = run(new Elsewhere(), "play euchre");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("\"play\"");
    assertThat(run(new Elsewhere(), "--help").out()).doesNotContain("on the full screen");
    assertThat(Run.of("--help").out()).contains("on the full screen");
  }

  @Test
  void nor_does_it_write_datasets() {
    Run run = run(new Elsewhere(), "dataset euchre Simple --out games.jsonl");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("\"dataset\"");
  }

  @ParameterizedTest
  @CsvSource({"--bot, Ivy=ivy", "--isolated, ivy.jar"})
  void it_plays_with_nobody_from_another_process(String option, String value) {
    Elsewhere elsewhere = new Elsewhere();
    Run run = run(elsewhere, "simulate euchre Simple --games 20 " + option + " " + value);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains(option, "expected --players");
    assertThat(elsewhere.played).isEmpty();
  }
}
