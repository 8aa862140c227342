package dev.baize.charts;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.w3c.dom.Element;

/** An SVG file in the making. The same drawing is the same bytes. */
final class Svg {

  private static final String NAMESPACE = "http://www.w3.org/2000/svg";

  private final SVGGraphics2D graphics;
  private final int width;
  private final int height;

  /** An empty file. */
  Svg(int width, int height) {
    this.width = width;
    this.height = height;
    try {
      this.graphics =
          new SVGGraphics2D(
              DocumentBuilderFactory.newDefaultInstance()
                  .newDocumentBuilder()
                  .getDOMImplementation()
                  .createDocument(NAMESPACE, "svg", null));
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
    graphics.setSVGCanvasSize(new Dimension(width, height));
  }

  /** What draws into the file. */
  Graphics2D graphics() {
    return graphics;
  }

  /** The file, which scales with the place where it is shown; nothing can be drawn any more. */
  byte[] bytes() {
    StringWriter text = new StringWriter();
    Element root = graphics.getRoot();
    root.setAttribute("viewBox", "0 0 " + width + ' ' + height);
    try {
      graphics.stream(root, text, true, false);
    } catch (SVGGraphics2DIOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
