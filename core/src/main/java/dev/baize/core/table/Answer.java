package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import java.util.List;
import java.util.stream.Stream;

/**
 * A decision, and how a person may answer with it.
 *
 * @param decision the decision
 * @param key what is typed at least, such as {@code p} or {@code 3}; each answer has its own
 * @param button the words of the answer where all are offered, such as {@code pass}; empty if the
 *     answer chooses the {@link Piece} or {@link Group} of the scene that has its key
 * @param label how a sentence names the decision after "would"; may also be typed
 * @param words what else may be typed, case ignored; completion offers the first
 * @param <D> the decisions of the game
 */
public record Answer<D extends Decision>(
    D decision, String key, String button, StyledText label, List<String> words) {

  /**
   * Copies the words.
   *
   * @param decision the decision
   * @param key what is typed at least
   * @param button the words of the answer where all are offered
   * @param label how a sentence names the decision after "would"
   * @param words what else may be typed, case ignored
   */
  public Answer {
    requireNonNull(decision);
    requireNonNull(key);
    requireNonNull(button);
    requireNonNull(label);
    words = List.copyOf(words);
  }

  /**
   * {@return an answer that is offered in words}
   *
   * @param decision the decision
   * @param key what is typed at least
   * @param button the words of the answer, not empty
   * @param label how a sentence names the decision after "would"
   * @param words what else may be typed
   * @param <D> the decisions of the game
   */
  public static <D extends Decision> Answer<D> button(
      D decision, String key, String button, CharSequence label, String... words) {
    return new Answer<>(decision, key, button, StyledText.join(label), List.of(words));
  }

  /**
   * {@return an answer that chooses the piece or group of the scene with the same key}
   *
   * @param decision the decision
   * @param key what is typed at least
   * @param label how a sentence names the decision after "would"
   * @param words what else may be typed
   * @param <D> the decisions of the game
   */
  public static <D extends Decision> Answer<D> choice(
      D decision, String key, CharSequence label, String... words) {
    return new Answer<>(decision, key, "", StyledText.join(label), List.of(words));
  }

  /** {@return what completion offers: the first word, or else the button, or else the key} */
  public String completion() {
    return words.isEmpty() ? (button.isEmpty() ? key : button) : words.get(0);
  }

  boolean is(String text) {
    return Stream.concat(Stream.of(key, button, label.plain()), words.stream())
        .anyMatch(word -> !word.isEmpty() && word.equalsIgnoreCase(text));
  }
}
