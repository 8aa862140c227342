package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import java.util.List;

/**
 * A decision, and how a person may answer with it.
 *
 * @param words what may be typed, case ignored; completion offers the first
 * @param label how a sentence names the decision after "would"; may also be typed
 * @param decision the decision
 * @param <D> the decisions of the game
 */
public record Answer<D extends Decision>(List<String> words, StyledText label, D decision) {

  /**
   * Copies the words.
   *
   * @param words what may be typed; at least one
   * @param label how a sentence names the decision
   * @param decision the decision
   */
  public Answer {
    words = List.copyOf(words);
    requireNonNull(label);
    requireNonNull(decision);
  }

  /**
   * {@return an answer with an unstyled label}
   *
   * @param decision the decision
   * @param label how a sentence names the decision after "would"
   * @param words what may be typed, case ignored; at least one, and completion offers the first
   * @param <D> the decisions of the game
   */
  public static <D extends Decision> Answer<D> of(D decision, String label, String... words) {
    return new Answer<>(List.of(words), StyledText.of(label), decision);
  }

  boolean is(String text) {
    return words.stream().anyMatch(text::equalsIgnoreCase) || text.equalsIgnoreCase(label.plain());
  }
}
