package dev.baize.cli.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.baize.protocol.line.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/** Says whether the {@link Bytes} of a file are a dataset, or the journal of one. */
final class Datasets {

  private static final String JOURNAL = ".journal";
  private static final Pattern JOURNAL_TEXT =
      Pattern.compile(
          "(?s)baize dataset 1\r?\nversion: .*\nadvice: (yes|no)\r?\n(written: [^\n]*\n)*");

  private Datasets() {}

  /** The name of the file that an option names, for one that may be a journal. */
  static String named(String name) {
    return name.endsWith(JOURNAL) ? name.substring(0, name.length() - JOURNAL.length()) : name;
  }

  static boolean areWhole(String name, String bytes) {
    try {
      if (name.endsWith(JOURNAL)) {
        return JOURNAL_TEXT.matcher(bytes).matches();
      }
      if (name.endsWith(".jsonl.gz")) {
        return bytes.isEmpty() || areRows(unzipped(Bytes.array(bytes)));
      }
      return name.endsWith(".jsonl") && areRows(Bytes.text(bytes));
    } catch (IOException e) {
      return false;
    }
  }

  private static String unzipped(byte[] bytes) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  private static boolean areRows(String text) throws IOException {
    for (String line : text.lines().toList()) {
      if (!Json.parse(line.getBytes(UTF_8)).containsKey("hand_scores")) {
        return false;
      }
    }
    return text.isEmpty() || text.endsWith("\n");
  }
}
