package dev.baize.cli.chart;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.style.XYStyler;

/** A chart as XChart draws it, with its caption above. */
final class Picture extends XYChart {

  static {
    // There may be no screen, and none is needed.
    System.setProperty("java.awt.headless", "true");
  }

  private static final int WIDTH = 800;
  private static final int HEIGHT = 540;

  /** Dots of a bitmap for each unit of length. */
  private static final int DOTS = 2;

  private static final int MARGIN = 16;
  private static final int TITLE_SIZE = 18;
  private static final int TEXT_SIZE = 12;
  private static final int LINE_HEIGHT = 17;
  private static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, TEXT_SIZE);
  private static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, TITLE_SIZE);
  private static final Color GREY = new Color(0x55, 0x55, 0x55);
  private static final Color PALE = new Color(0xDD, 0xDD, 0xDD);

  private final Caption caption;

  private Picture(Caption caption) {
    super(WIDTH, HEIGHT);
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
    style.setPlotContentSize(1);
  }

  /** The picture of a chart. */
  static Picture of(Chart chart) {
    if (chart instanceof Distribution distribution) {
      Picture picture = new Picture(distribution.caption());
      DistributionPicture.draw(distribution, picture);
      return picture;
    }
    if (chart instanceof Paths paths) {
      Picture picture = new Picture(paths.caption());
      PathsPicture.draw(paths, picture);
      return picture;
    }
    RatingChart ratings = (RatingChart) chart;
    Picture picture = new Picture(ratings.caption());
    RatingPicture.draw(ratings, picture);
    return picture;
  }

  /** Makes the vertical axis reach from the lowest tick to the highest. */
  void vertical(Scale scale) {
    getStyler().setYAxisMin(scale.low());
    getStyler().setYAxisMax(scale.high());
  }

  /** Makes the horizontal axis reach from a value to another. */
  void horizontal(double low, double high) {
    getStyler().setXAxisMin(low);
    getStyler().setXAxisMax(high);
  }

  @Override
  public void paint(Graphics2D graphics, int width, int height) {
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, width, height);
    int y = MARGIN + TITLE_SIZE;
    graphics.setColor(Color.BLACK);
    graphics.setFont(TITLE);
    graphics.drawString(caption.title(), MARGIN, y);
    graphics.setFont(TEXT);
    for (String line : caption.lines()) {
      y += LINE_HEIGHT;
      graphics.drawString(line, MARGIN, y);
    }
    y += MARGIN / 2;
    graphics.translate(0, y);
    super.paint(graphics, width, height - y);
    graphics.translate(0, -y);
  }

  byte[] svg() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      VectorGraphicsEncoder.saveVectorGraphic(this, bytes, VectorGraphicsFormat.SVG);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  byte[] png() {
    BufferedImage image =
        new BufferedImage(DOTS * WIDTH, DOTS * HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.scale(DOTS, DOTS);
    paint(graphics, WIDTH, HEIGHT);
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    // The usual stream keeps a file, and deletes it in a way that fails while the process ends.
    try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      ImageIO.write(image, "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
