package hearts;

import dev.baize.core.game.Measure;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordWriter;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.Registry;
import dev.baize.core.simulation.Entrant;
import dev.baize.core.simulation.Simulation;
import dev.baize.core.testing.GameContract;
import dev.baize.core.testing.PlayerContract;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Checks the game and its players, simulates it, then records a game and replays it. */
public class Trial {
  public static void main(String[] args) throws Exception {
    Hearts game = new Hearts();
    new GameContract<>(game).checkAll();
    new PlayerContract<>(game, game.rules(), new Ducker.Provider()).checkAll();
    new PlayerContract<>(game, game.rules(), new Random.Provider()).checkAll();

    Registry registry = Registry.load();
    Entrant<HeartsView, Play, HeartsEvent> random = Entrant.of(registry, game, "random");
    var players = List.of(random, Entrant.of(registry, game, "ducker"), random, random);
    var result = new Simulation<>(game, game.rules(), players, Seed.of(1)).play(10_000);
    var ducker = result.sample(Measure.scoreOf(Seat.of(1)));
    var other = result.sample(Measure.scoreOf(Seat.of(2)));
    System.out.println("Ducker in seat 1 scores " + ducker.mean());
    System.out.println("Random in seat 2 scores " + other.mean());

    var participants =
        List.of(
            new Participant("Ducker", "Ann"),
            new Participant("Ducker", "Bob"),
            new Participant("Ducker", "Cem"),
            new Participant("Random", "Dee"));
    var header = new Header(game.name(), game.rules().text(), Seed.of(2026), participants);
    Path file = Path.of("target", "hearts.record");
    Files.deleteIfExists(file);
    MatchRecord record = MatchRecord.of(header);
    try (RecordWriter writer = RecordWriter.create(file, record)) {
      RecordedMatch.of(record, game).seat(registry, seat -> Optional.empty()).resume(writer).play();
    }
    var replayed = RecordedMatch.of(MatchRecord.read(file), game).transcript(System.out).replay();
    System.out.println(replayed.outcome());
  }
}
