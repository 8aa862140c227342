package dev.baize.protocol.line;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Writes a line of the protocol, field by field. */
public final class LineWriter {

  private static final int USUAL_LENGTH = 1 << 10;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(USUAL_LENGTH);
  private final JsonGenerator generator;

  /**
   * A line with its type alone.
   *
   * @param type the type
   */
  public LineWriter(String type) {
    try {
      generator = Json.generator(bytes);
      generator.writeStartObject();
      generator.writeStringField(Line.TYPE, type);
    } catch (IOException e) {
      throw Json.memory(e);
    }
  }

  /**
   * Adds a field.
   *
   * @param name its name
   * @param number its value
   * @return this line
   */
  public LineWriter put(String name, long number) {
    try {
      generator.writeNumberField(name, number);
      return this;
    } catch (IOException e) {
      throw Json.memory(e);
    }
  }

  /**
   * Adds a field.
   *
   * @param name its name
   * @param value its value: a text, a number, a truth value, fields of a view, an array of numbers,
   *     or a list or map of such
   * @return this line
   */
  public LineWriter put(String name, Object value) {
    try {
      generator.writeFieldName(name);
      Json.write(value, generator);
      return this;
    } catch (IOException e) {
      throw Json.memory(e);
    }
  }

  /** {@return the line, with its end} No more fields can be added. */
  public byte[] end() {
    try {
      generator.writeEndObject();
      generator.writeRaw('\n');
      generator.close();
      return bytes.toByteArray();
    } catch (IOException e) {
      throw Json.memory(e);
    }
  }
}
