package dev.baize.protocol.line;

import dev.baize.core.game.Decision;
import dev.baize.core.registry.GameProvider;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * The decisions of a game as text and, where the game {@linkplain GameProvider#decisions numbers}
 * them, as numbers.
 */
public final class Numbering {

  /** The name of the field with the text of a decision. */
  public static final String DECISION = "decision";

  private static final String NUMBER = "number";

  private final GameProvider<?, ?, ?> game;
  private final List<Decision> decisions;
  private final Map<Decision, Integer> numbers = new HashMap<>();
  private final Map<String, Decision> byText = new HashMap<>();

  public Numbering(GameProvider<?, ?, ?> game) {
    this.game = game;
    this.decisions = List.copyOf(game.decisions());
    for (Decision decision : decisions) {
      numbers.put(decision, numbers.size());
      byText.put(decision.text(), decision);
    }
  }

  /** Whether decisions have no numbers. */
  public boolean isEmpty() {
    return decisions.isEmpty();
  }

  /** Passes the names and values of the fields with the legal decisions to a consumer. */
  public void writeLegal(List<Decision> legal, BiConsumer<String, Object> fields) {
    fields.accept("legal", legal.stream().map(Decision::text).toList());
    if (!isEmpty()) {
      fields.accept("numbers", of(legal));
    }
  }

  /** The numbers of decisions. */
  int[] of(List<Decision> list) {
    int[] found = new int[list.size()];
    for (int i = 0; i < found.length; i++) {
      Integer number = numbers.get(list.get(i));
      if (number == null) {
        throw new IllegalStateException("no number for \"" + list.get(i).text() + '"');
      }
      found[i] = number;
    }
    return found;
  }

  /**
   * The decision that an object names by text or number; throws {@code IllegalArgumentException} if
   * the text is not that of a decision.
   */
  public Decision read(Line line) throws MalformedLineException {
    if (isEmpty() || line.has(DECISION)) {
      return decision(line.text(DECISION));
    }
    if (!line.has(NUMBER)) {
      throw line.unexpected(DECISION, "a text, or a field number");
    }
    return decisions.get((int) line.number(NUMBER, 0, decisions.size() - 1L));
  }

  /** The decision with a text. */
  public Decision decision(String text) {
    Decision known = byText.get(text);
    return known == null ? game.decision(text) : known;
  }
}
