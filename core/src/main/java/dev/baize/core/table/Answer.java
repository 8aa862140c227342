package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import java.util.List;

/**
 * A decision as a person may put it.
 *
 * @param words what may be typed, upper or lower case; the first is what completion offers
 * @param label what the decision is called in a sentence after "would"; may be typed, too
 * @param decision what is meant
 * @param <D> the decisions of the game
 */
public record Answer<D extends Decision>(List<String> words, StyledText label, D decision) {

  /**
   * Copies the words.
   *
   * @param words what may be typed; one at least
   * @param label what the decision is called
   * @param decision what is meant
   */
  public Answer {
    words = List.copyOf(words);
    requireNonNull(label);
    requireNonNull(decision);
  }

  /**
   * {@return an answer whose label has no style}
   *
   * @param decision what is meant
   * @param label what the decision is called in a sentence after "would"
   * @param words what may be typed, upper or lower case; one at least, of which the first is what
   *     completion offers
   * @param <D> the decisions of the game
   */
  public static <D extends Decision> Answer<D> of(D decision, String label, String... words) {
    return new Answer<>(List.of(words), StyledText.of(label), decision);
  }

  boolean is(String text) {
    return words.stream().anyMatch(text::equalsIgnoreCase) || text.equalsIgnoreCase(label.plain());
  }
}
