package dev.baize.core.record;

import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.lines.Fields;
import dev.baize.core.lines.FormatReader;
import dev.baize.core.lines.LineReader;
import dev.baize.core.lines.Source;
import dev.baize.core.text.Plural;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The contents of a match's file: header and decisions. Immutable; equal if the texts are.
 *
 * <p>Only {@link RecordedMatch} checks that game and players exist and decisions are legal.
 */
public final class MatchRecord {

  private static final String IF_CUT = "; without this unfinished line, the record can be read";

  private static final String KIND = "record";

  private static final FormatReader<MatchRecord> READER =
      new FormatReader<>(KIND, true, MalformedFileException::new, MatchRecord::new);

  /** A bound on memory, should most decisions of a record be different. */
  private static final int MAX_KNOWN = 10_000;

  private final Source source;
  private final Header header;
  private final List<String> decisions;

  private MatchRecord(Header header, List<String> decisions) {
    this.source = new Source("line ", MalformedFileException::new);
    this.header = requireNonNull(header);
    this.decisions = List.copyOf(decisions);
  }

  /** Parses the lines after the first. */
  private MatchRecord(byte[] bytes, Source source) {
    this.source = source;
    LineReader lines = new LineReader(bytes, source, true);
    this.header = Header.parse(lines);
    List<String> parsed = new ArrayList<>();
    Map<String, String> known = new HashMap<>();
    for (String line = lines.next(IF_CUT); line != null; line = lines.next(IF_CUT)) {
      if (!line.isEmpty()) {
        parsed.add(decision(line, lines, known));
      } else if (!lines.isAtEnd()) {
        throw lines.malformed("an empty line; expected nothing after it but the end of the record");
      }
    }
    this.decisions = List.copyOf(parsed);
  }

  /**
   * {@return the record of a match before its first decision}
   *
   * @param header the header
   */
  public static MatchRecord of(Header header) {
    return new MatchRecord(header, List.of());
  }

  /**
   * {@return the record in a file, read in time linear in its length} If the file does not begin
   * like a record, only the beginning is read. An editor may have saved it: with a byte order mark,
   * lines that end in CR LF, or empty lines at the end.
   *
   * @param file a complete record
   * @throws MalformedFileException if the file is not a record, or is incomplete
   * @throws NoSuchFileException if there is no such file
   * @throws IOException if it cannot be read, or is a folder, pipe or device; names it
   */
  public static MatchRecord read(Path file) throws IOException {
    return RecordLocks.read(file, READER::read, MatchRecord::read);
  }

  /**
   * {@return the record in a stream, which is read up to its end}
   *
   * @param in a complete record; not closed
   * @param name how messages name the stream, such as {@code standard input}
   * @throws MalformedFileException if it is not a record, or is incomplete
   * @throws IOException if the stream cannot be read
   */
  public static MatchRecord read(InputStream in, String name) throws IOException {
    return READER.read(requireNonNull(in), requireNonNull(name));
  }

  /**
   * {@return the record with a text}
   *
   * @param text as returned by {@link #text}
   * @throws MalformedFileException if the text is not a record, or is incomplete
   */
  public static MatchRecord parse(String text) {
    return READER.parse(text);
  }

  /**
   * {@return the text of a decision}
   *
   * @param decision of any game
   */
  public static String textOf(Decision decision) {
    return Fields.requireBare("decision", decision.text());
  }

  /**
   * {@return the record of the same match after more decisions}
   *
   * @param texts the texts of the decisions, in order
   */
  public MatchRecord plus(List<String> texts) {
    List<String> all = new ArrayList<>(decisions);
    texts.forEach(text -> all.add(Fields.requireBare("decision", text)));
    return new MatchRecord(header, all);
  }

  static MatchRecord read(byte[] bytes, Path file) throws IOException {
    return READER.read(new ByteArrayInputStream(bytes), file.toString());
  }

  /** The decision in a line: the same object for equal lines, of which long records have many. */
  private static String decision(String line, LineReader lines, Map<String, String> known) {
    String earlier = known.get(line);
    if (earlier != null) {
      return earlier;
    }
    String decision = lines.parse(() -> Fields.requireBare("decision", line));
    if (known.size() < MAX_KNOWN) {
      known.put(decision, decision);
    }
    return decision;
  }

  /**
   * {@return whether this has the header and all decisions of another record, and perhaps more}
   *
   * @param other any record
   */
  public boolean continues(MatchRecord other) {
    int known = other.decisions.size();
    return known <= decisions.size()
        && header.equals(other.header)
        && decisions.subList(0, known).equals(other.decisions);
  }

  /** {@return the header} */
  public Header header() {
    return header;
  }

  /** {@return the texts of the decisions, in order} */
  public List<String> decisions() {
    return decisions;
  }

  /** {@return the text of the whole file, as this class writes it} */
  public String text() {
    StringBuilder text =
        new StringBuilder(FormatReader.firstLine(KIND)).append('\n').append(header.text());
    decisions.forEach(decision -> text.append(decision).append('\n'));
    return text.toString();
  }

  /** {@return the source, by which messages name lines} */
  Source source() {
    return source;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MatchRecord that
        && header.equals(that.header)
        && decisions.equals(that.decisions);
  }

  @Override
  public int hashCode() {
    return Objects.hash(header, decisions);
  }

  @Override
  public String toString() {
    return lenientFormat(
        "record of %s, %s", header.game(), Plural.of(decisions.size(), "decision"));
  }
}
