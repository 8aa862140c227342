package dev.baize.core.simulation;

import dev.baize.core.lines.FirstLine;
import dev.baize.core.statistics.Bucket;
import dev.baize.core.statistics.GameSums;
import dev.baize.core.statistics.Sample;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Prints results as their files have them: see {@link dev.baize.core.simulation}. */
final class ResultText {

  static final FirstLine FIRST = new FirstLine("result", 1);
  static final String GAME = "game: ";
  static final String RULES = "rules: ";
  static final String SEED = "seed: ";
  static final String PLAYER = "player: ";
  static final String ASKED = "asked: ";
  static final String PLAYED = "played: ";
  static final String MEASURE = "measure: ";
  static final String MEANING = "meaning: ";
  static final String OBSERVATIONS = "observations: ";
  static final String SUM = "sum: ";
  static final String SQUARES = "squares: ";
  static final String GAMES = "games: ";
  static final String RANGE = "range: ";
  static final String VALUE = "value: ";
  static final String CHECKSUM = "crc32: ";

  private final StringBuilder text = new StringBuilder();

  private ResultText() {}

  static String print(SimulationResult result) {
    return new ResultText().whole(result);
  }

  private String whole(SimulationResult result) {
    Study study = result.study();
    line(GAME, study.game());
    line(RULES, study.rules());
    line(SEED, study.seed().value());
    study.players().forEach(player -> line(PLAYER, player));
    result.asked().ranges().forEach(range -> games(ASKED, range));
    result.games().ranges().forEach(range -> games(PLAYED, range));
    result.measured().forEach(this::measured);
    line(CHECKSUM, checksum(text.toString().getBytes(StandardCharsets.UTF_8)));
    return FIRST.text() + '\n' + text;
  }

  private void games(String key, GameRange range) {
    line(key, range.from() + " " + range.to());
  }

  private void measured(Measured measured) {
    Sample sample = measured.sample();
    GameSums games = sample.games();
    line(MEASURE, measured.measure().name());
    line(MEANING, measured.measure().meaning());
    line(OBSERVATIONS, sample.observations());
    line(SUM, sample.sum());
    line(SQUARES, sample.squares());
    line(
        GAMES,
        "%d %d %d %d"
            .formatted(
                games.games(), games.squaredSums(), games.products(), games.squaredCounts()));
    line(RANGE, sample.min() + " " + sample.max());
    for (Bucket bucket : sample.values().buckets()) {
      line(VALUE, bucket.low() + " " + bucket.high() + " " + bucket.count());
    }
  }

  private void line(String key, Object value) {
    text.append(key).append(value).append('\n');
  }

  /** The CRC-32 of lines, as eight hexadecimal digits. */
  static String checksum(byte[] lines) {
    CRC32 sum = new CRC32();
    sum.update(lines);
    return "%08x".formatted(sum.getValue());
  }
}
