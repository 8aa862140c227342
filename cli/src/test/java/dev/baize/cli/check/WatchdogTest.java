package dev.baize.cli.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.util.concurrent.Uninterruptibles;
import dev.baize.cli.check.Watchdog.PlayerTimeoutException;
import dev.baize.cli.command.TimeLimit;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class WatchdogTest {

  private static final TimeLimit LIMIT = TimeLimit.parse("0.001");

  private final CountDownLatch waiting = new CountDownLatch(1);
  private final CountDownLatch over = new CountDownLatch(1);

  /** One that polls a number of times while the work {@linkplain #wait waits}. */
  private Watchdog polling(int polls) {
    AtomicInteger polled = new AtomicInteger();
    return new Watchdog(
        LIMIT,
        (nanos, work) -> {
          Uninterruptibles.awaitUninterruptibly(waiting);
          if (polled.getAndIncrement() < polls) {
            return false;
          }
          over.countDown();
          return Watchdog.endsWithin(Long.MAX_VALUE, work);
        });
  }

  /** Waits until the last poll is over. */
  private String wait(String answer) {
    waiting.countDown();
    Uninterruptibles.awaitUninterruptibly(over);
    return answer;
  }

  @Test
  void what_is_answered_within_ten_polls_comes_back() {
    Watchdog watchdog = polling(10);
    Supplier<String> asking = () -> watchdog.ask(() -> "here", () -> wait("yes"));
    assertThat(watchdog.await(asking)).isEqualTo("yes");
  }

  @Test
  void what_is_not_answered_is_waited_for_no_longer_and_told_where() {
    Watchdog watchdog = polling(11);
    Supplier<String> asking = () -> watchdog.ask(() -> "here", () -> wait("late"));
    assertThatThrownBy(() -> watchdog.await(asking))
        .isInstanceOf(PlayerTimeoutException.class)
        .hasMessage("no answer within 0.001 s here");
  }

  @Test
  void time_without_a_question_does_not_count() {
    Watchdog watchdog = polling(100);
    assertThat(watchdog.await(() -> wait("") + watchdog.ask(() -> "here", () -> "yes")))
        .isEqualTo("yes");
  }

  @Test
  void the_polls_are_over_with_the_time() {
    Watchdog watchdog = new Watchdog(LIMIT);
    Supplier<String> asking = () -> watchdog.ask(() -> "here", () -> wait("never"));
    assertThatThrownBy(() -> watchdog.await(asking)).isInstanceOf(PlayerTimeoutException.class);
  }

  @Test
  void another_thread_may_be_the_one_that_asks() {
    Watchdog watchdog = polling(11);
    Supplier<String> asking = () -> watchdog.ask(() -> "there", () -> wait("late"));
    assertThatThrownBy(
            () ->
                watchdog.await(
                    () -> {
                      Thread other = new Thread(new FutureTask<>(asking::get));
                      other.setDaemon(true);
                      other.start();
                      Uninterruptibles.joinUninterruptibly(other);
                      return "";
                    }))
        .hasMessageEndingWith(" there");
  }

  @Test
  void what_is_thrown_is_thrown_on() {
    waiting.countDown();
    Watchdog watchdog = polling(0);
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
