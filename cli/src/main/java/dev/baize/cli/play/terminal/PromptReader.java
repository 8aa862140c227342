package dev.baize.cli.play.terminal;

import java.io.IOException;
import java.util.regex.Pattern;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.NonBlockingReader;
import org.jspecify.annotations.Nullable;

/**
 * JLine's line reader, which also repaints the table when the window has changed, and ends input
 * when the window is gone.
 */
final class PromptReader extends LineReaderImpl {

  private static final long LOOK_MILLIS = 100;
  private static final Pattern LINE_ENDS = Pattern.compile("\\s*\n\\s*");

  private final TerminalScreen screen;
  private final ControllingTerminal window;
  private final JobControl jobs;

  /** Whether no key of the line has been pressed yet. */
  private boolean fresh;

  /** Whether the first key of the line was waited for, not typed ahead. */
  private boolean waited;

  /**
   * Reads from a terminal.
   *
   * @param screen is repainted when the window has changed
   * @param jobs notified when the process is resumed
   */
  PromptReader(
      Terminal terminal, TerminalScreen screen, ControllingTerminal window, JobControl jobs)
      throws IOException {
    super(terminal);
    this.screen = screen;
    this.window = window;
    this.jobs = jobs;
  }

  /** What the next keys mean; null, which ends input, when there will be none. */
  @Override
  public @Nullable Binding readBinding(KeyMap<Binding> keys, @Nullable KeyMap<Binding> local) {
    while (jobs.read(() -> bindingReader.peekCharacter(LOOK_MILLIS))
        == NonBlockingReader.READ_EXPIRED) {
      waited |= fresh;
      if (window.isGone()) {
        return null;
      }
    }
    fresh = false;
    return super.readBinding(keys, local);
  }

  /** A line is about to be read. */
  void begin() {
    fresh = true;
    waited = false;
  }

  /** Whether the last line was begun after its prompt, not typed ahead. */
  boolean wasAwaited() {
    return waited;
  }

  /** Joins pasted lines into one, because there is one answer. */
  @Override
  public boolean beginPaste() {
    boolean pasted = super.beginPaste();
    String text = buf.toString();
    if (text.indexOf('\n') >= 0) {
      buf.clear();
      buf.write(LINE_ENDS.matcher(text).replaceAll(" "));
    }
    return pasted;
  }

  /** Not synchronized: resuming takes the lock of the job control, which readers take first. */
  @Override
  @SuppressWarnings("UnsynchronizedOverridesSynchronized") // see above
  protected void handleSignal(Signal signal) {
    if (signal == Signal.CONT) {
      jobs.resume();
      return;
    }
    if (signal == Signal.WINCH) {
      screen.repaint();
    }
    super.handleSignal(signal);
  }

  /** Shows the line that is being typed, if there is one, on a repainted screen. */
  void showAgain() {
    if (reading) {
      super.handleSignal(Signal.CONT);
    }
  }
}
