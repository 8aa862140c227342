package dev.baize.charts;

import dev.baize.core.text.Excerpt;
import dev.baize.study.statistics.Estimate;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.AxesChartStyler.TextAlignment;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.w3c.dom.Element;

/** A chart drawn by XChart, with a heading above it. */
class Plot extends XYChart {

  static {
    // Works without a screen.
    System.setProperty("java.awt.headless", "true");
  }

  private static final String SVG = "http://www.w3.org/2000/svg";

  static final int WIDTH = 800;
  static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 13);

  private static final int HEIGHT = 560;

  /** About what is left for the plot itself. */
  private static final double PLOT_HEIGHT = 0.65 * HEIGHT;

  static final int MAX_ACROSS_LENGTH = 90;
  static final int MAX_UP_LENGTH = 60;

  /** Pixels of a bitmap per unit of length. */
  private static final int DOTS = 2;

  private static final int LINE_MARKER = 6;
  private static final int ESTIMATE_MARKER = 9;
  private static final int MARGIN = 14;
  private static final int LINE_HEIGHT = 18;
  private static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 18);
  private static final Font WARNING = new Font(Font.SANS_SERIF, Font.BOLD, 13);
  private static final Color RED = new Color(0xB0, 0x1E, 0x1E);
  static final Color BLUE = new Color(0x0B, 0x3C, 0x6B);
  private static final Color GREY = new Color(0x55, 0x55, 0x55);
  private static final Color PALE = new Color(0xD5, 0xD5, 0xD5);

  /** XChart leaves out ticks at the very ends of an axis, so axes end a little further out. */
  private static final double ROOM = 0.001;

  /** More digits than any tick has, and few enough to hide rounding errors. */
  private static final MathContext TICK_DIGITS = new MathContext(10);

  private final ChartHeading caption;

  /** A chart without series. */
  Plot(ChartHeading caption, int width) {
    this(caption, width, HEIGHT);
  }

  /** A chart without series, the heading included in its height. */
  Plot(ChartHeading caption, int width, int height) {
    super(width, height);
    this.caption = caption;
    XYStyler style = getStyler();
    style.setBaseFont(TEXT);
    style.setAxisTitleFont(TEXT);
    style.setAxisTickLabelsFont(TEXT);
    style.setLegendFont(TEXT);
    style.setChartFontColor(Color.BLACK);
    style.setChartBackgroundColor(Color.WHITE);
    style.setPlotBackgroundColor(Color.WHITE);
    style.setPlotBorderVisible(false);
    style.setPlotGridVerticalLinesVisible(false);
    style.setPlotGridLinesColor(PALE);
    style.setAxisTickMarksColor(GREY);
    style.setChartTitleVisible(false);
    style.setLegendVisible(false);
    style.setLegendBorderColor(Color.WHITE);
    style.setYAxisLabelAlignment(TextAlignment.Right);
    style.setPlotMargin(0);
    style.setPlotContentSize(1);
  }

  /** How high the heading is, and the space below it. */
  static int headingHeight(ChartHeading caption) {
    int lines = caption.lines().size() + (caption.isPartial() ? 1 : 0);
    return MARGIN + TITLE.getSize() + lines * LINE_HEIGHT + MARGIN / 2;
  }

  /** The labels of ticks; XChart would format the numbers for the default locale. */
  private static Function<Double, String> labels(Axis axis) {
    return tick -> {
      BigDecimal number = new BigDecimal(tick).round(TICK_DIGITS).stripTrailingZeros();
      return axis.label(number.signum() == 0 ? BigDecimal.ZERO : number);
    };
  }

  /** Adds a line with a dot for each point. */
  final XYSeries addLine(String name, List<Double> x, List<Double> y) {
    XYSeries line = addSeries(name, x, y);
    line.setXYSeriesRenderStyle(XYSeriesRenderStyle.Line);
    line.setMarker(SeriesMarkers.CIRCLE);
    line.setMarkerColor(BLUE);
    line.setLineColor(BLUE);
    line.setLineStyle(new BasicStroke(2));
    getStyler().setMarkerSize(LINE_MARKER);
    return line;
  }

  /** Adds an area with an edge through these points. */
  final void addArea(
      String name, XYSeriesRenderStyle style, List<Double> x, List<Double> y, Color colour) {
    XYSeries area = addSeries(name, x, y);
    area.setXYSeriesRenderStyle(style);
    area.setMarker(SeriesMarkers.NONE);
    area.setLineStyle(new BasicStroke(0));
    area.setFillColor(colour);
    area.setLineColor(colour);
  }

  /** Adds estimates as dots with the bars of their 95 % intervals. */
  final void addEstimates(String name, List<Double> x, List<Estimate> estimates) {
    if (!estimates.isEmpty()) {
      XYSeries dots =
          addSeries(
              name,
              x,
              estimates.stream().map(Estimate::value).toList(),
              estimates.stream().map(TextChart.ErrorBar::margin).toList());
      dots.setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
      dots.setMarker(SeriesMarkers.CIRCLE);
      dots.setMarkerColor(BLUE);
    }
    getStyler().setMarkerSize(ESTIMATE_MARKER);
    getStyler().setErrorBarsColor(BLUE);
  }

  /** Makes the horizontal axis reach a little further than these ascending values. */
  final void horizontal(List<Double> x, double gap, Axis axis) {
    double first = x.get(0);
    double last = x.get(x.size() - 1);
    double room = gap * Math.max(last - first, 1);
    horizontal(first - room, last + room, axis);
  }

  /** Sets the titles of the axes. */
  final void axes(String horizontal, String vertical) {
    setXAxisTitle(Excerpt.of(horizontal, MAX_ACROSS_LENGTH));
    setYAxisTitle(Excerpt.of(vertical, MAX_UP_LENGTH));
  }

  /** Makes the vertical axis reach from the lowest tick to the highest. */
  final void vertical(Axis axis) {
    double room = ROOM * (axis.high() - axis.low());
    getStyler().setYAxisMin(axis.low() - room);
    getStyler().setYAxisMax(axis.high() + room);
    if (axis.spacing() != Axis.Spacing.LINEAR) {
      double spacing = PLOT_HEIGHT * axis.step().doubleValue() / (axis.high() - axis.low());
      getStyler().setYAxisTickMarkSpacingHint((int) spacing);
    }
    getStyler().setyAxisTickLabelsFormattingFunction(labels(axis));
  }

  /** Makes the horizontal axis reach from a value to another. */
  final void horizontal(double low, double high, Axis axis) {
    double room = ROOM * (high - low);
    getStyler().setXAxisMin(low - room);
    getStyler().setXAxisMax(high + room);
    double plotWidth = 0.85 * getWidth();
    getStyler()
        .setXAxisTickMarkSpacingHint((int) (plotWidth * axis.step().doubleValue() / (high - low)));
    getStyler().setxAxisTickLabelsFormattingFunction(labels(axis));
  }

  @Override
  public void paint(Graphics2D graphics, int width, int height) {
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, width, height);
    int y = MARGIN + TITLE.getSize();
    write(graphics, caption.title(), TITLE, Color.BLACK, y);
    for (String line : caption.lines()) {
      y += LINE_HEIGHT;
      write(graphics, line, TEXT, Color.BLACK, y);
    }
    if (caption.isPartial()) {
      y += LINE_HEIGHT;
      write(graphics, caption.partial(), WARNING, RED, y);
    }
    y += MARGIN / 2;
    graphics.translate(0, y);
    paintChart(graphics, width, height - y);
    graphics.translate(0, -y);
    // XChart has set the height to that of the chart without the heading.
    setHeight(height);
  }

  /** Draws the chart without the heading. */
  void paintChart(Graphics2D graphics, int width, int height) {
    super.paint(graphics, width, height);
  }

  private static void write(Graphics2D graphics, String text, Font font, Color colour, int y) {
    graphics.setColor(colour);
    graphics.setFont(font);
    graphics.drawString(text, MARGIN, y);
  }

  /** An SVG file, which scales with the place where it is shown. */
  final byte[] svg() {
    int width = getWidth();
    int height = getHeight();
    try {
      SVGGraphics2D graphics =
          new SVGGraphics2D(
              DocumentBuilderFactory.newDefaultInstance()
                  .newDocumentBuilder()
                  .getDOMImplementation()
                  .createDocument(SVG, "svg", null));
      graphics.setSVGCanvasSize(new Dimension(width, height));
      paint(graphics, width, height);
      Element root = graphics.getRoot();
      root.setAttribute("viewBox", "0 0 " + width + ' ' + height);
      StringWriter text = new StringWriter();
      graphics.stream(root, text, true, false);
      return text.toString().getBytes(StandardCharsets.UTF_8);
    } catch (ParserConfigurationException | SVGGraphics2DIOException e) {
      throw new IllegalStateException(e);
    }
  }

  final byte[] png() {
    BufferedImage image =
        new BufferedImage(DOTS * getWidth(), DOTS * getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.scale(DOTS, DOTS);
    paint(graphics, getWidth(), getHeight());
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    // The default stream caches in a file, whose deletion fails while the process ends.
    try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      ImageIO.write(image, "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
