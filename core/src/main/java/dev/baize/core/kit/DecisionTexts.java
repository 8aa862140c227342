package dev.baize.core.kit;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.text.Excerpt;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds the decisions of a game by their texts. Decisions that are listed are found by the text
 * that they print; others begin with words of their own. Not for use while it is being set up, and
 * immutable then.
 *
 * @param <D> the decisions of the game
 */
public final class DecisionTexts<D extends Decision> {

  private final String expected;
  private final Map<String, D> listed = new HashMap<>();
  private final Map<String, Function<String, ? extends @Nullable D>> open = new LinkedHashMap<>();

  /**
   * The texts of listed decisions.
   *
   * @param expected what a refusal says that was expected, such as {@code "pass" or "play CARD"}
   * @param listed any decisions, in any order
   */
  public DecisionTexts(String expected, Collection<? extends D> listed) {
    this.expected = requireNonNull(expected);
    for (D decision : listed) {
      this.listed.put(decision.text(), decision);
    }
  }

  /**
   * Adds decisions that begin with the same words.
   *
   * @param words such as {@code "play "}
   * @param parse makes a decision of what follows the words, or returns null for what is none; may
   *     throw {@link IllegalArgumentException} instead, which quotes it and says what was expected
   * @return this
   */
  public DecisionTexts<D> with(String words, Function<String, ? extends @Nullable D> parse) {
    open.put(requireNonNull(words), requireNonNull(parse));
    return this;
  }

  /**
   * {@return the decision with a text}
   *
   * @param text what {@link Decision#text} prints
   * @throws IllegalArgumentException if there is no such decision; the message quotes the text and
   *     says what was expected
   */
  public D parse(String text) {
    @Nullable D decision = listed.get(text);
    for (String words : open.keySet()) {
      if (decision == null && text.startsWith(words)) {
        decision = requireNonNull(open.get(words)).apply(text.substring(words.length()));
      }
    }
    if (decision != null) {
      return decision;
    }
    throw new IllegalArgumentException(Excerpt.quote(text) + ": expected " + expected);
  }
}
