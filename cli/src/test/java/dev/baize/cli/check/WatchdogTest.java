package dev.baize.cli.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.cli.command.TimeLimit;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class WatchdogTest {

  private final Watchdog watchdog = new Watchdog(TimeLimit.parse("0.001"));

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
    assertThat(watchdog.<String>await(() -> watchdog.ask(() -> "here", () -> "yes")))
        .isEqualTo("yes");
    assertThat(watchdog.hasExpired()).isFalse();
  }

  @Test
  void what_is_not_answered_is_waited_for_no_longer_and_told_where() {
    assertThatThrownBy(() -> watchdog.await(() -> watchdog.ask(() -> "here", WatchdogTest::never)))
        .isInstanceOf(PlayerTimeoutException.class)
        .hasMessage("no answer within 0.001 s here");
    assertThat(watchdog.hasExpired()).isTrue();
  }

  @Test
  void another_thread_may_be_the_one_that_asks() {
    assertThatThrownBy(
            () ->
                watchdog.await(
                    () -> {
                      Thread asking =
                          new Thread(() -> watchdog.ask(() -> "there", WatchdogTest::never));
                      asking.setDaemon(true);
                      asking.start();
                      return never();
                    }))
        .hasMessageEndingWith(" there");
  }

  @Test
  void what_is_thrown_is_thrown_on() {
    assertThatThrownBy(() -> watchdog.await(() -> watchdog.ask(() -> "", () -> fail("no"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no");
    assertThatThrownBy(
            () ->
                watchdog.await(
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
