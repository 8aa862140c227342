package dev.baize.charts;

import dev.baize.core.table.Style;
import java.awt.Color;

/** The ground of a cell in a {@link GridChart}; in the terminal, the colour of its text. */
public enum Tint {
  /** None. */
  PLAIN(Style.PLAIN, 0xFFFFFF),
  /** Green. */
  GREEN(Style.GREEN, 0xA9D8A0),
  /** Red. */
  RED(Style.RED, 0xF2A49B),
  /** Yellow. */
  YELLOW(Style.YELLOW, 0xF7E08B),
  /** Blue. */
  BLUE(Style.CYAN, 0x9CC7EE),
  /** Violet. */
  VIOLET(Style.MAGENTA, 0xD3B5E5);

  private final Style style;
  private final int rgb;

  Tint(Style style, int rgb) {
    this.style = style;
    this.rgb = rgb;
  }

  Style style() {
    return style;
  }

  Color colour() {
    return new Color(rgb);
  }
}
