package dev.baize.study.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.study.simulation.Progress;
import org.junit.jupiter.api.Test;

/** Games wait for an earlier one if many bytes wait already. */
class BacklogTest {

  private final Progress progress = new Progress();
  private final Backlog backlog = new Backlog(10, 3);

  private static Block block(long from, int bytes) {
    Block block = new Block();
    block.begin(from);
    block.writeBytes(new byte[bytes]);
    return block;
  }

  private Thread admitting(long first) {
    Thread thread = new Thread(() -> backlog.admit(first, progress));
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void awaitWaiting(Thread thread) {
    while (thread.getState() != Thread.State.TIMED_WAITING) {
      assertThat(thread.isAlive()).isTrue();
      Thread.onSpinWait();
    }
  }

  @Test
  void there_is_room_until_many_bytes_wait() {
    backlog.add(10);
    backlog.admit(4, progress);
  }

  @Test
  void the_block_to_be_written_next_never_waits() {
    backlog.add(11);
    backlog.admit(3, progress);
  }

  @Test
  void others_wait_until_it_is_written() throws InterruptedException {
    backlog.add(11);
    Thread later = admitting(4);
    awaitWaiting(later);
    backlog.written(block(3, 11));
    later.join();
  }

  @Test
  void the_block_that_is_next_then_goes_on() throws InterruptedException {
    backlog.add(30);
    Thread later = admitting(4);
    awaitWaiting(later);
    backlog.written(block(3, 1));
    later.join();
  }

  @Test
  void nobody_waits_after_a_failure_or_when_the_games_are_to_end() throws InterruptedException {
    backlog.add(11);
    Thread later = admitting(4);
    awaitWaiting(later);
    backlog.open();
    later.join();
    Backlog other = new Backlog(10, 3);
    other.add(11);
    progress.cancel();
    other.admit(4, progress);
  }

  @Test
  void an_interrupt_by_a_player_is_ignored() throws InterruptedException {
    backlog.add(11);
    Thread later = admitting(4);
    awaitWaiting(later);
    later.interrupt();
    awaitWaiting(later);
    backlog.written(block(3, 11));
    later.join();
  }
}
