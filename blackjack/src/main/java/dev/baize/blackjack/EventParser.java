package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.game.Event;
import dev.baize.core.text.Excerpt;
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
        form.replace("%d", "([0-9]{1,19})").replace("%s,", "([A-Z_]+),").replace("%s", "(.+)"));
  }

  private E made(Function<Fields, E> maker, Fields fields) {
    try {
      return maker.apply(fields);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "%s is no event of blackjack: %s".formatted(Excerpt.quote(text), e.getMessage()), e);
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
          "%s is no event of blackjack, such as \"the player bets 5\""
              .formatted(Excerpt.quote(text)));
    }
    return event;
  }

  /** The numbers and names in a text, counted from 1. */
  record Fields(MatchResult groups) {

    long number(int field) {
      return LongParser.parse(groups.group(field));
    }

    int small(int field) {
      return Integer.parseInt(groups.group(field));
    }

    Card card(int field) {
      return Card.parse(groups.group(field));
    }

    HandResult result(int field) {
      return HandResult.valueOf(groups.group(field));
    }
  }
}
