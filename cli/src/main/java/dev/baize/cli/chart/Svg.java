package dev.baize.cli.chart;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Makes the SVG of VectorGraphics2D portable and reproducible. */
final class Svg {

  private static final Pattern CLIP = Pattern.compile("clip-?[0-9]+");
  private static final Pattern FONT = Pattern.compile("font-family:(&quot;[^&;]*&quot;|[^;&\"]*);");

  private Svg() {}

  /**
   * Adds a generic font family to each font, and renames clip paths, whose names contain hash
   * codes, to numbers.
   */
  static byte[] tidied(byte[] svg) {
    Map<String, String> names = new HashMap<>();
    String text = new String(svg, StandardCharsets.UTF_8);
    text =
        CLIP.matcher(text)
            .replaceAll(
                clip -> names.computeIfAbsent(clip.group(), name -> "clip" + (names.size() + 1)));
    text = FONT.matcher(text).replaceAll("font-family:$1,sans-serif;");
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
