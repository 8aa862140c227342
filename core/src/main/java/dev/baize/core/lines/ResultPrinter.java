package dev.baize.core.lines;

import com.google.common.hash.Hashing;
import dev.baize.core.random.Seed;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Prints a result line by line: a key and a value in each. */
public final class ResultPrinter {

  /** The key of the last line. */
  public static final String CHECKSUM = "crc32: ";

  /** The key of the line with the name of the game. */
  public static final String GAME = "game: ";

  /** The key of the line with the text of the rules. */
  public static final String RULES = "rules: ";

  static final String SEED = "seed: ";
  static final String PLAYER = "player: ";
  static final String REQUESTED = "asked: ";
  static final String COMPLETED = "played: ";

  private final StringBuilder text = new StringBuilder();

  /** Starts with no lines. */
  public ResultPrinter() {}

  /** Prints a line. */
  public void line(String key, Object value) {
    text.append(key).append(value).append('\n');
  }

  /** Prints the subject of a result: what its games have in common. */
  public void subject(String game, String rules, Seed seed, List<String> players) {
    line(GAME, game);
    line(RULES, rules);
    line(SEED, seed.value());
    players.forEach(player -> line(PLAYER, player));
  }

  /** Prints a range of games or rounds that were requested. */
  public void requested(long from, long to) {
    line(REQUESTED, from + " " + to);
  }

  /** Prints a range of games or rounds that were completed. */
  public void completed(long from, long to) {
    line(COMPLETED, from + " " + to);
  }

  /** {@return the whole text: the first line, the printed lines, and a checksum} */
  public String whole(String kind) {
    byte[] lines = text.toString().getBytes(StandardCharsets.UTF_8);
    line(CHECKSUM, checksum(lines, lines.length));
    return FormatReader.firstLine(kind) + '\n' + text;
  }

  /** The CRC-32 of the first bytes of a text, as eight hexadecimal digits. */
  static String checksum(byte[] text, int length) {
    return String.format(Locale.ROOT, "%08x", Hashing.crc32().hashBytes(text, 0, length).asInt());
  }
}
