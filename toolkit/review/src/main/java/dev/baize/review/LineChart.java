package dev.baize.review;

import static com.google.common.base.Strings.lenientFormat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.function.IntToDoubleFunction;

/** A picture of lines in HTML, whose labels are as large in a narrow picture as in a wide one. */
final class LineChart {

  /** A point of a line; the picture begins where x is 0. */
  record Point(double x, double y) {}

  private static final int WIDTH = 2000;
  private static final int HEIGHT = 1000;
  private static final int PERCENT = 100;
  private static final double QUARTER = 0.25;

  /** About how many labels an axis has. */
  private static final int LABELS = 5;

  /** The steps of an axis are 1, 2, 5, 10, 20 and so on. */
  private static final double[] FACTORS = {2, 2.5, 2};

  private final double end;
  private final double low;
  private final double high;
  private final StringBuilder lines = new StringBuilder();
  private final StringBuilder labels = new StringBuilder();

  private LineChart(double end, double low, double high) {
    this.end = end;
    this.low = low;
    this.high = high;
  }

  /** An empty picture of shares from 0 to 1, where x goes up to {@code end}. */
  static LineChart ofShares(double end) {
    LineChart chart = new LineChart(end, 0, 1);
    chart.scale(QUARTER, share -> Math.round(PERCENT * share) + "\u00a0%");
    return chart;
  }

  /** An empty picture that has room for two lines: the lowest, and the highest. */
  static LineChart ofNumbers(double end, List<Point> lowest, List<Point> highest) {
    double low = lowest.stream().mapToDouble(Point::y).min().orElse(0);
    double high = highest.stream().mapToDouble(Point::y).max().orElse(0);
    LineChart chart = new LineChart(end, low, Math.max(high, low + 1));
    double step = step((chart.high - low) / LABELS);
    String format = step < 1 ? "%.2f" : "%.0f";
    chart.scale(step, number -> String.format(Locale.ROOT, format, number + 0.0));
    return chart;
  }

  private void scale(double step, DoubleFunction<String> label) {
    for (int i = (int) Math.ceil(low / step); i * step <= high; i++) {
      double tick = i * step;
      path("grid", List.of(new Point(0, tick), new Point(end, tick)));
      labels.append("<span class=\"y\" style=\"top:").append(top(tick)).append("\">");
      labels.append(label.apply(tick)).append("</span>\n");
    }
  }

  /** The least step of an axis that is not below a number. */
  private static double step(double least) {
    double step = 0.001;
    for (int i = 0; step < least; i++) {
      step *= FACTORS[i % FACTORS.length];
    }
    return step;
  }

  /** Numbers some things from 1 on, each where it begins. */
  void count(String what, int count, IntToDoubleFunction begins) {
    int step = (int) Math.max(step((double) count / (2 * LABELS)), 1);
    labels.append("<span class=\"y of\">").append(what).append("</span>\n");
    for (int i = 0; i < count; i += i == 0 && step > 1 ? step - 1 : step) {
      labels.append("<span class=\"x\" style=\"left:").append(left(begins.applyAsDouble(i)));
      labels.append("\">").append(i + 1).append("</span>\n");
    }
  }

  /** Draws a line of a kind that the style sheet knows. */
  void path(String kind, List<Point> points) {
    lines.append("<path vector-effect=\"non-scaling-stroke\" class=\"").append(kind);
    lines.append("\" d=\"");
    char command = 'M';
    for (Point point : points) {
      lines.append(command).append(Math.round(WIDTH * point.x() / end));
      lines.append(' ').append(Math.round(HEIGHT * (1 - part(point.y()))));
      command = 'L';
    }
    lines.append("\"/>\n");
  }

  void band(List<Point> upper, List<Point> lower) {
    List<Point> around = new ArrayList<>(lower);
    Collections.reverse(around);
    around.addAll(0, upper);
    path("band", around);
  }

  /** Adds an element that says itself where it is. */
  void add(String element) {
    labels.append(element);
  }

  String left(double x) {
    return percent(x / end);
  }

  String top(double y) {
    return percent(1 - part(y));
  }

  private double part(double y) {
    return Math.min(Math.max((y - low) / (high - low), 0), 1);
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f%%", PERCENT * part);
  }

  /** The picture: what it says to whoever does not see it, and a caption in HTML. */
  String html(String said, String caption) {
    return lenientFormat(
        """
        <figure>
        <div class="plot"><svg viewBox="0 0 %s %s" preserveAspectRatio="none" role="img"\
         aria-label="%s">
        %s</svg>
        %s</div>
        <figcaption>%s</figcaption>
        </figure>
        """,
        WIDTH, HEIGHT, said, lines, labels, caption);
  }
}
