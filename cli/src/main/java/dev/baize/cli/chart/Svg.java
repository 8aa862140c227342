package dev.baize.cli.chart;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Makes SVG as VectorGraphics2D writes it good for any viewer, and the same in every run. */
final class Svg {

  private static final Pattern CLIP = Pattern.compile("clip-?[0-9]+");
  private static final Pattern FONT = Pattern.compile("font-family:(&quot;[^&;]*&quot;|[^;&\"]*);");

  private Svg() {}

  /**
   * Names fonts that other machines have too, and numbers the paths that clip, which are named
   * after their hash codes.
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
