package dev.baize.cli.jar;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A class file whose constant pool names methods that stop the process, or threads of it, without a
 * trace. The format is that of The Java Virtual Machine Specification, section 4.4.
 */
final class HaltingClass {

  private static final int POOL = 8;

  /**
   * A method.
   *
   * @param type the internal name of its class
   * @param name its name
   * @param descriptor its descriptor
   * @param harmless the name of a method of that class with the same descriptor
   */
  private record Call(String type, String name, String descriptor, String harmless) {}

  private static final List<Call> CALLS =
      List.of(
          new Call("java/lang/Runtime", "halt", "(I)V", "exit"),
          new Call("java/lang/Thread", "stop", "()V", "interrupt"),
          new Call("java/lang/Thread", "suspend", "()V", "interrupt"),
          new Call("java/lang/ThreadGroup", "stop", "()V", "interrupt"),
          new Call("java/lang/ThreadGroup", "suspend", "()V", "interrupt"));

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
   * The same class, which calls {@link Runtime#exit} instead of {@link Runtime#halt}, and {@link
   * Thread#interrupt} instead of methods that stop or suspend; null if it names none of them.
   */
  static byte @Nullable [] changed(byte[] file) {
    byte[] result = null;
    HaltingClass type = new HaltingClass(file.clone());
    for (Call call : CALLS) {
      int method = type.find(call);
      if (method != 0) {
        result = type.calling(call.harmless().getBytes(UTF_8), method);
        type = new HaltingClass(result.clone());
      }
    }
    return result;
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
  private int find(Call call) {
    for (int at : entries) {
      if (at != 0 && bytes.get(at) == METHOD) {
        int type = entries[unsigned(at + 1)];
        int named = entries[unsigned(at + 3)];
        if (is(unsigned(type + 1), call.type())
            && is(unsigned(named + 1), call.name())
            && is(unsigned(named + 3), call.descriptor())) {
          return at;
        }
      }
    }
    return 0;
  }

  private boolean is(int index, String text) {
    int at = entries[index];
    int start = at + 3;
    byte[] expected = text.getBytes(UTF_8);
    return Arrays.equals(
        bytes.array(), start, start + unsigned(at + 1), expected, 0, expected.length);
  }

  /** The class with the name of the other method appended to its constant pool. */
  private byte[] calling(byte[] other, int method) {
    int descriptor = unsigned(entries[unsigned(method + 3)] + 3);
    int name = entries.length;
    bytes.putShort(method + 3, (short) (name + 1));
    bytes.putShort(POOL, (short) (name + 2));
    ByteArrayOutputStream result = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(result)) {
      out.write(bytes.array(), 0, end);
      out.writeByte(UTF8);
      out.writeShort(other.length);
      out.write(other);
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
