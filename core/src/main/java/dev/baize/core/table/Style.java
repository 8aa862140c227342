package dev.baize.core.table;

/**
 * How a text differs from that around it. Without colours, all styles may look the same.
 *
 * <p>The colours are for things that have that colour, such as a red suit.
 */
public enum Style {
  /** No emphasis. */
  PLAIN,
  /** Emphasised. */
  STRONG,
  /** De-emphasised. */
  FAINT,
  /** For something red. */
  RED,
  /** For something green. */
  GREEN,
  /** For something yellow. */
  YELLOW,
  /** For something blue. */
  BLUE,
  /** For something magenta. */
  MAGENTA,
  /** For something cyan. */
  CYAN,
  /** For something grey. */
  GREY,
  /** For something white. */
  WHITE
}
