package dev.baize.euchre;

import java.util.Locale;

/** Who may play a hand alone, without the partner. */
public enum Alone {
  /** Nobody, as in the specification. */
  NO,
  /** Whoever makes trump. */
  MAKERS,
  /** Whoever makes trump, and one of the defenders. */
  BOTH;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
