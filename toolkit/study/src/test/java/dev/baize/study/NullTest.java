package dev.baize.study;

import dev.baize.core.NullChecks;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import dev.baize.study.dataset.Dataset;
import dev.baize.study.dataset.DatasetFile;
import dev.baize.study.dataset.DatasetFormat;
import dev.baize.study.simulation.BatchResult;
import dev.baize.study.simulation.BatchRunner;
import dev.baize.study.simulation.BatchTask;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.statistics.Bucket;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.statistics.GameSums;
import dev.baize.study.statistics.Histogram;
import dev.baize.study.statistics.Interval;
import dev.baize.study.statistics.RatioAccumulator;
import dev.baize.study.statistics.Sample;
import dev.baize.study.statistics.SampleAccumulator;
import dev.baize.study.statistics.TallySheet;
import dev.baize.study.tournament.Forfeits;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Standing;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class NullTest {

  @TempDir private Path folder;

  private static final HighCard GAME = new HighCard();
  private static final HighCardRules RULES = GAME.rules();
  private static final RandomProvider RANDOM = new RandomProvider();
  private static final Seed SEED = Seed.of(1);

  @TestFactory
  Stream<DynamicTest> public_types_refuse_null() throws IOException {
    NullChecks checks =
        new NullChecks(StudySetup.class)
            .sample(String.class, "Judea")
            .sample(int.class, 1)
            .sample(long.class, 1L)
            .samples(SEED);
    studies(checks);
    return checks
        .sample(Path.class, Path.of("Judea.jsonl"))
        // These refuse an empty list of players before they look at anything else.
        .ignoreConstructors(Simulation.class)
        .ignoreConstructors(Tournament.class)
        .ignoreConstructors(Dataset.class)
        .tests();
  }

  private void studies(NullChecks checks) throws IOException {
    Entrant<HighCardView, Play, HighCardEvent> entrant = Entrant.of(RANDOM);
    List<Entrant<HighCardView, Play, HighCardEvent>> entrants =
        Stream.generate(() -> entrant).limit(RULES.seats()).toList();
    GameRange range = GameRange.first(1);
    Simulation<?, ?, ?> simulation = new Simulation<>(GAME, RULES, entrants, SEED);
    SimulationResult simulated = simulation.play(range, 1, new Progress());
    Tournament<?, ?, ?> tournament = new Tournament<>(GAME, RULES, entrants.subList(0, 2), SEED);
    TournamentResult played = tournament.play(range, 1, new Progress());
    DatasetFormat format = DatasetFormat.of(Path.of("Judea.jsonl"));
    Dataset<?, ?, ?> dataset = new Dataset<>(GAME, RULES, entrants, SEED, format, false);
    try (DatasetFile file = dataset.open(folder.resolve("Judea.jsonl"), range, "1")) {
      checks.samples(dataset, file, format);
    }
    BigInteger zero = BigInteger.ZERO;
    checks
        .samples(range, GameSet.of(range), simulation.setup())
        .samples(simulation, simulated, simulated.measurements().get(0))
        .samples(tournament, played, played.pairing(0, 1), SequentialTest.of(0, 10))
        .samples(new Forfeits(0, 1, 0, List.of(0, 1), "out of luck"))
        .samples(
            new BatchResult<>("", GameSet.of(range)), new Estimate(0, 0, 1), new Interval(0, 1))
        .samples(new Standing(0, 0, new Estimate(0, 0, 1)), new GameSums(0, zero, zero, zero))
        .samples(new Bucket(0, 0, 1), new Histogram(List.of()), Sample.EMPTY)
        .samples(new SampleAccumulator(), new RatioAccumulator(), new TallySheet(1))
        .samples(new Progress(), new Progress().begin(0, List.of("Judea")))
        .samples(new BatchRunner<>(new Idle(), 1));
  }

  private static final class Idle implements BatchTask<String> {

    @Override
    public String begin() {
      return "";
    }

    @Override
    public Game start(long game, String into) {
      return () -> true;
    }

    @Override
    public void join(String total, String next) {}
  }
}
