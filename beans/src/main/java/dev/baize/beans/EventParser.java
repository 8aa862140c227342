package dev.baize.beans;

import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.text.Excerpt;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parses the text of an event, one form after another until one fits. A form is a format string
 * with {@code %d} for each number and {@code %s} for each name.
 */
final class EventParser<E extends Event> {

  private static final Map<String, Pattern> PATTERNS = new ConcurrentHashMap<>();

  private final String text;
  private @Nullable E event;

  EventParser(String text) {
    this.text = text;
  }

  /** Tries a form that makes an event of its {@link Fields}. */
  EventParser<E> form(String form, Function<Fields, E> maker) {
    if (event == null) {
      Matcher matcher = PATTERNS.computeIfAbsent(form, EventParser::pattern).matcher(text);
      event = matcher.matches() ? made(maker, new Fields(matcher)) : null;
    }
    return this;
  }

  private static Pattern pattern(String form) {
    return Pattern.compile(
        form.replace("seat %d", "seat ([01])")
            .replace("%d", "(0|[1-9]\\d{0,2})")
            .replace("%s", "(.+)"));
  }

  private E made(Function<Fields, E> maker, Fields fields) {
    try {
      return maker.apply(fields);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "%s is no event of beans: %s".formatted(Excerpt.quote(text), e.getMessage()), e);
    }
  }

  /**
   * The event.
   *
   * @throws IllegalArgumentException if no form fits; quotes the text
   */
  E event() {
    if (event == null) {
      throw new IllegalArgumentException(
          "%s is no event of beans, such as \"seat 1 plays Red\"".formatted(Excerpt.quote(text)));
    }
    return event;
  }

  /** The numbers and names in a text, counted from 1. */
  record Fields(MatchResult groups) {

    int number(int field) {
      return Integer.parseInt(groups.group(field));
    }

    Seat seat(int field) {
      return Seat.of(number(field));
    }

    Bean bean(int field) {
      return Bean.parse(groups.group(field));
    }

    List<Bean> beans(int field) {
      return Arrays.stream(groups.group(field).split(" ", -1)).map(Bean::parse).toList();
    }

    /** A chain of a length and a bean, which sells for the coins that the text says. */
    Chain chain(int length, int bean, int coins) {
      Chain chain = new Chain(bean(bean), number(length));
      if (chain.coins() != number(coins)) {
        throw new IllegalArgumentException(chain + " sells for " + chain.coins());
      }
      return chain;
    }
  }
}
