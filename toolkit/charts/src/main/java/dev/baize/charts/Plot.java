package dev.baize.charts;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGraphics2D;
import org.w3c.dom.Element;

/**
 * A picture of a chart: a heading, a drawing, whose top left corner is the origin, and below it in
 * small letters how it can be repeated. Its ground is white, so that it looks the same on pages of
 * any colour.
 */
record Plot(ChartHeading caption, int height, Consumer<Graphics2D> drawing) {

  static {
    // Works without a screen.
    System.setProperty("java.awt.headless", "true");
    // A cache would be a file, whose deletion fails while the process ends.
    ImageIO.setUseCache(false);
  }

  static final int WIDTH = 800;
  static final int MARGIN = 14;
  static final int LINE_HEIGHT = 18;

  static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
  static final Font BOLD = TEXT.deriveFont(Font.BOLD);
  private static final Font TITLE = BOLD.deriveFont(18f);
  private static final Font SMALL = TEXT.deriveFont(11f);
  private static final int FOOT_HEIGHT = 15;

  static final Color BLUE = new Color(0x2F, 0x6D, 0xA8);
  static final Color DARK = new Color(0x0B, 0x3C, 0x6B);
  static final Color GREY = new Color(0x55, 0x55, 0x55);
  static final Color PALE = new Color(0xD5, 0xD5, 0xD5);

  /** Orange, which people who do not see red and green apart can tell from blue. */
  static final Color MARK = new Color(0xB8, 0x4A, 0x00);

  /** Pixels of a bitmap per unit of length. */
  private static final int DOTS = 2;

  private int whole() {
    return headingHeight() + height + caption.foot().size() * FOOT_HEIGHT + MARGIN;
  }

  private int headingHeight() {
    int lines = caption.lines().size() + (caption.partial().isEmpty() ? 0 : 1);
    return MARGIN + TITLE.getSize() + lines * LINE_HEIGHT + MARGIN;
  }

  private void paint(Graphics2D graphics) {
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, WIDTH, whole());
    int y = MARGIN + TITLE.getSize();
    write(graphics, TITLE, Color.BLACK, caption.title(), MARGIN, y);
    for (String line : caption.lines()) {
      y += LINE_HEIGHT;
      write(graphics, TEXT, Color.BLACK, line, MARGIN, y);
    }
    if (!caption.partial().isEmpty()) {
      write(graphics, BOLD, MARK, caption.partial(), MARGIN, y + LINE_HEIGHT);
    }
    graphics.translate(0, headingHeight());
    drawing.accept(graphics);
    graphics.translate(0, -headingHeight());
    y = headingHeight() + height + MARGIN;
    for (String line : caption.foot()) {
      write(graphics, SMALL, GREY, line, MARGIN, y);
      y += FOOT_HEIGHT;
    }
  }

  static void write(Graphics2D graphics, Font font, Color colour, String text, double x, double y) {
    graphics.setColor(colour);
    graphics.setFont(font);
    graphics.drawString(text, (float) x, (float) y);
  }

  /** An SVG file, which scales with the place where it is shown. */
  byte[] svg() throws IOException, ParserConfigurationException {
    SVGGraphics2D graphics =
        new SVGGraphics2D(
            DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .getDOMImplementation()
                .createDocument("http://www.w3.org/2000/svg", "svg", null));
    graphics.setSVGCanvasSize(new Dimension(WIDTH, whole()));
    paint(graphics);
    Element root = graphics.getRoot();
    root.setAttribute("viewBox", "0 0 " + WIDTH + ' ' + whole());
    StringWriter text = new StringWriter();
    graphics.stream(root, text, true, false);
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  byte[] png() throws IOException {
    BufferedImage image =
        new BufferedImage(DOTS * WIDTH, DOTS * whole(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.scale(DOTS, DOTS);
    paint(graphics);
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }
}
