package dev.baize.protocol.host;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import dev.baize.protocol.shared.ProtocolSchema;
import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.tournament.OnFailure;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program that has several matches at the same time plays them as it plays them in turn. */
class SimultaneousMatchesTest {

  private static final HighCardRules RULES = HighCardRules.table();
  private static final List<FailureReport> REPORTS =
      Collections.synchronizedList(new ArrayList<>());

  @TempDir private Path folder;

  @AfterEach
  void all_lines_of_the_host_were_as_the_schema_says() throws IOException {
    ProtocolSchema.HOST.recorded(folder).forEach(ProtocolSchema.HOST::requireValid);
  }

  private static BotHost host(Path folder, String name, String how) {
    return AwaitedHost.of(name, folder, how, REPORTS::add);
  }

  /** A program that has fewer matches at the same time than it can. */
  private record Limited(
      PlayerProvider<HighCardView, Play, HighCardEvent> program, int maxConcurrentMatches)
      implements PlayerProvider<HighCardView, Play, HighCardEvent> {

    static Entrant<HighCardView, Play, HighCardEvent> entrant(
        BotHost host, int maxConcurrentMatches) {
      return Entrant.of(new Limited(host.player(new HighCard()), maxConcurrentMatches));
    }

    @Override
    public String game() {
      return program.game();
    }

    @Override
    public String name() {
      return program.name();
    }

    @Override
    public String description() {
      return program.description();
    }

    @Override
    public Player<HighCardView, Play, HighCardEvent> create(SeatContext context) {
      return program.create(context);
    }
  }

  private static Simulation<HighCardView, Play, HighCardEvent> simulation(
      Entrant<HighCardView, Play, HighCardEvent> ivy) {
    Entrant<HighCardView, Play, HighCardEvent> random = Entrant.of(new RandomProvider());
    return new Simulation<>(new HighCard(), RULES, List.of(ivy, random, ivy, random), Seed.of(42));
  }

  private static final Path LINES = temporaryFolder();
  private static final BotHost SHARED = host(LINES, "Ivy", "many");

  private static Path temporaryFolder() {
    try {
      return Files.createTempDirectory("lines");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @AfterContainer
  static void all_lines_of_the_simulations_were_as_the_schemas_say() throws IOException {
    SHARED.close();
    for (ProtocolSchema end : ProtocolSchema.ENDS) {
      assertThat(end.recorded(LINES)).isNotEmpty();
      end.recorded(LINES).forEach(end::requireValid);
    }
    MoreFiles.deleteRecursively(LINES, RecursiveDeleteOption.ALLOW_INSECURE);
  }

  @Tag("ci")
  @Property(tries = 20)
  void a_simulation_has_the_same_result(
      @ForAll @IntRange(min = 2, max = 150) int maxConcurrentMatches,
      @ForAll @IntRange(min = 1, max = 3) int threads,
      @ForAll @IntRange(max = 100) int games) {
    GameRange range = GameRange.first(games);
    SimulationResult result =
        simulation(Limited.entrant(SHARED, maxConcurrentMatches))
            .play(range, threads, new Progress());
    assertThat(result)
        .isEqualTo(simulation(Limited.entrant(SHARED, 1)).play(range, 1, new Progress()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"many-crash", "many-malformed"})
  void the_same_game_fails_in_the_same_way(String how) {
    assertThat(failure(how, 100)).isEqualTo(failure(how, 1));
  }

  private String failure(String how, int maxConcurrentMatches) {
    try (BotHost host = host(folder, "Ivy", how)) {
      GameFailedException failure =
          catchThrowableOfType(
              GameFailedException.class,
              () ->
                  simulation(Limited.entrant(host, maxConcurrentMatches))
                      .play(GameRange.first(100), 1, new Progress()));
      return requireNonNull(failure.getMessage()).replaceAll("\"question\":[0-9]+", "");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"many-crash", "many-malformed"})
  void the_same_games_of_a_tournament_are_forfeited(String how) {
    assertThat(tournament(how, 100)).isEqualTo(tournament(how, 1));
  }

  private List<Object> tournament(String how, int maxConcurrentMatches) {
    try (BotHost one = host(folder, "Ivy", how);
        BotHost other = host(folder, "Bob", "many")) {
      TournamentResult result =
          new Tournament<>(
                  new HighCard(),
                  RULES,
                  List.of(
                      Limited.entrant(one, maxConcurrentMatches),
                      Limited.entrant(other, maxConcurrentMatches)),
                  Seed.of(42))
              .onFailure(OnFailure.FORFEIT)
              .play(GameRange.first(8), 1, new Progress());
      assertThat(result.forfeits()).hasSize(1);
      return List.of(result.pairings(), result.forfeits());
    }
  }
}
