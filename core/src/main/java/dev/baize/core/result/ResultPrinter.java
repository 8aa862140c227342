package dev.baize.core.result;

import dev.baize.core.lines.FirstLine;
import dev.baize.core.study.GameSet;
import dev.baize.core.study.Study;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Prints a result line by line: each a key and a value. */
public final class ResultPrinter {

  /** The key of the last line. */
  public static final String CHECKSUM = "crc32: ";

  static final String GAME = "game: ";
  static final String RULES = "rules: ";
  static final String SEED = "seed: ";
  static final String PLAYER = "player: ";
  static final String ASKED = "asked: ";
  static final String PLAYED = "played: ";

  private final StringBuilder text = new StringBuilder();

  /** Nothing is printed yet. */
  public ResultPrinter() {}

  /**
   * Prints a line.
   *
   * @param key with its colon and space
   * @param value is printed as its {@code toString} says
   */
  public void line(String key, Object value) {
    text.append(key).append(value).append('\n');
  }

  /**
   * Prints what a result is of.
   *
   * @param study the game, rules, seed and players, printed in this order
   */
  public void study(Study study) {
    line(GAME, study.game());
    line(RULES, study.rules());
    line(SEED, study.seed().value());
    study.players().forEach(player -> line(PLAYER, player));
  }

  /**
   * Prints which games or rounds were to be played, and which were.
   *
   * @param asked those that were to be
   * @param played those that were
   */
  public void games(GameSet asked, GameSet played) {
    asked.ranges().forEach(range -> line(ASKED, range.from() + " " + range.to()));
    played.ranges().forEach(range -> line(PLAYED, range.from() + " " + range.to()));
  }

  /**
   * {@return the whole text: the first line, what was printed, and a checksum}
   *
   * @param first tells the kind of result and its version
   */
  public String whole(FirstLine first) {
    line(CHECKSUM, checksum(text.toString().getBytes(StandardCharsets.UTF_8)));
    return first.text() + '\n' + text;
  }

  /** The CRC-32 of lines, as eight hexadecimal digits. */
  static String checksum(byte[] lines) {
    CRC32 sum = new CRC32();
    sum.update(lines);
    return "%08x".formatted(sum.getValue());
  }
}
