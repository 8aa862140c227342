package dev.baize.protocol.shared;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** What can go wrong with a line on its way, or in the program that writes it. */
public enum Damage {
  BYTES_FLIPPED {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      byte[] flipped = line.clone();
      for (int i = random.nextInt(3); i >= 0; i--) {
        flipped[random.nextInt(line.length)] = (byte) random.nextInt(256);
      }
      return flipped;
    }
  },
  BYTES_LOST {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      int from = random.nextInt(line.length);
      int to = from + 1 + random.nextInt(line.length - from);
      return bytes(part(line, 0, from), part(line, to, line.length));
    }
  },
  BYTES_TWICE {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      int from = random.nextInt(line.length);
      int to = from + 1 + random.nextInt(line.length - from);
      return bytes(part(line, 0, to), part(line, from, line.length));
    }
  },
  LINE_TWICE {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      return bytes(line, line);
    }
  },
  /** Another line before it, instead of it, or after it. */
  OTHER_LINE {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      byte[] other = others.isEmpty() ? line : others.get(random.nextInt(others.size()));
      return switch (random.nextInt(3)) {
        case 0 -> bytes(other, line);
        case 1 -> other;
        default -> bytes(line, other);
      };
    }
  },
  INVALID_UTF_8 {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      String[] sequences = {"ff", "80", "c080", "c3", "eda080", "f4908080", "efbbbf", "fe"};
      String hex = sequences[random.nextInt(sequences.length)];
      byte[] sequence = new byte[hex.length() / 2];
      for (int i = 0; i < sequence.length; i++) {
        sequence[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
      }
      return inserted(line, sequence, random);
    }
  },
  NUL {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      return inserted(line, new byte[1 + random.nextInt(3)], random);
    }
  },
  CONTROLS {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      String[] controls = {"\r", "\n", "\t", "\u001b[2J", "\u2028", "\u0085", " ", "\n\n\r\n"};
      return inserted(line, controls[random.nextInt(controls.length)].getBytes(UTF_8), random);
    }
  },
  /** A MiB, a byte less, or a byte more. */
  LONG {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      int length = (1 << 20) - 1 + random.nextInt(3);
      String begin = "{\"padding\":\"";
      String end = "\"," + new String(line, UTF_8).substring(1);
      int padding = length + 1 - begin.length() - end.getBytes(UTF_8).length;
      return bytes(begin.getBytes(UTF_8), "x".repeat(padding).getBytes(UTF_8), end.getBytes(UTF_8));
    }
  },
  DEEP {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      int depth = new int[] {15, 25, 1000, 100_000}[random.nextInt(4)];
      boolean list = random.nextBoolean();
      String nested = (list ? "[" : "{\"a\":").repeat(depth) + 1 + (list ? "]" : "}").repeat(depth);
      String[] names = {"later", "type", "view", "legal", "settings", "advice", "question"};
      String name = names[random.nextInt(names.length)];
      return withField(line, '"' + name + "\":" + nested, random);
    }
  },
  HUGE_NUMBER {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      String[] numbers = {
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775809",
        "2147483648",
        "4294967296",
        "1e400",
        "-1E+19",
        "1e999999999",
        "0.1e-999999999999",
        "-0",
        "1.0",
        "9".repeat(31),
        "9".repeat(5000)
      };
      String number = numbers[random.nextInt(numbers.length)];
      List<String> parts =
          new ArrayList<>(List.of(new String(line, UTF_8).split("(?<=[:\\[,])", -1)));
      int at = random.nextInt(parts.size());
      parts.set(at, parts.get(at).replaceFirst("-?[0-9]+", number));
      return String.join("", parts).getBytes(UTF_8);
    }
  },
  /** The name of a field again, with another value. */
  FIELD_TWICE {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      ObjectNode tree = (ObjectNode) tree(line);
      String name = pick(names(tree), random);
      return withField(line, '"' + name + "\":" + OTHER_VALUES[random.nextInt(6)], random);
    }
  },
  FIELD_REMOVED {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      JsonNode tree = tree(line);
      ContainerNode<?> at = pick(containers(tree), random);
      if (at instanceof ObjectNode object) {
        object.remove(pick(names(object), random));
      } else {
        ((ArrayNode) at).remove(random.nextInt(at.size()));
      }
      return line(tree);
    }
  },
  FIELD_RENAMED {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      JsonNode tree = tree(line);
      ObjectNode at = pick(objects(tree), random);
      String name = pick(names(at), random);
      String[] names = {"", name + "s", "Type", "number", "decision", "\ud800", "a b", "to_act"};
      JsonNode value = at.remove(name);
      at.set(names[random.nextInt(names.length)], value);
      return line(tree);
    }
  },
  VALUE_CHANGED {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      JsonNode tree = tree(line);
      ContainerNode<?> at = pick(containers(tree), random);
      JsonNode value = value(OTHER_VALUES[random.nextInt(OTHER_VALUES.length)]);
      if (at instanceof ObjectNode object) {
        object.set(pick(names(object), random), value);
      } else {
        ((ArrayNode) at).set(random.nextInt(at.size()), value);
      }
      return line(tree);
    }
  },
  /** A value of the line itself, or of another one, in another place. */
  VALUE_MOVED {
    @Override
    public byte[] to(byte[] line, List<byte[]> others, Random random) {
      JsonNode tree = tree(line);
      byte[] other = others.isEmpty() ? line : others.get(random.nextInt(others.size()));
      ContainerNode<?> from = pick(containers(tree(other)), random);
      List<JsonNode> values = new ArrayList<>();
      from.elements().forEachRemaining(values::add);
      JsonNode value = pick(values, random);
      ContainerNode<?> at = pick(containers(tree), random);
      if (at instanceof ObjectNode object) {
        object.set(pick(names(object), random), value);
      } else {
        ((ArrayNode) at).insert(random.nextInt(at.size()), value);
      }
      return line(tree);
    }
  };

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /** As JSON; the first are not null. */
  private static final String[] OTHER_VALUES = {
    "true",
    "\"\"",
    "-1",
    "{}",
    "[]",
    "\"play\"",
    "null",
    "0.5",
    "1",
    "\"\\ud800\"",
    "\"\\u0000\"",
    "\"\\uDC00\\uD800\"",
    "[[]]",
    "{\"decision\":1}",
    "63",
    "64",
    "false",
    "\"x\\ny\"",
    "[null]"
  };

  /**
   * A line, or several, or less than one, in place of a line that is as it should be.
   *
   * @param line with its end
   * @param others other lines of the conversation, with their ends
   */
  public abstract byte[] to(byte[] line, List<byte[]> others, Random random);

  /** A damage of any kind; the long ones are rare, because they take long. */
  public static Damage any(Random random) {
    Damage damage = values()[random.nextInt(values().length)];
    return damage != LONG || random.nextInt(4) == 0 ? damage : VALUE_CHANGED;
  }

  private static <T> T pick(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }

  private static byte[] part(byte[] line, int from, int to) {
    return Arrays.copyOfRange(line, from, to);
  }

  private static byte[] bytes(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }

  private static byte[] inserted(byte[] line, byte[] what, Random random) {
    int at = random.nextInt(line.length);
    return bytes(part(line, 0, at), what, part(line, at, line.length));
  }

  /** A line with one more field, as the first or the last. */
  private static byte[] withField(byte[] line, String field, Random random) {
    String text = new String(line, UTF_8).stripTrailing();
    String more =
        random.nextBoolean()
            ? "{" + field + "," + text.substring(1)
            : text.substring(0, text.length() - 1) + "," + field + "}";
    return (more + "\n").getBytes(UTF_8);
  }

  private static JsonNode tree(byte[] line) {
    try {
      return MAPPER.readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode value(String json) {
    return tree(json.getBytes(UTF_8));
  }

  private static byte[] line(JsonNode tree) {
    try {
      return (MAPPER.writeValueAsString(tree) + "\n").getBytes(UTF_8);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> names(ObjectNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  /** The objects and lists within, with itself, that are not empty. */
  private static List<ContainerNode<?>> containers(JsonNode tree) {
    List<ContainerNode<?>> found = new ArrayList<>();
    if (tree instanceof ContainerNode<?> container && !container.isEmpty()) {
      found.add(container);
      tree.forEach(child -> found.addAll(containers(child)));
    }
    return found;
  }

  private static List<ObjectNode> objects(JsonNode tree) {
    return containers(tree).stream()
        .filter(ObjectNode.class::isInstance)
        .map(ObjectNode.class::cast)
        .toList();
  }
}
