package dev.baize.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import dev.baize.core.lines.Fields;
import dev.baize.core.lines.LineReader;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.List;

/**
 * The part of a record before the first decision: all that is needed to start the same match.
 *
 * @param game the registered name of the game, one word of at most 200 characters
 * @param rules the {@linkplain dev.baize.core.game.Rules#text text} of the rules, one line
 * @param seed the seed of the match
 * @param deals the cards of the first hands if they do not follow from the seed, each a line in the
 *     words of the game, at most {@value #MAX_DEALS}
 * @param notes lines that mean nothing to the game, such as from another program's file
 * @param participants one for each seat, in seat order
 */
public record Header(
    String game,
    String rules,
    Seed seed,
    List<String> deals,
    List<String> notes,
    List<Participant> participants) {

  /** The maximum number of deals that can be given. */
  public static final int MAX_DEALS = 1000;

  static final int GAME_LINE = 2;
  static final int RULES_LINE = 3;

  private static final String GAME = "game: ";
  private static final String RULES = "rules: ";
  private static final String SEED = "seed: ";
  private static final String DEAL = "deal: ";
  private static final String NOTE = "note: ";
  private static final String PLAYER = "player: ";

  /**
   * Copies the lists.
   *
   * @param game one word
   * @param rules one line
   * @param seed any seed
   * @param deals lines that are not empty
   * @param notes lines that are not empty
   * @param participants 1 to {@link Seat#MAX_COUNT}
   */
  public Header {
    game = Fields.requireWord("game", game);
    rules = Fields.requireRules(rules);
    requireNonNull(seed);
    deals = List.copyOf(deals);
    for (String deal : deals) {
      Fields.requireDeal(deal);
    }
    checkArgument(
        deals.size() <= MAX_DEALS, "%s deals; expected %s at most", deals.size(), MAX_DEALS);
    notes = List.copyOf(notes);
    for (String note : notes) {
      Fields.requireBare("note", note);
    }
    participants = List.copyOf(participants);
    checkArgument(
        !participants.isEmpty() && participants.size() <= Seat.MAX_COUNT,
        "%s participants; expected 1 to %s",
        participants.size(),
        Seat.MAX_COUNT);
  }

  /**
   * A header of a match whose deals all follow from the seed.
   *
   * @param game one word
   * @param rules one line
   * @param seed any seed
   * @param participants 1 to {@link Seat#MAX_COUNT}
   */
  public Header(String game, String rules, Seed seed, List<Participant> participants) {
    this(game, rules, seed, List.of(), List.of(), participants);
  }

  /** Parses the lines of a record after the first, up to and including the empty line. */
  static Header parse(LineReader lines) {
    String game = lines.take(GAME, text -> Fields.requireWord("game", text));
    String rules = lines.take(RULES, Fields::requireRules);
    Seed seed =
        lines.take(
            SEED,
            text -> Seed.of(Fields.requireNumber("seed", text, Long.MIN_VALUE, Long.MAX_VALUE)));
    List<String> deals = new ArrayList<>();
    while (lines.isAt(DEAL)) {
      deals.add(lines.take(DEAL, Fields::requireDeal));
      if (deals.size() > MAX_DEALS) {
        throw lines.malformed(lenientFormat("one deal too many; expected %s at most", MAX_DEALS));
      }
    }
    List<String> notes = new ArrayList<>();
    while (lines.isAt(NOTE)) {
      notes.add(lines.take(NOTE, note -> Fields.requireBare("note", note)));
    }
    List<Participant> participants = new ArrayList<>();
    do {
      participants.add(lines.take(PLAYER, Participant::parse));
    } while (lines.isAt(PLAYER) && participants.size() < Seat.MAX_COUNT);
    String more = LineReader.expected(PLAYER) + " or an empty line";
    String end = lines.required(more);
    if (!end.isEmpty()) {
      String problem =
          end.startsWith(PLAYER)
              ? lenientFormat(" is one player too many; expected %s at most", Seat.MAX_COUNT)
              : ": expected " + more;
      throw lines.malformed(Excerpt.quote(end) + problem);
    }
    return new Header(game, rules, seed, deals, notes, participants);
  }

  /** {@return the text that {@link #parse} reads} */
  String text() {
    StringBuilder text = new StringBuilder();
    text.append(GAME).append(game).append('\n');
    text.append(RULES).append(rules).append('\n');
    text.append(SEED).append(seed.value()).append('\n');
    deals.forEach(deal -> text.append(DEAL).append(deal).append('\n'));
    notes.forEach(note -> text.append(NOTE).append(note).append('\n'));
    participants.forEach(each -> text.append(PLAYER).append(each.text()).append('\n'));
    return text.append('\n').toString();
  }

  /** {@return the line of a deal, which is counted from 0} */
  static int dealLine(int deal) {
    return RULES_LINE + 2 + deal;
  }

  /** {@return the line of the participant at a seat; for the number of seats, the empty line} */
  int participantLine(int seat) {
    return dealLine(deals.size()) + notes.size() + seat;
  }

  /** {@return the line of a decision, which is counted from 0} */
  int decisionLine(int decision) {
    return participantLine(participants.size()) + 1 + decision;
  }

  /**
   * {@return the same header with other notes}
   *
   * @param other lines that are not empty
   */
  public Header withNotes(List<String> other) {
    return new Header(game, rules, seed, deals, other, participants);
  }

  /** {@return the names of the participants, in seat order} */
  public List<String> names() {
    return participants.stream().map(Participant::name).toList();
  }

  /** {@return the seats of the people} */
  public List<Seat> people() {
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < participants.size(); i++) {
      if (participants.get(i).isPerson()) {
        seats.add(Seat.of(i));
      }
    }
    return seats;
  }
}
