package dev.baize.core.toy;

import dev.baize.core.game.Decision;
import java.util.List;
import java.util.Locale;

/** What a seat does in Leduc hold'em. */
public enum LeducAction implements Decision {
  /** Gives up what is in the pot. */
  FOLD,
  /** Puts in what the other seat has put in; checks if that is nothing more. */
  CALL,
  /** Puts in a fixed amount more than the other seat. */
  RAISE;

  static final List<LeducAction> ALL = List.of(values());

  @Override
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
