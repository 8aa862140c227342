package dev.baize.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.table.PromptAbandonedException;
import java.io.IOError;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SttyTest {

  private final AtomicInteger done = new AtomicInteger();

  private int failing(int times) {
    if (done.incrementAndGet() <= times) {
      throw new IOError(new IOException("stty was ended"));
    }
    return done.get();
  }

  @Test
  void whatCtrlCBrokeIsDoneAgain() {
    assertThat(Stty.retry(() -> failing(2))).isEqualTo(3);
  }

  @Test
  void whatWorksIsDoneOnce() {
    assertThat(Stty.retry(() -> failing(0))).isEqualTo(1);
  }

  @Test
  void aCtrlCThatInterruptsItIsNotLost() {
    assertThatThrownBy(
            () ->
                Stty.retry(
                    () -> {
                      if (done.incrementAndGet() == 1) {
                        throw new IOError(new InterruptedIOException());
                      }
                      return done.get();
                    }))
        .isInstanceOf(PromptAbandonedException.class)
        .hasMessage(PromptAbandonedException.Reason.INTERRUPTED.toString());
    assertThat(done).hasValue(2);
  }

  @Test
  void whatNeverWorksFailsInTheEnd() {
    assertThatThrownBy(() -> Stty.retry(() -> failing(9)))
        .isInstanceOf(PromptAbandonedException.class)
        .hasRootCauseMessage("stty was ended");
    assertThat(done).hasValue(3);
  }
}
