package dev.baize.cli.fuzz;

import java.util.zip.CRC32;

/** The checksum in the last line of a result, which would hide all else that is wrong with it. */
final class Seal {

  private static final String KEY = "crc32: ";
  private static final int LENGTH = KEY.length() + 9;

  private Seal() {}

  /** The bytes of a result with a checksum that is right; other bytes as they are. */
  static String renewed(String bytes) {
    int at = bytes.lastIndexOf("\n" + KEY) + 1;
    return at == 0 ? bytes : bytes.substring(0, at) + line(bytes.substring(0, at));
  }

  static boolean isRight(String bytes) {
    int at = bytes.length() - LENGTH;
    return at > 0 && bytes.substring(at).equals(line(bytes.substring(0, at)));
  }

  /** The first line tells the format, and is not part of the sum. */
  private static String line(String above) {
    CRC32 sum = new CRC32();
    sum.update(Bytes.array(above.substring(above.indexOf('\n') + 1)));
    return KEY + "%08x\n".formatted(sum.getValue());
  }
}
