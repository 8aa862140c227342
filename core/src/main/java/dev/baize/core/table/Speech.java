package dev.baize.core.table;

import static java.util.Objects.requireNonNull;
import static java.util.Objects.requireNonNullElse;

import dev.baize.core.card.Deck;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Phrases who did what: for the person at one seat, who is "You", or for those who watch.
 *
 * @param seat where the person sits; empty for who watches, to whom all seats are others
 * @param names the names of the seats, by seat; long names are clipped
 */
public record Speech(Optional<Seat> seat, List<String> names) {

  private static final int MAX_LENGTH = 14;

  /** A seat and what follows it, a card, another word, or what is between words. */
  private static final Pattern WORD =
      Pattern.compile("[Ss]eat ([0-9]{1,2})\\b('s| [a-z]+s\\b)?|[A-Z]\\w+ of [A-Z]\\w+|\\w+|\\W+");

  private static final Map<String, StyledText> CARDS =
      Stream.concat(
              Deck.french().cards().stream()
                  .map(card -> Map.entry(card.toString(), StyledText.of(card))),
              Stream.of(Suit.values()).map(suit -> Map.entry(suit.toString(), named(suit))))
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  /**
   * Copies the names.
   *
   * @param seat where the person sits; empty for who watches
   * @param names the names of the seats, by seat
   */
  public Speech {
    requireNonNull(seat);
    names = List.copyOf(names);
  }

  /**
   * Phrases for the person at a seat.
   *
   * @param seat where the person sits
   * @param names the names of the seats, by seat
   */
  public Speech(Seat seat, List<String> names) {
    this(Optional.of(seat), names);
  }

  /**
   * {@return phrases for those who watch, to whom nobody is "You"}
   *
   * @param names the names of the seats, by seat
   */
  public static Speech forWatchers(List<String> names) {
    return new Speech(Optional.empty(), names);
  }

  /**
   * {@return whether the person sits there}
   *
   * @param other any seat
   */
  public boolean isYou(Seat other) {
    return seat.equals(Optional.of(other));
  }

  /**
   * {@return the name of a seat at the beginning of a sentence}
   *
   * @param of any seat
   */
  public String name(Seat of) {
    return isYou(of) ? "You" : clipped(names.get(of.index()));
  }

  /**
   * {@return a text for the person: seats have their names, the verb of one at the beginning suits
   * it, cards and suits are as on the table, and sets have no braces}
   *
   * @param text such as {@code seat 1 plays Ace of Spades}
   * @param others how the table shows other words of the text
   */
  public StyledText words(String text, Map<String, StyledText> others) {
    return WORD.matcher(text.replaceAll("[{}]", ""))
        .results()
        .map(word -> word.group(1) == null ? shown(word.group(), others) : named(word))
        .reduce(StyledText.EMPTY, StyledText::join);
  }

  /**
   * {@return the {@link #words} of a text as a sentence}
   *
   * @param text such as that of an event
   * @param others how the table shows other words of the text
   */
  public StyledText sentence(String text, Map<String, StyledText> others) {
    String begun = text.substring(0, Math.min(1, text.length())).toUpperCase(Locale.ROOT);
    return words(begun + text.substring(begun.length()) + (text.endsWith(".") ? "" : "."), others);
  }

  private static StyledText shown(String word, Map<String, StyledText> others) {
    StyledText card = CARDS.getOrDefault(word, StyledText.of(word));
    return others.getOrDefault(word, card);
  }

  /** A seat, with the verb if it is the subject of the sentence. */
  private StyledText named(MatchResult word) {
    int index = Integer.parseInt(word.group(1));
    String rest = requireNonNullElse(word.group(2), "");
    if (index >= names.size()) {
      return StyledText.of(word.group());
    }
    Seat of = Seat.of(index);
    if (!isYou(of)) {
      return StyledText.of(name(of) + rest);
    }
    String you = word.group().startsWith("S") ? "You" : "you";
    return StyledText.of(
        you + (rest.equals("'s") ? "r" : word.start() == 0 ? infinitive(rest) : rest));
  }

  private static String infinitive(String verb) {
    return switch (verb) {
      case " is" -> " are";
      case " has" -> " have";
      default -> verb.replaceFirst("(?<=ss|ch|sh|x|o)es$|s$", "");
    };
  }

  private static StyledText named(Suit suit) {
    return StyledText.join(suit.toString().toLowerCase(Locale.ROOT), " ", StyledText.of(suit));
  }

  private static String clipped(String name) {
    StyledText whole = StyledText.of(name.strip());
    return whole.columns() <= MAX_LENGTH ? whole.plain() : whole.clipped(MAX_LENGTH - 1) + ".";
  }
}
