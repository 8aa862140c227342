package dev.baize.cli.jar;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class HaltingClassTest {

  /** Has constants of every size before the call. */
  static final class Halting implements IntSupplier {

    @Override
    public int getAsInt() {
      long big = 1L << 40 | hashCode();
      double fraction = 0.123 * big;
      if (fraction == 4.56e78) {
        Runtime.getRuntime().halt((int) (big % 7L));
      }
      String text = "halt" + fraction + big;
      return text.length();
    }
  }

  private static byte[] bytes(Class<?> type) throws IOException {
    String name = type.getName().replace('.', '/') + ".class";
    try (InputStream in = HaltingClassTest.class.getClassLoader().getResourceAsStream(name)) {
      assertThat(in).isNotNull();
      return in.readAllBytes();
    }
  }

  /** With a hierarchy of which two classes are known. */
  private static byte @Nullable [] changed(byte[] file) {
    String own = Own.class.getName().replace('.', '/');
    return HaltingClass.changed(
        file, (type, other) -> (type.equals(own) ? "java/lang/Thread" : type).equals(other));
  }

  /** Inherits the methods that stop a thread. */
  public static class Own extends Thread {}

  /** Defines a class of the given bytes, in its own package. */
  private static final class Loader extends ClassLoader {

    Loader() {
      super(HaltingClassTest.class.getClassLoader());
    }

    Class<?> define(byte[] bytes) {
      return defineClass(null, bytes, 0, bytes.length);
    }
  }

  @Test
  void a_class_that_halts_exits_and_is_the_same_otherwise() throws Exception {
    byte[] changed = requireNonNull(changed(bytes(Halting.class)));
    Class<?> type = new Loader().define(changed);
    var constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    assertThat(((IntSupplier) constructor.newInstance()).getAsInt()).isPositive();
    assertThat(changed(changed)).isNull();
  }

  /** Stops and suspends itself, or rather interrupts itself. */
  static final class Stopping implements IntSupplier {

    @Override
    @SuppressWarnings({"deprecation", "removal"}) // what is tested
    public int getAsInt() {
      Thread.currentThread().stop();
      int interrupts = Thread.interrupted() ? 1 : 0;
      Thread.currentThread().suspend();
      interrupts += Thread.interrupted() ? 1 : 0;
      Own own = new Own();
      own.suspend();
      own.stop();
      return interrupts;
    }
  }

  @Test
  void a_class_that_stops_threads_interrupts_them() throws Exception {
    byte[] changed = requireNonNull(changed(bytes(Stopping.class)));
    var constructor = new Loader().define(changed).getDeclaredConstructor();
    constructor.setAccessible(true);
    assertThat(((IntSupplier) constructor.newInstance()).getAsInt()).isEqualTo(2);
  }

  @Test
  void methods_are_found_that_a_subclass_inherits() throws IOException {
    byte[] changed = requireNonNull(changed(bytes(Stopping.class)));
    assertThat(HaltingClass.changed(changed, (type, other) -> true)).isNull();
    assertThat(HaltingClass.superclass(bytes(Own.class))).isEqualTo("java/lang/Thread");
  }

  @Test
  void a_class_that_does_not_halt_stays_as_it_is() throws IOException {
    assertThat(changed(bytes(HaltingClass.class))).isNull();
    assertThat(changed(bytes(HaltingClassTest.class))).isNull();
  }

  @Test
  void what_is_no_class_is_refused() {
    assertThatThrownBy(() -> changed(new byte[] {1, 2, 3})).isInstanceOf(RuntimeException.class);
  }
}
