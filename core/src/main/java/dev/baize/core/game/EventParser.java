package dev.baize.core.game;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses the text of a game's events, given the format strings that print it. Immutable.
 *
 * @param <E> the events of the game
 */
public final class EventParser<E extends Event> {

  private final String game;
  private final int seats;
  private final String example;
  private final List<Format<E>> formats;

  private EventParser(Builder<E> builder) {
    this.game = builder.game;
    this.seats = builder.seats;
    this.example = builder.example;
    this.formats = List.copyOf(builder.formats);
  }

  private record Format<E>(Pattern pattern, Function<Fields, ? extends E> event) {}

  /**
   * {@return a builder for a parser, without formats yet}
   *
   * @param <E> the events of the game
   * @param game the name of the game, for messages
   * @param seats the number of seats at the table; text with any other seat is rejected
   * @param example the text of an event, for messages
   */
  public static <E extends Event> Builder<E> builder(String game, int seats, String example) {
    return new Builder<>(game, seats, example);
  }

  /**
   * {@return the event with this text} Formats are tried in the order in which they were added; the
   * first match decides.
   *
   * @param text an event's {@linkplain Event#text text}
   * @throws IllegalArgumentException if no format matches, or a field is invalid for its event; the
   *     message quotes the text
   */
  public E parse(String text) {
    for (Format<E> format : formats) {
      Matcher matcher = format.pattern.matcher(text);
      if (matcher.matches()) {
        return event(format, matcher, text);
      }
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "%s is not an event of %s; expected one such as \"%s\"",
            Excerpt.quote(text),
            game,
            example));
  }

  private E event(Format<E> format, MatchResult match, String text) {
    try {
      return format.event.apply(new Fields(match, seats));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s is not an event of %s: %s",
              Excerpt.quote(text),
              game,
              e.getMessage()),
          e);
    }
  }

  /** The fields of one text, in the order of the format's specifiers, numbered from 1. */
  public static final class Fields {

    private final MatchResult match;
    private final int seats;

    private Fields(MatchResult match, int seats) {
      this.match = match;
      this.seats = seats;
    }

    private String text(int field) {
      return match.group(field);
    }

    /**
     * {@return the value of a field}
     *
     * @param <T> the type of the value
     * @param field the field's number
     * @param parser parses its text, which is not empty; may throw {@link IllegalArgumentException}
     */
    public <T> T value(int field, Function<String, T> parser) {
      return parser.apply(text(field));
    }

    /**
     * {@return the number in a field}
     *
     * @param field the number of a field that was printed by {@code %d}
     * @throws IllegalArgumentException if it is more than {@link Long#MAX_VALUE}
     */
    public long number(int field) {
      return WholeNumber.parseShortest(text(field), 0, Long.MAX_VALUE);
    }

    /**
     * {@return the number in a field, as an {@code int}}
     *
     * @param field the number of a field that was printed by {@code %d}
     * @throws IllegalArgumentException if it is more than {@link Integer#MAX_VALUE}
     */
    public int smallNumber(int field) {
      return (int) WholeNumber.parseShortest(text(field), 0, Integer.MAX_VALUE);
    }

    /**
     * {@return the seat in a field}
     *
     * @param field the number of a field that was printed by {@code %d}
     * @throws IllegalArgumentException if the table has no such seat
     */
    public Seat seat(int field) {
      long index = number(field);
      checkArgument(index < seats, "no seat %s; expected 0 to %s", index, seats - 1);
      return Seat.of((int) index);
    }

    /**
     * {@return the constant in a field}
     *
     * @param <T> the enum
     * @param field the number of a field that holds a constant's {@link Enum#name}
     * @param type the enum's class
     * @throws IllegalArgumentException if the enum has no such constant; the message lists all
     *     constants
     */
    public <T extends Enum<T>> T constant(int field, Class<T> type) {
      String name = text(field);
      T[] constants = type.getEnumConstants();
      for (T constant : constants) {
        if (constant.name().equals(name)) {
          return constant;
        }
      }
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "%s is none of %s", Excerpt.quote(name), Arrays.toString(constants)));
    }
  }

  /**
   * Builds a parser; obtained from {@link EventParser#builder}.
   *
   * @param <E> the events of the game
   */
  public static final class Builder<E extends Event> {

    private final String game;
    private final int seats;
    private final String example;
    private final List<Format<E>> formats = new ArrayList<>();

    private Builder(String game, int seats, String example) {
      this.game = requireNonNull(game);
      this.seats = seats;
      this.example = requireNonNull(example);
    }

    /**
     * Adds a format.
     *
     * @param format the format string that prints the event: {@code %d} stands for a number, 0 or
     *     more, and {@code %s} for text that is not empty
     * @param event creates the event from the fields; may throw {@link IllegalArgumentException}
     * @return this builder
     */
    public Builder<E> format(String format, Function<Fields, ? extends E> event) {
      formats.add(new Format<>(pattern(format), requireNonNull(event)));
      return this;
    }

    private static Pattern pattern(String format) {
      String literal = Pattern.quote(format);
      return Pattern.compile(
          literal.replace("%d", "\\E(0|[1-9][0-9]*)\\Q").replace("%s", "\\E(.+)\\Q"));
    }

    /** {@return the parser} */
    public EventParser<E> build() {
      return new EventParser<>(this);
    }
  }
}
