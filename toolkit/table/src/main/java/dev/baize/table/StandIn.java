package dev.baize.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import dev.baize.core.record.Header;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A player that decided in the place of a person who was gone. The record says so in a note, such
 * as {@code Expert decided for seat 2: decisions 15 to 21}: those of the seat among the decisions
 * with these numbers, which count those of all seats from 1 on. A single one is {@code decision
 * 15}. While nobody knows the last one, the note ends with {@code decisions 15 on}.
 *
 * @param player the player, with its settings
 * @param seat where the person sits
 * @param first the number of the first decision
 * @param last the number of the last one; {@link #OPEN} if it is not known
 */
public record StandIn(String player, Seat seat, int first, int last) {

  /** The number of the last decision of a player that decides all that follow. */
  public static final int OPEN = Integer.MAX_VALUE;

  private static final Pattern NOTE =
      Pattern.compile(
          "(.+) decided for seat (\\d|[1-5]\\d|6[0-3]): decisions? (\\d{1,9})(?: (on)| to"
              + " (\\d{1,9}))?");

  /**
   * Requires a player and a seat.
   *
   * @param player the player, with its settings
   * @param seat where the person sits
   * @param first the number of the first decision
   * @param last the number of the last one
   */
  public StandIn {
    requireNonNull(player);
    requireNonNull(seat);
  }

  /**
   * {@return those whom the notes of a record name, in their order}
   *
   * @param header the start of a record
   */
  public static List<StandIn> of(Header header) {
    return header.notes().stream().map(StandIn::parse).flatMap(Optional::stream).toList();
  }

  /** Empty if the note says something else. */
  private static Optional<StandIn> parse(String note) {
    Matcher said = NOTE.matcher(note);
    if (!said.matches()) {
      return Optional.empty();
    }
    Seat seat = Seat.of(Integer.parseInt(said.group(2)));
    int first = Integer.parseInt(said.group(3));
    int last =
        said.group(4) != null
            ? OPEN
            : said.group(5) == null ? first : Integer.parseInt(said.group(5));
    return Optional.of(new StandIn(said.group(1), seat, first, last));
  }

  /**
   * {@return the words of the note}
   *
   * @param person what the person is called; by the number of the seat in the note itself
   */
  public String text(String person) {
    String numbers =
        first == last
            ? "decision " + first
            : "decisions " + first + (isOpen() ? " on" : " to " + last);
    return player + " decided for " + person + ": " + numbers;
  }

  String text() {
    return text(seat.toString());
  }

  boolean isOpen() {
    return last == OPEN;
  }

  /**
   * {@return whether a decision was not the person's}
   *
   * @param by the seat that decided
   * @param number the number of the decision among those of all seats, from 1
   */
  public boolean decided(Seat by, int number) {
    return by.equals(seat) && number >= first && number <= last;
  }

  /**
   * The notes of a record in which no player decides for some seats after a number of decisions.
   */
  static List<String> ended(List<String> notes, Predicate<? super Seat> seats, int decisions) {
    List<String> ended = new ArrayList<>();
    for (String note : notes) {
      Optional<StandIn> named = parse(note).filter(each -> seats.test(each.seat));
      named.map(each -> each.until(decisions)).orElse(Stream.of(note)).forEach(ended::add);
    }
    return ended;
  }

  private Stream<String> until(int decisions) {
    StandIn shorter = new StandIn(player, seat, first, Math.min(last, decisions));
    return first > decisions ? Stream.empty() : Stream.of(shorter.text());
  }
}
