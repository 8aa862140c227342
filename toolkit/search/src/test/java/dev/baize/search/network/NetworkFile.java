package dev.baize.search.network;

import dev.baize.core.random.Seed;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes files of networks as programs that train them do. */
final class NetworkFile {

  private final List<String> fields = new ArrayList<>();
  private final RandomGenerator random;
  private ByteBuffer data = ByteBuffer.allocate(0);

  private NetworkFile(long seed) {
    this.random = Seed.of(seed).generator();
  }

  /** A file of a game without tensors, whose numbers will be random. */
  static NetworkFile of(String game, long seed) {
    return new NetworkFile(seed)
        .field("\"__metadata__\": {\"by\": \"a test\", \"game\": \"" + game + "\"}");
  }

  /** Layers of widths, the first of which is that of the inputs. */
  static byte[] ofWidths(String game, long seed, int... widths) {
    NetworkFile file = of(game, seed);
    for (int i = 1; i < widths.length; i++) {
      file.linear(2 * i + ".", widths[i - 1], widths[i]);
    }
    return file.bytes();
  }

  NetworkFile field(String field) {
    fields.add(field);
    return this;
  }

  NetworkFile linear(String prefix, int inputs, int outputs) {
    return tensor(prefix + "weight", outputs, inputs).tensor(prefix + "bias", outputs);
  }

  NetworkFile tensor(String name, int... shape) {
    int size = IntStream.of(shape).reduce(1, (a, b) -> a * b);
    float[] values = new float[size];
    for (int i = 0; i < size; i++) {
      values[i] = random.nextInt(-64, 65) / 64f;
    }
    return tensor(name, "F32", Arrays.toString(shape), values);
  }

  NetworkFile tensor(String name, String type, String shape, float... values) {
    int begin = data.capacity();
    ByteBuffer longer =
        ByteBuffer.allocate(begin + values.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    longer.put(data.rewind());
    for (float value : values) {
      longer.putFloat(value);
    }
    data = longer;
    return field(
        "\"%s\": {\"dtype\": \"%s\", \"shape\": %s, \"data_offsets\": [%d, %d]}"
            .formatted(name, type, shape, begin, data.capacity()));
  }

  byte[] bytes() {
    return bytes(fields.stream().collect(Collectors.joining(", ", "{", "}  ")));
  }

  /** The same tensors below another header. */
  byte[] bytes(String header) {
    byte[] text = header.getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(Long.BYTES + text.length + data.capacity())
        .order(ByteOrder.LITTLE_ENDIAN)
        .putLong(text.length)
        .put(text)
        .put(data.array())
        .array();
  }
}
