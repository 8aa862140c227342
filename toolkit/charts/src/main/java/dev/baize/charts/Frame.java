package dev.baize.charts;

import dev.baize.core.text.Excerpt;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.math.BigDecimal;
import java.util.List;

/** Two axes with their ticks and words, and what is drawn between them at places of the axes. */
final class Frame {

  static final int HEIGHT = 450;

  /** The longest words beside an axis. */
  static final int MAX_WORDS = 60;

  private static final int TOP = 32;
  private static final int BOTTOM = HEIGHT - 42;
  private static final int RIGHT = Plot.WIDTH - 2 * Plot.MARGIN;
  private static final int GAP = 6;

  /** Where the words of the vertical axis and of marks stand. */
  private static final int ABOVE = 15;

  private static final double WIDEST_BAR = 90;
  private static final double DOT = 7;

  private static final BasicStroke THIN = new BasicStroke(1);
  private static final BasicStroke LINE = new BasicStroke(2);
  private static final BasicStroke DASHES =
      new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {6, 4}, 0);

  private final Graphics2D graphics;
  private final FontMetrics letters;
  private final int left;
  private final double low;
  private final double high;
  private final Axis up;

  /** Draws the axes; the horizontal one covers these ascending places and room beside them. */
  Frame(
      Graphics2D graphics,
      Axis across,
      List<Double> places,
      double room,
      String wordsAcross,
      Axis up,
      String wordsUp) {
    this.graphics = graphics;
    this.up = up;
    double first = places.get(0);
    double last = places.get(places.size() - 1);
    low = first - room * Math.max(last - first, 1);
    high = last + room * Math.max(last - first, 1);
    graphics.setFont(Plot.TEXT);
    letters = graphics.getFontMetrics();
    int widest =
        up.ticks().stream().mapToInt(tick -> letters.stringWidth(up.label(tick))).max().orElse(0);
    left = Plot.MARGIN + widest + GAP;
    up.ticks().forEach(this::tickUp);
    double end = 0;
    for (BigDecimal tick : across.ticks()) {
      if (tick.doubleValue() >= low && tick.doubleValue() <= high) {
        end = tickAcross(x(tick.doubleValue()), across.label(tick), end);
      }
    }
    graphics.setColor(Plot.GREY);
    line(left, BOTTOM, RIGHT, BOTTOM);
    graphics.setColor(Color.BLACK);
    graphics.drawString(Excerpt.of(wordsUp, MAX_WORDS), Plot.MARGIN, ABOVE);
    String words = Excerpt.of(wordsAcross, MAX_WORDS);
    graphics.drawString(
        words, (left + RIGHT - letters.stringWidth(words)) / 2, BOTTOM + 2 * Plot.LINE_HEIGHT);
  }

  private void tickUp(BigDecimal tick) {
    double y = y(tick.doubleValue());
    String label = up.label(tick);
    graphics.setColor(Plot.PALE);
    line(left, y, RIGHT, y);
    graphics.setColor(Color.BLACK);
    graphics.drawString(
        label, left - GAP - letters.stringWidth(label), (float) y + letters.getAscent() / 2f - 1);
  }

  /** Returns where the label ends; there is none where it would touch the one before. */
  private double tickAcross(double x, String label, double end) {
    double start = x - letters.stringWidth(label) / 2.0;
    graphics.setColor(Plot.GREY);
    line(x, BOTTOM, x, BOTTOM + 4);
    if (start < end + GAP) {
      return end;
    }
    graphics.setColor(Color.BLACK);
    graphics.drawString(label, (float) start, BOTTOM + Plot.LINE_HEIGHT);
    return start + letters.stringWidth(label);
  }

  private double x(double place) {
    return left + (place - low) / (high - low) * (RIGHT - left);
  }

  private double y(double place) {
    return BOTTOM - up.position(place) * (BOTTOM - TOP);
  }

  private void line(double x1, double y1, double x2, double y2) {
    graphics.setStroke(THIN);
    graphics.draw(new Line2D.Double(x1, y1, x2, y2));
  }

  /** A bar from the horizontal axis, in the middle of these places if they are far apart. */
  void bar(double from, double to, double place) {
    double width = Math.min(x(to) - x(from), WIDEST_BAR);
    graphics.setColor(Plot.BLUE);
    graphics.fill(
        new Rectangle2D.Double((x(from) + x(to) - width) / 2, y(place), width, BOTTOM - y(place)));
  }

  /** A dashed line upwards, with words at its top. */
  void mark(double place, String words) {
    graphics.setColor(Plot.MARK);
    graphics.setStroke(DASHES);
    graphics.draw(new Line2D.Double(x(place), ABOVE - GAP, x(place), BOTTOM));
    double start = Math.min(x(place), RIGHT - letters.stringWidth(words));
    graphics.drawString(words, (float) start + GAP, ABOVE);
  }

  /** A dot, with the bar of an interval. */
  void dot(double x, double low, double place, double high) {
    graphics.setColor(Plot.DARK);
    graphics.setStroke(LINE);
    graphics.draw(new Line2D.Double(x(x), y(low), x(x), y(high)));
    graphics.fill(new Ellipse2D.Double(x(x) - DOT / 2, y(place) - DOT / 2, DOT, DOT));
  }

  /** A line with a dot at each place. */
  void path(List<Double> x, List<Double> places) {
    graphics.setColor(Plot.DARK);
    graphics.setStroke(LINE);
    graphics.draw(through(x, places));
    for (int i = 0; i < x.size(); i++) {
      dot(x.get(i), places.get(i), places.get(i), places.get(i));
    }
  }

  /** An area with an edge through these places. */
  void area(List<Double> x, List<Double> places, Color colour) {
    graphics.setColor(colour);
    graphics.fill(through(x, places));
  }

  private Path2D through(List<Double> x, List<Double> places) {
    Path2D path = new Path2D.Double();
    path.moveTo(x(x.get(0)), y(places.get(0)));
    for (int i = 1; i < x.size(); i++) {
      path.lineTo(x(x.get(i)), y(places.get(i)));
    }
    return path;
  }
}
