package dev.baize.cli.play;

import java.io.IOError;
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
final class Lines extends LineReaderImpl {

  private static final long LOOK_MILLIS = 1000;

  private final Screen screen;
  private final ControllingTerminal window;

  Lines(Terminal terminal, Screen screen, ControllingTerminal window) throws IOException {
    super(terminal);
    this.screen = screen;
    this.window = window;
  }

  /** What the next keys mean; null, which ends input, when there will be none. */
  @Override
  public @Nullable Binding readBinding(KeyMap<Binding> keys, @Nullable KeyMap<Binding> local) {
    while (bindingReader.peekCharacter(LOOK_MILLIS) == NonBlockingReader.READ_EXPIRED) {
      if (window.isGone()) {
        return null;
      }
    }
    return super.readBinding(keys, local);
  }

  @Override
  protected synchronized void handleSignal(Signal signal) {
    if (signal == Signal.WINCH) {
      screen.repaint();
    }
    try {
      super.handleSignal(signal);
    } catch (IOError e) {
      // The window is gone, of which the system has told by this signal.
      return;
    }
  }
}
