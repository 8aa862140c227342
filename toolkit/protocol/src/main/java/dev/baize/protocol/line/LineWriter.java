package dev.baize.protocol.line;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/**
 * Writes lines of the protocol, one after another, field by field. Used by one thread at a time.
 */
public final class LineWriter {

  private static final int USUAL_LENGTH = 1 << 10;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(USUAL_LENGTH);
  private JsonGenerator generator = Json.generator(bytes);

  /** Whether a line was begun and not ended. */
  private boolean open;

  /** Begins a line. One that was begun before and not ended is forgotten. */
  public LineWriter begin(String type) {
    if (open) {
      generator = Json.generator(bytes);
    }
    open = true;
    bytes.reset();
    try {
      generator.writeStartObject();
      return put(Line.TYPE, type);
    } catch (IOException e) {
      throw Json.memory(e);
    }
  }

  public LineWriter put(String name, Object value) {
    try {
      generator.writeFieldName(name);
      Json.write(value, generator);
      return this;
    } catch (IOException e) {
      throw Json.memory(e);
    }
  }

  /** {@return the line that was begun, with its end} */
  public byte[] end() {
    try {
      generator.writeEndObject();
      generator.writeRaw('\n');
      generator.flush();
      open = false;
      return bytes.toByteArray();
    } catch (IOException e) {
      throw Json.memory(e);
    }
  }
}
