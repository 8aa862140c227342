package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
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
        form.replace("seat %d", "seat ([0-3])")
            .replace("side %s scores, %s", "side (EVEN|ODD) scores, (MADE|MARCH|EUCHRED)")
            .replace("side %s", "side (EVEN|ODD)")
            .replace("%d", "(\\d{1,6})")
            .replace("%s", "(.+)"));
  }

  private E made(Function<Fields, E> maker, Fields fields) {
    try {
      return maker.apply(fields);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "%s is no event of euchre: %s".formatted(Excerpt.quote(text), e.getMessage()), e);
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
          "%s is no event of euchre, such as \"seat 1 passes\"".formatted(Excerpt.quote(text)));
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

    Card card(int field) {
      return Card.parse(groups.group(field));
    }

    CardSet cards(int field) {
      return CardSet.parse(groups.group(field));
    }

    Suit suit(int field) {
      return Suit.parse(groups.group(field));
    }

    Side side(int field) {
      return Side.valueOf(groups.group(field));
    }

    HandResult result(int field) {
      return HandResult.valueOf(groups.group(field));
    }
  }
}
