package dev.baize.cli.play;

import java.io.IOException;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.NonBlockingReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads lines. Paints the table anew when the window has changed, then the line; and notices when
 * the window is gone.
 */
final class PromptReader extends LineReaderImpl {

  private static final long LOOK_MILLIS = 100;

  private final TerminalScreen screen;
  private final ControllingTerminal window;
  private final JobControl suspension;

  /**
   * Reads from a terminal.
   *
   * @param screen is painted anew
   * @param suspension is told when the process is continued
   */
  PromptReader(
      Terminal terminal, TerminalScreen screen, ControllingTerminal window, JobControl suspension)
      throws IOException {
    super(terminal);
    this.screen = screen;
    this.window = window;
    this.suspension = suspension;
  }

  /** What the next keys mean; null, which ends input, when there will be none. */
  @Override
  public @Nullable Binding readBinding(KeyMap<Binding> keys, @Nullable KeyMap<Binding> local) {
    while (suspension.read(() -> bindingReader.peekCharacter(LOOK_MILLIS))
        == NonBlockingReader.READ_EXPIRED) {
      if (window.isGone()) {
        return null;
      }
    }
    return super.readBinding(keys, local);
  }

  /** Locks nothing by itself: to go on, a lock is needed that readers take before the super's. */
  @Override
  @SuppressWarnings("UnsynchronizedOverridesSynchronized") // as said above
  protected void handleSignal(Signal signal) {
    if (signal == Signal.CONT) {
      suspension.goOn();
      return;
    }
    if (signal == Signal.WINCH) {
      screen.repaint();
    }
    super.handleSignal(signal);
  }

  /** Shows the line again that is being typed, if one is, on a screen that was painted anew. */
  void showAgain() {
    if (reading) {
      super.handleSignal(Signal.CONT);
    }
  }
}
