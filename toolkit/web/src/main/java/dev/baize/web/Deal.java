package dev.baize.web;

import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.table.SceneHtml;
import dev.baize.web.DealProof.Share;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The deal of a game to which browsers add bytes: all commit to theirs, the server first, and
 * reveal them when all have committed. Not thread-safe.
 */
final class Deal {

  static final Reply LATE = Reply.refusal(Reply.CONFLICT, "That is too late, or was done before.");

  /** What people are told before a deal. */
  static final List<String> RULES =
      List.of(
          "Nobody chooses the cards: this server and every browser commit to random bytes, and"
              + " reveal them when all have committed. The cards follow from all of them."
              + " Anyone whose browser does not do so within a minute is named and left out.",
          "The host's computer deals them; whoever owns it could look at hands, or change this"
              + " page.");

  private final Header header;
  private final Map<String, SeatFeed> people;
  private final Supplier<Seed> random;
  private final Executor later;
  private final Consumer<Header> then;
  private String table = "";

  /** Why the deal is made anew, if it is. */
  private List<String> why = List.of();

  private volatile boolean ended;

  /** What the server and each who takes part has added; empty for what is still to come. */
  private final List<Share> shares = new ArrayList<>();

  /**
   * The deal of a game for people, by name: does something later, when it is too late to add what
   * was asked for, and then goes on with the header that has the seed.
   */
  Deal(
      Header header,
      Map<String, SeatFeed> people,
      Supplier<Seed> random,
      Executor later,
      Consumer<Header> then) {
    this.header = header;
    this.people = people;
    this.random = random;
    this.later = later;
    this.then = then;
  }

  /** Makes the deal, to which all people add. */
  void begin() {
    begin(header.names(), List.of());
  }

  /** Makes the deal anew, to which some people add. If there are none, the server deals alone. */
  private void begin(List<String> some, List<String> since) {
    why = since;
    table = drawn(1) + DealProof.endOfTable(header);
    // 32 bytes.
    String own = drawn(4);
    shares.clear();
    String commitment = DealProof.commitment(table, DealProof.SERVER, own);
    shares.add(new Share(DealProof.SERVER, DealProof.THE_SERVER, commitment, own));
    for (Seat seat : header.people()) {
      String name = header.names().get(seat.index());
      if (some.contains(name)) {
        shares.add(new Share(Integer.toString(seat.index()), name, "", ""));
      }
    }
    if (isMade()) {
      then.accept(header);
    } else {
      await();
    }
  }

  private String drawn(int numbers) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < numbers; i++) {
      text.append(HexFormat.of().toHexDigits(random.get().value()));
    }
    return text.toString();
  }

  private boolean isCommitted() {
    return shares.stream().noneMatch(share -> share.commitment().isEmpty());
  }

  private boolean isMade() {
    return shares.stream().noneMatch(share -> share.bytes().isEmpty());
  }

  /** Whether somebody who takes part has not added what is asked for now. */
  private boolean isMissing(Share share) {
    return (isCommitted() ? share.bytes() : share.commitment()).isEmpty();
  }

  /** Asks all browsers for what they add now, and deals anew without those that do not in time. */
  private void await() {
    show();
    String asked = table;
    boolean committed = isCommitted();
    later.execute(
        () -> {
          if (!ended && table.equals(asked) && isCommitted() == committed && !isMade()) {
            List<String> missing = missing();
            List<String> others = new ArrayList<>(shares.stream().map(Share::name).toList());
            others.removeAll(missing);
            String left =
                "The cards are dealt anew without the bytes of "
                    + String.join(", ", missing)
                    + ", which did not come within a minute.";
            begin(others, List.of(left));
          }
        });
  }

  private List<String> missing() {
    return shares.stream().filter(this::isMissing).map(Share::name).toList();
  }

  /** Shows everyone who is waited for. */
  private void show() {
    List<String> lines = new ArrayList<>(why);
    lines.add("Waiting for " + String.join(", ", missing()) + ".");
    lines.addAll(RULES);
    people.forEach((name, feed) -> feed.publish(TableHtml.dealing(lines, html(name))));
  }

  /** What the browser of a person needs to know: never any bytes. */
  private String html(String person) {
    StringBuilder html = new StringBuilder("<details><summary>Commitments</summary>");
    html.append("<ul id=\"deal\" data-table=\"").append(table);
    shares.stream()
        .skip(1)
        .filter(share -> share.name().equals(person))
        .forEach(share -> html.append("\" data-seat=\"").append(share.seat()));
    html.append(isCommitted() ? "\" data-reveal=\"" : "").append("\">");
    for (Share share : isCommitted() ? shares : shares.subList(0, 1)) {
      html.append("<li>").append(SceneHtml.of(share.name())).append(": <code data-seat=\"");
      html.append(share.seat()).append("\">").append(share.commitment()).append("</code></li>");
    }
    return html.append("</ul></details>").toString();
  }

  /** Takes the commitment of a person, or the bytes if all have committed. */
  Reply add(String name, Map<String, String> fields) {
    boolean reveals = fields.containsKey("bytes");
    String added = fields.getOrDefault(reveals ? "bytes" : "commitment", "");
    if (!DealProof.isHash(added)) {
      return Reply.refusal(Reply.NO_ANSWER, "Expected 64 hexadecimal digits.");
    }
    for (int i = 0; i < shares.size() && !ended && table.equals(fields.get("table")); i++) {
      Share share = shares.get(i);
      if (share.name().equals(name) && reveals == isCommitted() && isMissing(share)) {
        String commitment = reveals ? DealProof.commitment(table, share.seat(), added) : added;
        if (reveals && !commitment.equals(share.commitment())) {
          return Reply.refusal(Reply.NO_ANSWER, "These are not the bytes of your commitment.");
        }
        shares.set(i, new Share(share.seat(), name, commitment, reveals ? added : ""));
        if (isMade()) {
          then.accept(new DealProof(table, shares).dealt(header));
        } else if (isCommitted() && !reveals) {
          await();
        } else {
          show();
        }
        return Reply.page("");
      }
    }
    return LATE;
  }

  /** Goes on with nothing any more; any thread may say so. */
  void end() {
    ended = true;
  }
}
