package dev.baize.web;

import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.table.SceneHtml;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A deal to which browsers add bytes: all commit to theirs, the server first, and reveal them when
 * all have committed. Not thread-safe.
 */
final class Deal {

  private static final int BYTES = 32;
  static final Reply LATE = Reply.refusal(Reply.CONFLICT, "That is too late, or was done before.");

  private final Header header;
  private final List<Seat> seats;
  private final String table;

  /** What each seat has committed to, and revealed; empty for what is still to come. */
  private final Map<String, String> commitments = new LinkedHashMap<>();

  private final Map<String, String> bytes = new LinkedHashMap<>();

  /** A deal for the game of a header, to which the people at some seats add. */
  Deal(Header header, List<Seat> seats, Supplier<Seed> random) {
    this.header = header;
    this.seats = List.copyOf(seats);
    this.table = drawn(random, Long.BYTES);
    String own = drawn(random, BYTES);
    commitments.put(DealProof.SERVER, DealProof.commitment(table, DealProof.SERVER, own));
    bytes.put(DealProof.SERVER, own);
    seats.forEach(
        seat -> {
          commitments.put(word(seat), "");
          bytes.put(word(seat), "");
        });
  }

  private static String drawn(Supplier<Seed> random, int bytes) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < bytes; i += Long.BYTES) {
      text.append(HexFormat.of().toHexDigits(random.get().value()));
    }
    return text.toString();
  }

  /** The seat in hashes and notes. */
  private static String word(Seat seat) {
    return Integer.toString(seat.index());
  }

  private String name(String seat) {
    return seat.equals(DealProof.SERVER)
        ? DealProof.THE_SERVER
        : header.names().get(Integer.parseInt(seat));
  }

  /** The header of the game before it is dealt. */
  Header header() {
    return header;
  }

  /** Whether all have committed, and now reveal. */
  boolean isCommitted() {
    return !commitments.containsValue("");
  }

  /** Whether all have revealed. */
  boolean isMade() {
    return !bytes.containsValue("");
  }

  /** The seats whose people have done what is to be done now, or have not. */
  List<Seat> seats(boolean done) {
    return seats.stream().filter(seat -> isDone(seat) == done).toList();
  }

  private boolean isDone(Seat seat) {
    return !(isCommitted() ? bytes : commitments).getOrDefault(word(seat), "").isEmpty();
  }

  /** Takes the commitment of a seat, or its bytes if all have committed. */
  Reply add(Seat seat, Map<String, String> fields) {
    boolean reveals = fields.containsKey("bytes");
    String added = fields.getOrDefault(reveals ? "bytes" : "commitment", "");
    if (!DealProof.isHash(added)) {
      return Reply.refusal(Reply.NO_ANSWER, "Expected 64 hexadecimal digits.");
    }
    if (!table.equals(fields.get("table"))
        || reveals != isCommitted()
        || isDone(seat)
        || !seats.contains(seat)) {
      return LATE;
    }
    String word = word(seat);
    String commitment = reveals ? DealProof.commitment(table, word, added) : added;
    if (reveals && !commitment.equals(commitments.get(word))) {
      return Reply.refusal(Reply.NO_ANSWER, "These are not the bytes of your commitment.");
    }
    (reveals ? bytes : commitments).put(word, added);
    return Reply.page("");
  }

  /** The header of the game whose cards the bytes of all make. */
  Header dealt() {
    List<DealProof.Share> shares = new ArrayList<>();
    commitments.forEach(
        (seat, commitment) ->
            shares.add(
                new DealProof.Share(seat, name(seat), commitment, bytes.getOrDefault(seat, ""))));
    DealProof proof = new DealProof(table, shares);
    return new Header(
        header.game(),
        header.rules(),
        proof.seed(),
        header.deals(),
        proof.notes(),
        header.participants());
  }

  /** What the browser of a seat needs to know: never any bytes. */
  String html(Seat seat) {
    String word = word(seat);
    StringBuilder html = new StringBuilder("<details><summary>Commitments</summary>");
    html.append("<ul id=\"deal\" data-table=\"").append(table);
    html.append(commitments.containsKey(word) ? "\" data-seat=\"" + word : "");
    html.append(isCommitted() ? "\" data-reveal=\"" : "").append("\">");
    commitments.forEach(
        (each, commitment) -> {
          if (isCommitted() || each.equals(DealProof.SERVER)) {
            html.append("<li>").append(SceneHtml.of(name(each))).append(": <code data-seat=\"");
            html.append(each).append("\">").append(commitment).append("</code></li>");
          }
        });
    return html.append("</ul></details>").toString();
  }
}
