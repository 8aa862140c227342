package dev.baize.core.kit;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.text.Excerpt;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the decisions of a game by their texts: listed ones by what they print, others by a form.
 *
 * @param <D> the decisions of the game
 */
public final class DecisionTexts<D extends Decision> {

  private final String expected;
  private final Map<String, D> listed = new HashMap<>();
  private final Map<Pattern, Function<String, ? extends D>> open = new LinkedHashMap<>();

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
   * Adds decisions whose texts have one form.
   *
   * @param form a regular expression with one group, such as {@code "bet ([0-9]+)"}
   * @param parse makes a decision of what the group matches; throws {@link
   *     IllegalArgumentException}, which quotes it and says what was expected
   * @return this
   */
  public DecisionTexts<D> with(String form, Function<String, ? extends D> parse) {
    open.put(Pattern.compile(form, Pattern.DOTALL), requireNonNull(parse));
    return this;
  }

  /**
   * {@return the decision with a text}
   *
   * @param text what {@link Decision#text} prints
   */
  public D parse(String text) {
    D decision = listed.get(text);
    if (decision != null) {
      return decision;
    }
    for (Map.Entry<Pattern, Function<String, ? extends D>> form : open.entrySet()) {
      Matcher found = form.getKey().matcher(text);
      if (found.matches()) {
        return form.getValue().apply(found.group(1));
      }
    }
    throw new IllegalArgumentException(Excerpt.quote(text) + ": expected " + expected);
  }
}
