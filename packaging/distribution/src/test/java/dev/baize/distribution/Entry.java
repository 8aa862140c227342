package dev.baize.distribution;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;

/**
 * A file or folder in an archive of tar.
 *
 * @param name its path; that of a folder ends with a slash
 * @param mode its permissions, in octal digits
 * @param owner the numbers and names of its user and its group
 * @param time when it changed
 * @param crc of its content, as zip writes it
 */
record Entry(String name, String mode, String owner, Instant time, long crc) {

  private static final int BLOCK = 512;

  /** All that a file has, in its order. */
  static List<Entry> all(Path file) throws IOException {
    List<Entry> all = new ArrayList<>();
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      for (byte[] block = in.readNBytes(BLOCK); block[0] != 0; block = in.readNBytes(BLOCK)) {
        long size = Long.parseLong(text(block, 124, 11), 8);
        CRC32 crc = new CRC32();
        crc.update(in.readNBytes((int) size));
        in.skipNBytes((BLOCK - size % BLOCK) % BLOCK);
        all.add(entry(block, crc.getValue()));
      }
    }
    return all;
  }

  private static Entry entry(byte[] block, long crc) {
    int type = block[156];
    if (type != '0' && type != '5') {
      throw new IllegalArgumentException(
          "neither file nor folder: " + HexFormat.of().toHexDigits((byte) type));
    }
    String owner =
        String.join(
            " ",
            Integer.valueOf(text(block, 108, 7), 8).toString(),
            Integer.valueOf(text(block, 116, 7), 8).toString(),
            text(block, 265, 32),
            text(block, 297, 32));
    return new Entry(
        text(block, 0, 100),
        text(block, 100, 7).substring(4),
        owner.strip(),
        Instant.ofEpochSecond(Long.parseLong(text(block, 136, 11), 8)),
        crc);
  }

  private static String text(byte[] block, int start, int length) {
    String field = new String(Arrays.copyOfRange(block, start, start + length), US_ASCII);
    int end = field.indexOf('\0');
    return (end < 0 ? field : field.substring(0, end)).strip();
  }
}
