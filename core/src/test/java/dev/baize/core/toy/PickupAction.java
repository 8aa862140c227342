package dev.baize.core.toy;

import dev.baize.core.game.Decision;
import java.util.List;
import java.util.Locale;

/** Which card a seat picks up. */
public enum PickupAction implements Decision {
  /** The open card. */
  OPEN,
  /** The next card of the row, unseen. */
  BLIND;

  static final List<PickupAction> ALL = List.of(values());

  @Override
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
