package dev.baize.review.notation;

import static java.util.Objects.requireNonNull;

import dev.baize.core.lines.FileErrors;
import dev.baize.core.lines.FormatReader;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordWriter;
import dev.baize.study.file.ResultFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** How the game in a file is written down, by the ending of its name. */
public enum Notation {
  /** Euchre Game Notation, {@code .egn}; read and written. */
  EGN,
  /** The notation in which an app reports hands of euchre, {@code .ptn}; read only. */
  PTN,
  /** A record, whatever the name. */
  RECORD;

  /**
   * {@return the notation of a file}
   *
   * @param file any file
   */
  public static Notation of(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    if (name.endsWith(".egn")) {
      return EGN;
    }
    return name.endsWith(".ptn") ? PTN : RECORD;
  }

  /**
   * {@return the game in a file as a record}
   *
   * @param file in any of the notations
   * @throws dev.baize.core.record.MalformedFileException if the file does not hold a game that can
   *     be played here; names the line
   * @throws IOException if it cannot be read; the message names it
   */
  public static MatchRecord read(Path file) throws IOException {
    return switch (of(file)) {
      case EGN -> egn(file).record();
      case PTN -> PtnReader.read(bytes(file), file.toString());
      case RECORD -> MatchRecord.read(file);
    };
  }

  /**
   * {@return a file of Euchre Game Notation, with all that is written beside the game}
   *
   * @param file in this notation, whatever its name
   * @throws dev.baize.core.record.MalformedFileException if it is not, or its game is not one that
   *     can be played here; names the line
   * @throws IOException if it cannot be read; the message names it
   */
  public static Egn egn(Path file) throws IOException {
    return Egn.parse(bytes(file), file.toString());
  }

  private static byte[] bytes(Path file) throws IOException {
    try {
      FileErrors.requireRegular(file);
      FormatReader.requireSize(Files.size(file));
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw FileErrors.explain(file, "cannot be read", e);
    }
  }

  /**
   * Writes the game in a file to a new file. Whatever else a file of EGN has is kept, in a note of
   * a record.
   *
   * @param from in any of the notations
   * @param to does not exist, or is empty
   * @throws dev.baize.core.record.MalformedFileException as {@link #read} does, and if the other
   *     notation cannot hold the game
   * @throws IOException if a file cannot be read or written, or exists; the message names it
   */
  public static void convert(Path from, Path to) throws IOException {
    requireNonNull(from);
    switch (of(to)) {
      case EGN -> {
        Egn egn = of(from) == EGN ? egn(from) : Egn.of(read(from));
        ResultFile.of(to).write(egn.text().getBytes(StandardCharsets.UTF_8));
      }
      case PTN -> throw new IOException(to + " cannot be written: .ptn is read only");
      case RECORD -> {
        MatchRecord record = of(from) == EGN ? egn(from).annotatedRecord() : read(from);
        RecordWriter.create(to, record).close();
      }
    }
  }
}
