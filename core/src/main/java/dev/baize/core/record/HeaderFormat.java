package dev.baize.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.game.Seat;
import dev.baize.core.lines.Fields;
import dev.baize.core.lines.FormatVersion;
import dev.baize.core.lines.LineReader;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.List;

/** Prints and parses the header of a record. */
final class HeaderFormat {

  static final int GAME_LINE = 2;
  static final int RULES_LINE = 3;

  static final FormatVersion FIRST = new FormatVersion("record", 1);

  private static final String WHOLE = "the header";
  private static final String GAME = "game: ";
  private static final String RULES = "rules: ";
  private static final String SEED = "seed: ";
  private static final String PLAYER = "player: ";
  private static final String ONE_PLAYER = LineReader.expected(PLAYER);
  private static final String MORE_PLAYERS = ONE_PLAYER + " or an empty line";

  private HeaderFormat() {}

  /** The line of the participant at a seat; given the number of seats, the empty line. */
  static int participantLine(int seat) {
    return RULES_LINE + 2 + seat;
  }

  /** The line of a decision, counted from 0. */
  static int decisionLine(Header header, int decision) {
    return participantLine(header.participants().size()) + 1 + decision;
  }

  static String print(Header header) {
    StringBuilder text = new StringBuilder(FIRST.text()).append('\n');
    text.append(GAME).append(header.game()).append('\n');
    text.append(RULES).append(header.rules()).append('\n');
    text.append(SEED).append(header.seed().value()).append('\n');
    for (Participant participant : header.participants()) {
      text.append(PLAYER).append(participant.player()).append(' ');
      text.append(escape(participant.name())).append('\n');
    }
    return text.append('\n').toString();
  }

  /**
   * Doubles each backslash, which leaves room for other escapes in later versions of the format.
   */
  private static String escape(String name) {
    return name.replace("\\", "\\\\");
  }

  /** Parses the lines after the first, up to and including the empty line. */
  static Header parse(LineReader lines) {
    String name = lines.value(WHOLE, GAME);
    String game = lines.parse(() -> Fields.requireWord("game", name));
    String settings = lines.value(WHOLE, RULES);
    String rules = lines.parse(() -> Fields.requireRules(settings));
    String number = lines.value(WHOLE, SEED);
    Seed seed =
        lines.parse(
            () -> Seed.of(Fields.requireNumber("seed", number, Long.MIN_VALUE, Long.MAX_VALUE)));
    return new Header(game, rules, seed, participants(lines));
  }

  private static List<Participant> participants(LineReader lines) {
    List<Participant> participants = new ArrayList<>();
    String line = lines.next(WHOLE, ONE_PLAYER);
    do {
      String value = lines.value(line, PLAYER, participants.isEmpty() ? ONE_PLAYER : MORE_PLAYERS);
      if (participants.size() == Seat.MAX_COUNT) {
        throw lines.malformed(
            lenientFormat(
                "%s is one player too many; expected %s at most",
                Excerpt.quote(line), Seat.MAX_COUNT));
      }
      participants.add(lines.parse(() -> participant(value)));
      line = lines.next(WHOLE, MORE_PLAYERS);
    } while (!line.isEmpty());
    return participants;
  }

  private static Participant participant(String text) {
    int space = text.indexOf(' ');
    checkArgument(
        space >= 0, "player %s: expected a player, a space and a name", Excerpt.quote(text));
    String escaped = text.substring(space + 1);
    String name = escaped.replace("\\\\", "\\");
    checkArgument(
        escape(name).equals(escaped),
        "name %s: expected each backslash twice",
        Excerpt.quote(escaped));
    return new Participant(text.substring(0, space), name).requireRecordable();
  }
}
