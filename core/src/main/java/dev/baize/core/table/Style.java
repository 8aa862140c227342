package dev.baize.core.table;

/**
 * What a piece of text is, next to the text around it. Programs decide how to show that, or whether
 * to: without colours, all styles may look the same.
 *
 * <p>The colours are for things that people know by a colour, such as a red suit.
 */
public enum Style {
  /** Nothing special. */
  PLAIN,
  /** Stands out. */
  STRONG,
  /** Steps back. */
  FAINT,
  /** Of a red thing. */
  RED,
  /** Of a green thing. */
  GREEN,
  /** Of a yellow thing. */
  YELLOW,
  /** Of a blue thing. */
  BLUE,
  /** Of a magenta thing. */
  MAGENTA,
  /** Of a cyan thing. */
  CYAN,
  /** Of a grey thing. */
  GREY,
  /** Of a white thing. */
  WHITE
}
