package dev.baize.core.toy;

import dev.baize.core.game.Decision;
import java.util.Locale;

/** A side of a coin. */
public enum Coin implements Decision {
  HEADS,
  TAILS;

  @Override
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
