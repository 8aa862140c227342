package dev.baize.cli.jar;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A class file whose constant pool names {@link Runtime#halt}. The format is that of The Java
 * Virtual Machine Specification, section 4.4.
 */
final class HaltingClass {

  private static final int POOL = 8;
  private static final byte[] RUNTIME = "java/lang/Runtime".getBytes(UTF_8);
  private static final byte[] HALT = "halt".getBytes(UTF_8);
  private static final byte[] EXIT = "exit".getBytes(UTF_8);
  private static final byte[] DESCRIPTOR = "(I)V".getBytes(UTF_8);

  private static final int UTF8 = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int METHOD = 10;
  private static final int NAME_AND_TYPE = 12;

  private final ByteBuffer bytes;

  /**
   * The offsets of the constant pool entries, by index; 0 for the second slot of a long or double.
   */
  private final int[] entries;

  private final int end;

  private HaltingClass(byte[] file) {
    this.bytes = ByteBuffer.wrap(file);
    int count = unsigned(POOL);
    this.entries = new int[count];
    int at = POOL + 2;
    for (int i = 1; i < count; i++) {
      entries[i] = at;
      int tag = bytes.get(at);
      if (tag == LONG || tag == DOUBLE) {
        i++;
      }
      at += size(tag, at);
    }
    this.end = at;
  }

  /**
   * The same class, which calls {@link Runtime#exit} instead; null if it does not name {@link
   * Runtime#halt}.
   */
  static byte @Nullable [] changed(byte[] file) {
    HaltingClass type = new HaltingClass(file.clone());
    int method = type.halt();
    return method == 0 ? null : type.exitingAt(method);
  }

  private int size(int tag, int at) {
    return switch (tag) {
      case UTF8 -> 3 + unsigned(at + 1);
      case LONG, DOUBLE -> 9;
      case 7, 8, 16, 19, 20 -> 3;
      case 15 -> 4;
      case 3, 4, 9, METHOD, 11, NAME_AND_TYPE, 17, 18 -> 5;
      default -> throw new IllegalArgumentException("constant " + tag);
    };
  }

  private int unsigned(int at) {
    return Short.toUnsignedInt(bytes.getShort(at));
  }

  /** The offset of the reference to the method; 0 if there is none. */
  private int halt() {
    for (int at : entries) {
      if (at != 0 && bytes.get(at) == METHOD) {
        int type = entries[unsigned(at + 1)];
        int named = entries[unsigned(at + 3)];
        if (is(unsigned(type + 1), RUNTIME)
            && is(unsigned(named + 1), HALT)
            && is(unsigned(named + 3), DESCRIPTOR)) {
          return at;
        }
      }
    }
    return 0;
  }

  private boolean is(int index, byte[] text) {
    int at = entries[index];
    int start = at + 3;
    return Arrays.equals(bytes.array(), start, start + unsigned(at + 1), text, 0, text.length);
  }

  /** The class with the name of the other method appended to its constant pool. */
  private byte[] exitingAt(int method) {
    int descriptor = unsigned(entries[unsigned(method + 3)] + 3);
    int name = entries.length;
    bytes.putShort(method + 3, (short) (name + 1));
    bytes.putShort(POOL, (short) (name + 2));
    ByteArrayOutputStream result = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(result)) {
      out.write(bytes.array(), 0, end);
      out.writeByte(UTF8);
      out.writeShort(EXIT.length);
      out.write(EXIT);
      out.writeByte(NAME_AND_TYPE);
      out.writeShort(name);
      out.writeShort(descriptor);
      out.write(bytes.array(), end, bytes.array().length - end);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return result.toByteArray();
  }
}
