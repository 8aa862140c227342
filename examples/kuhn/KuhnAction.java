package kuhn;

import dev.baize.core.game.Decision;
import java.util.Locale;

/** What a seat may do. */
public enum KuhnAction implements Decision {
  /** Checks, or folds if there is a bet. */
  PASS,

  /** Bets 1, or calls the bet. */
  BET;

  static KuhnAction parse(String text) {
    for (KuhnAction action : values()) {
      if (action.text().equals(text)) {
        return action;
      }
    }
    throw new IllegalArgumentException("\"" + text + "\": expected pass or bet");
  }

  @Override
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
