package dev.baize.core.table;

import static java.util.Objects.requireNonNull;
import static java.util.Objects.requireNonNullElse;

import dev.baize.core.card.Deck;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Phrases who did what for the person at one seat, who is "You".
 *
 * @param seat where the person sits
 * @param names the names of the seats, by seat; long names are clipped
 */
public record Speech(Seat seat, List<String> names) {

  private static final int MAX_LENGTH = 14;

  /** A seat and what follows it, a card, another word, or what is between words. */
  private static final Pattern WORD =
      Pattern.compile("[Ss]eat ([0-9]{1,2})\\b('s| [a-z]+s\\b)?|\\w+ of \\w+|\\w+|\\W+");

  private static final Map<String, StyledText> CARDS =
      Stream.concat(
              Deck.french().cards().stream()
                  .map(card -> Map.entry(card.toString(), StyledText.of(card))),
              Stream.of(Suit.values()).map(suit -> Map.entry(suit.toString(), named(suit))))
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  /**
   * Copies the names.
   *
   * @param seat where the person sits
   * @param names the names of the seats, by seat
   */
  public Speech {
    requireNonNull(seat);
    names = List.copyOf(names);
  }

  /**
   * {@return the name of a seat at the beginning of a sentence}
   *
   * @param of any seat
   */
  public String name(Seat of) {
    return of == seat ? "You" : clipped(names.get(of.index()));
  }

  /**
   * {@return the name of a seat within a sentence}
   *
   * @param of any seat
   */
  public String object(Seat of) {
    return of == seat ? "you" : name(of);
  }

  /**
   * {@return a subject and its verb, such as {@code You pass}, {@code North passes}}
   *
   * @param of the seat that acts
   * @param you the verb after "You"
   * @param others the verb after a name
   */
  public String does(Seat of, String you, String others) {
    return name(of) + " " + (of == seat ? you : others);
  }

  /**
   * {@return a sentence for the person: seats have their names, cards and suits are as on the
   * table, and sets have no braces}
   *
   * @param text such as that of an event, {@code seat 1 plays Ace of Spades}
   * @param others how the table shows other words of the text
   */
  public StyledText sentence(String text, Map<String, StyledText> others) {
    String begun = text.substring(0, Math.min(1, text.length())).toUpperCase(Locale.ROOT);
    String end = text.endsWith(".") ? "" : ".";
    return WORD.matcher(begun + text.substring(begun.length()).replaceAll("[{}]", "") + end)
        .results()
        .map(word -> word.group(1) == null ? shown(word.group(), others) : named(word))
        .reduce(StyledText.EMPTY, StyledText::join);
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
    boolean begins = word.start() == 0;
    String who = begins ? name(of) : object(of);
    String yours = rest.equals("'s") ? "r" : begins ? infinitive(rest) : rest;
    return StyledText.of(who + (of == seat ? yours : rest));
  }

  private static String infinitive(String verb) {
    return switch (verb) {
      case " is" -> " are";
      case " has" -> " have";
      default ->
          verb.replaceFirst("(?<=\\w\\w)ies$", "y").replaceFirst("(?<=ss|ch|sh|x|o)es$|s$", "");
    };
  }

  /**
   * {@return a suit as a sentence names it, such as {@code hearts ♥}}
   *
   * @param suit any suit
   */
  public static StyledText named(Suit suit) {
    return StyledText.join(suit.toString().toLowerCase(Locale.ROOT), " ", StyledText.of(suit));
  }

  private static String clipped(String name) {
    StyledText whole = StyledText.of(name.strip());
    return whole.columns() <= MAX_LENGTH ? whole.plain() : whole.clipped(MAX_LENGTH - 1) + ".";
  }
}
