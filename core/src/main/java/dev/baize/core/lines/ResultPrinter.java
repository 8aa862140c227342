package dev.baize.core.lines;

import dev.baize.core.random.Seed;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;

/** Prints a result line by line: each a key and a value. */
public final class ResultPrinter {

  /** The key of the last line. */
  public static final String CHECKSUM = "crc32: ";

  static final String GAME = "game: ";
  static final String RULES = "rules: ";
  static final String SEED = "seed: ";
  static final String PLAYER = "player: ";
  static final String REQUESTED = "asked: ";
  static final String COMPLETED = "played: ";

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
   * @param game the name of the game
   * @param rules the text of the rules
   * @param seed from which every game has its own
   * @param players their names, in the order of the seats
   */
  public void subject(String game, String rules, Seed seed, List<String> players) {
    line(GAME, game);
    line(RULES, rules);
    line(SEED, seed.value());
    players.forEach(player -> line(PLAYER, player));
  }

  /**
   * Prints a range of games or rounds that were requested.
   *
   * @param from the number of the first
   * @param to one more than the number of the last
   */
  public void requested(long from, long to) {
    line(REQUESTED, from + " " + to);
  }

  /**
   * Prints a range of games or rounds that were completed.
   *
   * @param from the number of the first
   * @param to one more than the number of the last
   */
  public void completed(long from, long to) {
    line(COMPLETED, from + " " + to);
  }

  /**
   * {@return the whole text: the first line, what was printed, and a checksum}
   *
   * @param first tells the kind of result and its version
   */
  public String whole(FormatVersion first) {
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
