package dev.baize.core.toy;

import dev.baize.core.game.Decision;
import java.util.List;
import java.util.Locale;

/** What a seat does in Kuhn poker. */
public enum KuhnAction implements Decision {
  /** Checks, or folds when there is a bet. */
  PASS,
  /** Bets 1, or calls the bet. */
  BET;

  static final List<KuhnAction> ALL = List.of(values());

  @Override
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
