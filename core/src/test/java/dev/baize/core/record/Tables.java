package dev.baize.core.record;

import dev.baize.core.game.Seat;
import dev.baize.core.player.Console;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.RandomProvider;
import dev.baize.core.toy.WatchfulProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Matches of high card to record. */
final class Tables {

  static final Registry REGISTRY =
      new Registry(List.of(new HighCard()), List.of(new RandomProvider(), new WatchfulProvider()));

  static final Function<Seat, Optional<Console>> NOBODY_TO_ASK = seat -> Optional.empty();

  private static final List<Participant> PARTICIPANTS =
      List.of(
          new Participant("Random", "Ivan"),
          new Participant("Watchful", "Judea"),
          new Participant("Watchful", "Kit"),
          new Participant("Random", "Lee"));

  private Tables() {}

  static Header header(HighCardRules rules, long seed) {
    return new Header(
        HighCard.NAME, rules.text(), Seed.of(seed), PARTICIPANTS.subList(0, rules.seats()));
  }

  /** Plays a new match to its end. */
  static void record(Path file, Header header) throws IOException {
    MatchRecord record = MatchRecord.of(header);
    try (RecordWriter writer = RecordWriter.create(file, record)) {
      play(record, writer);
    }
  }

  /** Plays a recorded match to its end. */
  static void resume(Path file) throws IOException {
    MatchRecord record = MatchRecord.read(file);
    try (RecordWriter writer = RecordWriter.append(file, record)) {
      play(record, writer);
    }
  }

  private static void play(MatchRecord record, RecordWriter writer) {
    RecordedMatch.of(record, REGISTRY)
        .listen(writer)
        .resume(REGISTRY, NOBODY_TO_ASK, Map.of())
        .play();
  }
}
