package dev.baize.core.kit;

import dev.baize.core.game.Decision;
import java.util.Locale;

/** A constant of an enum as a decision: its name in lower case with spaces for underscores. */
public interface Word extends Decision {

  /** {@return the name of the constant} */
  String name();

  @Override
  default String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
