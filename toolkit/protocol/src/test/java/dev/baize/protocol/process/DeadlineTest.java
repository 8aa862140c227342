package dev.baize.protocol.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class DeadlineTest {

  @Test
  void the_action_runs_when_the_time_is_over_and_the_time_cannot_be_cancelled_then()
      throws InterruptedException {
    CountDownLatch ran = new CountDownLatch(1);
    Deadline deadline = new Deadline(ran::countDown);
    deadline.set(Duration.ofMillis(1));
    ran.await();
    assertThat(deadline.cancel()).isFalse();
  }

  @Test
  void a_time_that_is_set_after_a_longer_one_was_cancelled_is_not_late()
      throws InterruptedException {
    CountDownLatch ran = new CountDownLatch(1);
    Deadline deadline = new Deadline(ran::countDown);
    deadline.set(Duration.ofDays(1));
    assertThat(deadline.cancel()).isTrue();
    deadline.set(Duration.ofMillis(1));
    ran.await();
  }

  @Test
  void a_longer_time_replaces_a_shorter_one() throws InterruptedException {
    CountDownLatch ran = new CountDownLatch(1);
    Deadline deadline = new Deadline(ran::countDown);
    deadline.set(Duration.ofMillis(1));
    boolean inTime = deadline.cancel();
    deadline.set(Duration.ofMillis(2));
    if (inTime) {
      ran.await();
      assertThat(deadline.cancel()).isFalse();
    }
  }
}
