package dev.baize.cli.fuzz;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Says whether the {@link Bytes} of a file are a picture. */
final class Pictures {

  private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G'};

  private Pictures() {}

  static boolean areWhole(String bytes) {
    byte[] all = Bytes.array(bytes);
    try {
      return Arrays.equals(Arrays.copyOf(all, PNG.length), PNG)
          ? ImageIO.read(new ByteArrayInputStream(all)) != null
          : isSvg(all);
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean isSvg(byte[] bytes) throws IOException {
    try {
      DocumentBuilder parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
      parser.setErrorHandler(new DefaultHandler());
      // Nothing is loaded from elsewhere.
      parser.setEntityResolver((name, place) -> new InputSource(new StringReader("")));
      return "svg"
          .equals(parser.parse(new ByteArrayInputStream(bytes)).getDocumentElement().getTagName());
    } catch (SAXException e) {
      return false;
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }
}
