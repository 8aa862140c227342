package dev.baize.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.euchre.EuchreDecision;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class MatchGateTest {

  private static final long LONG_MILLIS = 60_000;

  private final MatchJournal journal =
      MatchJournal.inMemory(
          MatchRecord.of(
              new Header("euchre", "none", Seed.of(1), List.of(new Participant("Human", "Ann")))));

  private final AtomicBoolean passed = new AtomicBoolean();

  /** A thread that plays, which would keep no process alive. */
  private void play(Runnable step) {
    Thread player =
        new Thread(
            () -> {
              step.run();
              passed.set(true);
            });
    player.setDaemon(true);
    player.start();
  }

  @Test
  void decisions_pass_an_open_gate() {
    MatchGate gate = new MatchGate(journal);
    gate.decided(Seat.of(0), EuchreDecision.pass());
    gate.decided(Seat.of(0), EuchreDecision.pass());
    assertThat(journal.size()).isEqualTo(2);
    assertThat(gate.isReached(0)).isFalse();
  }

  @Test
  void input_that_was_there_already_is_used_at_once() {
    assertThat(new MatchGate(journal, LONG_MILLIS).read(false, () -> "1")).isEqualTo("1");
  }

  @Test
  void no_decision_is_recorded_once_it_is_closed() {
    MatchGate gate = new MatchGate(journal);
    gate.close();
    assertThat(gate.isClosed()).isTrue();
    play(() -> gate.decided(Seat.of(0), EuchreDecision.pass()));
    assertThat(gate.isReached(LONG_MILLIS)).isTrue();
    assertThat(passed).isFalse();
    assertThat(journal.size()).isZero();
  }

  @Test
  void a_decision_that_is_being_recorded_is_waited_for() {
    MatchGate gate = new MatchGate(journal);
    CountDownLatch closing = new CountDownLatch(1);
    gate.enter();
    play(
        () -> {
          closing.countDown();
          gate.close();
        });
    await(closing);
    journal.decided(Seat.of(0), EuchreDecision.pass());
    gate.leave();
    while (!passed.get()) {
      Thread.onSpinWait();
    }
    play(gate::enter);
    assertThat(gate.isReached(LONG_MILLIS)).isTrue();
    assertThat(journal.size()).isEqualTo(1);
  }

  @Test
  void what_is_read_while_it_closes_is_not_used() {
    MatchGate gate = new MatchGate(journal, LONG_MILLIS);
    CountDownLatch typed = new CountDownLatch(1);
    play(() -> gate.read(true, () -> type(typed)));
    await(typed);
    gate.close();
    assertThat(gate.isReached(LONG_MILLIS)).isTrue();
    assertThat(passed).isFalse();
  }

  private static String type(CountDownLatch typed) {
    typed.countDown();
    return "1";
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
