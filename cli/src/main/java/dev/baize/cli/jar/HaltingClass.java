package dev.baize.cli.jar;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A class file whose constant pool names methods that stop the process, or threads of it, without a
 * trace. The format is that of The Java Virtual Machine Specification, section 4.4.
 */
final class HaltingClass {

  private static final int POOL = 8;

  /** Where the superclass is named, after the end of the pool. */
  private static final int SUPERCLASS = 4;

  /**
   * A method.
   *
   * @param type the internal name of its class, which subclasses inherit it from
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
   *
   * @param isSubclass whether a class is the same as another or a subclass, by internal names
   */
  static byte @Nullable [] changed(byte[] file, BiPredicate<String, String> isSubclass) {
    byte[] result = null;
    HaltingClass type = new HaltingClass(file.clone());
    for (Call call : CALLS) {
      for (int method = type.find(call, isSubclass);
          method != 0;
          method = type.find(call, isSubclass)) {
        result = type.calling(call.harmless().getBytes(UTF_8), method);
        type = new HaltingClass(result.clone());
      }
    }
    return result;
  }

  /** The internal name of the superclass of a class that is not {@link Object}. */
  static String superclass(byte[] file) {
    HaltingClass type = new HaltingClass(file);
    return type.className(type.unsigned(type.end + SUPERCLASS));
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
  private int find(Call call, BiPredicate<String, String> isSubclass) {
    for (int at : entries) {
      if (at != 0 && bytes.get(at) == METHOD) {
        int named = entries[unsigned(at + 3)];
        if (is(unsigned(named + 1), call.name())
            && is(unsigned(named + 3), call.descriptor())
            && isSubclass.test(className(unsigned(at + 1)), call.type())) {
          return at;
        }
      }
    }
    return 0;
  }

  /** The internal name that an entry for a class has. */
  private String className(int index) {
    int at = entries[unsigned(entries[index] + 1)];
    return new String(bytes.array(), at + 3, unsigned(at + 1), UTF_8);
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
