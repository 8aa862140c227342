package dev.baize.review.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.record.MatchRecord;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A file of Euchre Game Notation, versions 1.0 to 1.4: a game of euchre and what people wrote
 * beside it, all of which is kept. Immutable.
 */
public final class Egn {

  /** Begins the note of a record that has the file that it was made of. */
  private static final String NOTE = "egn ";

  private final String text;
  private final MatchRecord record;

  private Egn(String text, MatchRecord record) {
    this.text = text;
    this.record = record;
  }

  /**
   * {@return what a file holds}
   *
   * @param bytes the whole file
   * @param name how messages name it
   * @throws dev.baize.core.record.MalformedFileException if it is not EGN, or its game is not one
   *     that can be played here; names the line and the deal
   */
  public static Egn parse(byte[] bytes, String name) {
    String place = requireNonNull(name) + ":";
    JsonText json = JsonText.parse(bytes, place);
    return new Egn(new String(bytes, StandardCharsets.UTF_8), new EgnReader(json, place).record());
  }

  /**
   * {@return the game of a record}
   *
   * @param record of euchre
   * @throws dev.baize.core.record.MalformedFileException if it is not, or a decision is illegal
   */
  public static Egn of(MatchRecord record) {
    MatchRecord game = withNotes(record, List.of());
    for (String note : record.header().notes()) {
      if (note.startsWith(NOTE)) {
        byte[] kept = note.substring(NOTE.length()).getBytes(StandardCharsets.UTF_8);
        JsonText json = JsonText.parse(kept, "note: ");
        if (new EgnReader(json, "note: ").record().equals(game)) {
          return new Egn(JsonText.print(json.root()), game);
        }
      }
    }
    return new Egn(JsonText.print(EgnWriter.write(game)), game);
  }

  private static MatchRecord withNotes(MatchRecord record, List<String> notes) {
    return MatchRecord.of(record.header().withNotes(notes)).plus(record.decisions());
  }

  /**
   * {@return the game as a record} The cards that nobody saw are filled in, and marked as such in
   * its deals.
   */
  public MatchRecord record() {
    return record;
  }

  /**
   * {@return the game as a record, with a note of all else that is in the file, from which {@link
   * #of} restores it as long as nothing more is decided}
   */
  public MatchRecord annotatedRecord() {
    JsonText json = JsonText.parse(text.getBytes(StandardCharsets.UTF_8), "line ");
    return json.root().equals(EgnWriter.write(record))
        ? record
        : withNotes(record, List.of(NOTE + JsonText.printLine(json.root())));
  }

  /** {@return the text of the file} */
  public String text() {
    return text;
  }

  /**
   * {@return the same file with one more comment}
   *
   * @param decision the index of a decision of the {@linkplain #record() record}; a discard, and
   *     whether somebody defends alone, are commented on where trump was made
   * @param comment for people; it may begin with one of EGN's labels, such as {@code [?!]}
   */
  public Egn annotated(int decision, String comment) {
    JsonText json = JsonText.parse(text.getBytes(StandardCharsets.UTF_8), "line ");
    List<EgnReader.Spot> spots = new EgnReader(json, "line ").spots();
    checkArgument(
        decision >= 0 && decision < spots.size(),
        "decision %s; expected 0 to %s",
        decision,
        spots.size() - 1);
    EgnReader.Spot spot = spots.get(decision);
    Map<String, @Nullable Object> comments = new LinkedHashMap<>();
    if (spot.phase().get(spot.annotations()) instanceof Map<?, ?> present) {
      present.forEach((index, each) -> comments.put((String) index, each));
    }
    String index = Integer.toString(spot.index());
    List<@Nullable Object> all = new ArrayList<>();
    if (comments.get(index) instanceof List<?> present) {
      all.addAll(present);
    }
    all.add(requireNonNull(comment));
    comments.put(index, all);
    spot.phase().put(spot.annotations(), comments);
    return new Egn(JsonText.print(json.root()), record);
  }
}
