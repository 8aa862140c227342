package dev.baize.study.file;

import dev.baize.core.record.MalformedFileException;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;

/** Whether a file has the result of a simulation or of a tournament, as its first line says. */
public enum ResultKind {
  /** The result of a simulation. */
  SIMULATION("baize result "),

  /** The result of a tournament. */
  TOURNAMENT("baize tournament ");

  private static final String EXPECTED =
      String.format(
          Locale.ROOT, "expected \"%s1\" or \"%s1\"", SIMULATION.beginning, TOURNAMENT.beginning);

  private static final int SHOWN = 100;

  /** A byte order mark, which is refused when the file is read. */
  private static final String MARK = "\uFEFF";

  private final String beginning;

  ResultKind(String beginning) {
    this.beginning = beginning;
  }

  /** Whether a file is the result of a study, as far as its first line says. */
  public static boolean isIn(Path file) {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try {
      of(file);
      return true;
    } catch (MalformedFileException e) {
      return false;
    }
  }

  /** The kind of a file; {@link #SIMULATION} if it cannot be read, as the next reader reports. */
  public static ResultKind of(Path file) {
    if (!Files.isRegularFile(file)) {
      return SIMULATION;
    }
    String start;
    try (InputStream in = Files.newInputStream(file)) {
      start = new String(in.readNBytes(SHOWN), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return SIMULATION;
    }
    for (ResultKind kind : values()) {
      if (start.startsWith(kind.beginning) || start.startsWith(MARK + kind.beginning)) {
        return kind;
      }
    }
    String found =
        start.isEmpty()
            ? "the file is empty"
            : Excerpt.quote(start.split("\n", 2)[0]) + " begins no result";
    throw new MalformedFileException(file + ":", 1, found + "; " + EXPECTED, null);
  }
}
