package dev.baize.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.Serial;
import java.util.ServiceConfigurationError;
import org.junit.jupiter.api.Test;

class ThrownTest {

  @Test
  void an_exception_that_can_speak_is_told_as_it_says() {
    Exception e = new IllegalStateException("no idea", new ArithmeticException("/ by zero"));
    assertThat(Thrown.text(e)).isEqualTo("java.lang.IllegalStateException: no idea");
    assertThat(Thrown.message(e)).isEqualTo("no idea");
    assertThat(Thrown.causes(e)).containsExactly(e, e.getCause());
    assertThat(Thrown.trace(e))
        .startsWith("java.lang.IllegalStateException: no idea")
        .contains("Caused by: java.lang.ArithmeticException: / by zero");
  }

  @Test
  void one_that_only_says_that_something_else_failed_is_told_with_its_cause() {
    Exception cause = new ArithmeticException("/ by zero");
    String told = ": java.lang.ArithmeticException: / by zero";
    assertThat(Thrown.text(new ExceptionInInitializerError(cause)))
        .isEqualTo("java.lang.ExceptionInInitializerError" + told);
    assertThat(Thrown.text(new ServiceConfigurationError("bad", cause)))
        .isEqualTo("java.util.ServiceConfigurationError: bad" + told);
    assertThat(Thrown.text(new LinkageError("bad"))).isEqualTo("java.lang.LinkageError: bad");
  }

  @Test
  void one_without_a_message_is_told_by_its_class() {
    assertThat(Thrown.message(new StackOverflowError())).isEqualTo("java.lang.StackOverflowError");
  }

  @Test
  void one_that_fails_to_speak_is_told_by_its_class() {
    Exception e = new Speechless();
    String name = Speechless.class.getName();
    assertThat(Thrown.text(e)).isEqualTo(name);
    assertThat(Thrown.message(e)).isEqualTo(name);
    assertThat(Thrown.causes(e)).containsExactly(e);
    assertThat(Thrown.trace(e)).containsExactly(name);
  }

  @Test
  void one_whose_causes_never_end_is_told_without_most_of_them() {
    Exception e = new Endless();
    assertThat(Thrown.causes(e)).hasSize(100).doesNotHaveDuplicates();
    assertThat(Thrown.trace(e)).containsExactly(Endless.class.getName());
  }

  private static class Speechless extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new OutOfMemoryError("no message");
    }

    @Override
    public synchronized Throwable getCause() {
      throw new IllegalStateException("no cause");
    }

    @Override
    public void printStackTrace(PrintWriter out) {
      throw new IllegalStateException("no trace");
    }
  }

  private static final class Endless extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;

    @Override
    public synchronized Throwable getCause() {
      return new Endless();
    }
  }
}
