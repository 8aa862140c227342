package dev.baize.charts;

import dev.baize.core.text.Excerpt;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.knowm.xchart.AnnotationLine;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.AxesChartStyler.TextAlignment;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A chart of XChart between two axes; what is added has places of the axes. */
final class XyPlot extends XYChart {

  static final int HEIGHT = 450;

  private static final int MAX_WORDS = 60;

  /** The height of the line above the plot with the words of the vertical axis and of a mark. */
  private static final int ABOVE = 15;

  private static final int DOT = 7;

  /** About what XChart leaves for the plot itself. */
  private static final int PLOT_WIDTH = 720;

  private static final int PLOT_HEIGHT = 360;

  /** XChart leaves out ticks at the very ends of an axis, so axes end a little further out. */
  private static final double BEYOND = 0.001;

  private static final BasicStroke DASHES =
      new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {6, 4}, 0);

  private final String wordsUp;
  private String mark = "";
  private double marked;

  /** Horizontally, there is room beside these ascending places. */
  XyPlot(
      Axis across, List<Double> places, double room, String wordsAcross, Axis up, String wordsUp) {
    super(Plot.WIDTH, HEIGHT - ABOVE);
    this.wordsUp = Excerpt.of(wordsUp, MAX_WORDS);
    setXAxisTitle(Excerpt.of(wordsAcross, MAX_WORDS));
    double first = places.get(0);
    double last = places.get(places.size() - 1);
    double beside = (room + BEYOND) * Math.max(last - first, 1);
    double beyond = BEYOND * (up.high() - up.low());
    XYStyler style = getStyler();
    style.setXAxisMin(first - beside).setXAxisMax(last + beside);
    style.setXAxisTickMarkSpacingHint(step(across, last - first + 2 * beside, PLOT_WIDTH));
    style.setxAxisTickLabelsFormattingFunction(labels(across));
    style.setYAxisMin(up.low() - beyond).setYAxisMax(up.high() + beyond);
    style.setYAxisTickMarkSpacingHint(step(up, up.high() - up.low(), PLOT_HEIGHT));
    style.setyAxisTickLabelsFormattingFunction(labels(up));
    style.setYAxisLabelAlignment(TextAlignment.Right);
    style.setAxisTitleFont(Plot.TEXT).setAxisTickLabelsFont(Plot.TEXT);
    style.setAxisTickMarksColor(Plot.GREY).setAxisTickMarksStroke(new BasicStroke(1));
    style.setPlotGridVerticalLinesVisible(false).setPlotGridLinesColor(Plot.PALE);
    style.setPlotGridLinesStroke(new BasicStroke(1)).setPlotMargin(0);
    style.setPlotContentSize(1).setPlotBorderVisible(false);
    style.setChartBackgroundColor(Color.WHITE).setChartFontColor(Color.BLACK);
    style.setChartPadding(Plot.MARGIN);
    style.setAnnotationLineColor(Plot.MARK).setAnnotationLineStroke(DASHES);
    style.setLegendVisible(false).setLegendPosition(LegendPosition.OutsideS);
    style.setLegendLayout(LegendLayout.Horizontal).setLegendFont(Plot.TEXT);
    style.setLegendBorderColor(Color.WHITE).setMarkerSize(DOT);
    style.setErrorBarsColor(Plot.DARK);
  }

  /** About how many units long a step is on an axis of this length. */
  private static int step(Axis axis, double length, int units) {
    return (int) (axis.step().doubleValue() / length * units);
  }

  /** The labels of ticks; XChart would format the numbers for the default locale. */
  private static Function<Double, String> labels(Axis axis) {
    // More digits than any tick has, and few enough to hide rounding errors.
    MathContext digits = new MathContext(10);
    return tick -> axis.label(new BigDecimal(tick).round(digits).stripTrailingZeros());
  }

  /** Adds dots, which a line may join, with bars of these lengths to either side. */
  void addDots(
      XYSeriesRenderStyle style, List<Double> x, List<Double> y, @Nullable List<Double> bars) {
    XYSeries dots = addSeries("dots", x, y, bars);
    dots.setXYSeriesRenderStyle(style);
    dots.setMarker(SeriesMarkers.CIRCLE);
    dots.setMarkerColor(Plot.DARK);
    dots.setLineColor(Plot.DARK).setLineStyle(new BasicStroke(2));
    dots.setShowInLegend(false);
  }

  /** Adds an area with an edge through these places. */
  void addArea(String name, List<Double> x, List<Double> y, Color colour) {
    XYSeries area = addSeries(name, x, y);
    area.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
    area.setMarker(SeriesMarkers.NONE);
    area.setLineColor(colour).setLineStyle(new BasicStroke(0));
    area.setFillColor(colour);
  }

  /** Marks a place with a dashed line, and with words above it. */
  void mark(double place, String words) {
    addAnnotation(new AnnotationLine(place, true, false));
    marked = place;
    mark = words;
  }

  void draw(Graphics2D graphics) {
    graphics.translate(0, ABOVE);
    paint(graphics, getWidth(), getHeight());
    graphics.translate(0, -ABOVE);
    Plot.write(graphics, Plot.TEXT, Color.BLACK, wordsUp, Plot.MARGIN, ABOVE);
    int last = Plot.WIDTH - Plot.MARGIN - graphics.getFontMetrics().stringWidth(mark);
    double beside = getScreenXFromChart(marked) + DOT;
    Plot.write(graphics, Plot.TEXT, Plot.MARK, mark, Math.min(beside, last), ABOVE);
  }
}
