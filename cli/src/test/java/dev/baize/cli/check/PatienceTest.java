package dev.baize.cli.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class PatienceTest {

  private final Patience patience = new Patience(1_000_000);

  /** Waits for ever. */
  private static String never() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return "never";
  }

  @Test
  void what_is_answered_comes_back_whatever_it_takes_without_a_question() {
    assertThat(patience.<String>await(() -> patience.ask(() -> "here", () -> "yes")))
        .isEqualTo("yes");
    assertThat(patience.isExhausted()).isFalse();
  }

  @Test
  void what_is_not_answered_is_waited_for_no_longer_and_told_where() {
    assertThatThrownBy(() -> patience.await(() -> patience.ask(() -> "here", PatienceTest::never)))
        .isInstanceOf(NoAnswerException.class)
        .hasMessage("no answer within 1.0 ms here");
    assertThat(patience.isExhausted()).isTrue();
  }

  @Test
  void another_thread_may_be_the_one_that_asks() {
    assertThatThrownBy(
            () ->
                patience.await(
                    () -> {
                      Thread asking =
                          new Thread(() -> patience.ask(() -> "there", PatienceTest::never));
                      asking.setDaemon(true);
                      asking.start();
                      return never();
                    }))
        .hasMessageEndingWith(" there");
  }

  @Test
  void what_is_thrown_is_thrown_on() {
    assertThatThrownBy(() -> patience.await(() -> patience.ask(() -> "", () -> fail("no"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no");
    assertThatThrownBy(
            () ->
                patience.await(
                    () -> {
                      throw new AssertionError("broken");
                    }))
        .isInstanceOf(AssertionError.class)
        .hasMessage("broken");
  }

  private static String fail(String message) {
    throw new IllegalArgumentException(message);
  }
}
