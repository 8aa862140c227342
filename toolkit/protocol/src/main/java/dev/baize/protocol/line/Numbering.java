package dev.baize.protocol.line;

import dev.baize.core.game.Decision;
import dev.baize.core.registry.GameProvider;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The decisions of a game as text and, where the game {@linkplain GameProvider#decisions numbers}
 * them, as numbers.
 *
 * @param <D> the decisions of the game
 */
public final class Numbering<D extends Decision> {

  /** The name of the field with the text of a decision. */
  public static final String DECISION = "decision";

  private static final String NUMBER = "number";

  private final GameProvider<?, D, ?> game;
  private final List<D> decisions;
  private final Map<D, Integer> numbers = new HashMap<>();
  private final Map<String, D> byText = new HashMap<>();

  /**
   * The decisions of a game.
   *
   * @param game the game
   */
  public Numbering(GameProvider<?, D, ?> game) {
    this.game = game;
    this.decisions = game.decisions();
    for (int i = 0; i < decisions.size(); i++) {
      numbers.put(decisions.get(i), i);
      byText.put(decisions.get(i).text(), decisions.get(i));
    }
  }

  /** {@return whether decisions have no numbers} */
  public boolean isEmpty() {
    return decisions.isEmpty();
  }

  /**
   * {@return the numbers of decisions}
   *
   * @param list of a game that numbers them
   */
  public int[] of(List<D> list) {
    int[] numbers = new int[list.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = number(list.get(i));
    }
    return numbers;
  }

  /**
   * {@return the number of a decision}
   *
   * @param decision of a game that numbers them
   */
  public int number(D decision) {
    Integer number = numbers.get(decision);
    if (number == null) {
      throw new IllegalStateException("no number for \"" + decision.text() + '"');
    }
    return number;
  }

  /**
   * {@return the decision that an object names by text or number}
   *
   * @param line the object
   * @throws MalformedLineException if it names none
   * @throws IllegalArgumentException if the text is not that of a decision
   */
  public D read(Line line) throws MalformedLineException {
    if (isEmpty() || line.has(DECISION)) {
      return decision(line.text(DECISION));
    }
    if (!line.has(NUMBER)) {
      throw line.unexpected(DECISION, "a text, or a field number");
    }
    return decisions.get((int) line.number(NUMBER, 0, decisions.size() - 1L));
  }

  /**
   * {@return the decision with a text}
   *
   * @param text of any decision
   * @throws IllegalArgumentException if it is not that of a decision
   */
  public D decision(String text) {
    D known = byText.get(text);
    return known == null ? game.decision(text) : known;
  }
}
