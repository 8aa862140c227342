package dev.baize.search.network;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tensors of a file in the format safetensors: the length of its header in eight bytes, the
 * header in JSON, and the numbers, all little-endian.
 *
 * @param metadata what else the header says, as JSON
 * @param byName the tensors, all of type F32
 */
record Tensors(Map<String, String> metadata, Map<String, Tensor> byName) {

  private static final int MAX_HEADER = 100_000;
  private static final String TYPE = "\"F32\"";

  /** A name and its value, with no more of JSON than headers have: there are no escapes. */
  private static final Pattern FIELD =
      Pattern.compile(
          "\\s*+\"([^\"\\\\]*+)\"\\s*+:\\s*+"
              + "(\"[^\"\\\\]*+\"|\\[[^\\[\\]]*+]|\\{[^{}]*+\\})\\s*+(?:,|\\z)");

  /**
   * A tensor.
   *
   * @param begin where it begins in the data, in bytes
   * @param values those of the last dimension one after another
   */
  record Tensor(List<Integer> shape, int begin, FloatBuffer values) {}

  /** Throws {@code IllegalArgumentException} if the file is anything else. */
  static Tensors parse(byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    checkArgument(file.length > Long.BYTES, "no safetensors: it has only %s bytes", file.length);
    long length = bytes.getLong();
    int most = Math.min(MAX_HEADER, bytes.remaining());
    checkArgument(
        0 < length && length <= most,
        "no safetensors: a header of %s bytes; expected 1 to %s",
        Long.toUnsignedString(length),
        most);
    byte[] header = new byte[(int) length];
    bytes.get(header);
    ByteBuffer data = bytes.slice().order(ByteOrder.LITTLE_ENDIAN);
    Map<String, String> fields = object(new String(header, StandardCharsets.UTF_8));
    String metadata = fields.remove("__metadata__");
    Map<String, Tensor> tensors = new LinkedHashMap<>();
    fields.forEach((name, described) -> tensors.put(name, tensor(name, described, data)));
    requireNoGaps(tensors.values().stream().toList(), data.limit());
    return new Tensors(metadata == null ? Map.of() : object(metadata), tensors);
  }

  private static Map<String, String> object(String json) {
    String text = json.strip();
    checkArgument(
        text.startsWith("{") && text.endsWith("}") && text.length() > 1,
        "%s: expected an object of JSON",
        Excerpt.quote(text));
    Map<String, String> fields = new LinkedHashMap<>();
    String inner = text.substring(1, text.length() - 1).strip();
    Matcher field = FIELD.matcher(inner);
    for (int at = 0; at < inner.length(); at = field.end()) {
      checkArgument(
          field.region(at, inner.length()).lookingAt(),
          "%s: expected a field of JSON, without escapes",
          Excerpt.quote(inner.substring(at)));
      String name = field.group(1);
      String other = fields.put(name, field.group(2));
      checkArgument(other == null, "%s is there twice", Excerpt.quote(name));
    }
    return fields;
  }

  private static Tensor tensor(String name, String described, ByteBuffer data) {
    try {
      Map<String, String> fields = object(described);
      String type = fields.getOrDefault("dtype", "none");
      checkArgument(type.equals(TYPE), "type %s; expected %s", Excerpt.of(type, 20), TYPE);
      List<Integer> shape = numbers("shape", fields);
      List<Integer> offsets = numbers("data_offsets", fields);
      long size = Float.BYTES;
      for (int dimension : shape) {
        size = Math.min(size * dimension, Integer.MAX_VALUE);
      }
      checkArgument(
          offsets.size() == 2
              && offsets.get(1) <= data.limit()
              && (long) offsets.get(1) - offsets.get(0) == size,
          "data_offsets %s; expected %s of %s bytes",
          offsets,
          size,
          data.limit());
      FloatBuffer values =
          data.slice(offsets.get(0), (int) size).order(data.order()).asFloatBuffer();
      for (int i = 0; i < values.limit(); i++) {
        float value = values.get(i);
        checkArgument(Float.isFinite(value), "%s; expected finite numbers", value);
      }
      return new Tensor(shape, offsets.get(0), values);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "tensor " + Excerpt.quote(name) + ": " + e.getMessage(), e);
    }
  }

  private static List<Integer> numbers(String name, Map<String, String> fields) {
    String list = fields.getOrDefault(name, "none");
    checkArgument(list.startsWith("["), "%s %s; expected a list", name, Excerpt.of(list, 20));
    return Splitter.on(',')
        .trimResults()
        .splitToStream(list.substring(1, list.length() - 1))
        .map(text -> (int) WholeNumber.parse(text, 0, Integer.MAX_VALUE))
        .toList();
  }

  private static void requireNoGaps(List<Tensor> tensors, int size) {
    int end = 0;
    for (Tensor tensor : tensors.stream().sorted(Comparator.comparingInt(Tensor::begin)).toList()) {
      checkArgument(tensor.begin == end, "no tensor begins at byte %s of the data", end);
      end += tensor.values.limit() * Float.BYTES;
    }
    checkArgument(end == size, "%s bytes of data; expected %s for the tensors", size, end);
  }
}
