package dev.baize.terminal;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import java.io.IOError;
import java.io.IOException;
import java.util.Locale;
import java.util.function.Supplier;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.EndOfFileException;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.NonBlockingReader;
import org.jspecify.annotations.Nullable;

/**
 * JLine's line reader, which also repaints the table when the window has changed, ends input when
 * the window is gone, and bounds the length of a line, because the time that JLine takes grows with
 * its square. It extends JLine's implementation because JLine's public API has no hook before each
 * key, where the terminal must not be touched as long as the game is suspended, and because JLine
 * installs its handlers of signals some time before a widget could replace them.
 */
final class PromptReader extends LineReaderImpl {

  /** The most characters of an answer, the longest of which names a file. */
  private static final int MAX_LENGTH = 1000;

  private static final long LOOK_MILLIS = 100;
  private static final int DELETE = 127;
  private static final Splitter LINES = Splitter.on('\n').trimResults().omitEmptyStrings();

  private final TerminalScreen screen;
  private final JobControl jobs;

  private Supplier<String> label = () -> "";

  /** Whether no key of the line has been pressed yet. */
  private boolean fresh;

  /** Whether the first key of the line was waited for, not typed ahead. */
  private boolean waited;

  /** Whether the line has become too long to be an answer. */
  private boolean tooLong;

  PromptReader(Terminal terminal, TerminalScreen screen, JobControl jobs) throws IOException {
    super(terminal);
    this.screen = screen;
    this.jobs = jobs;
  }

  /**
   * What the next keys mean; null, which ends input, when there will be none. Never returns if the
   * process is ending, because JLine would then set the attributes of a terminal that was restored.
   */
  @Override
  public @Nullable Binding readBinding(KeyMap<Binding> keys, @Nullable KeyMap<Binding> local) {
    try {
      Binding binding = nextBinding(keys, local);
      if (binding == null) {
        screen.awaitEndOfProcess();
      }
      return binding;
    } catch (EndOfFileException | IOError e) {
      screen.awaitEndOfProcess();
      throw e;
    }
  }

  private @Nullable Binding nextBinding(KeyMap<Binding> keys, @Nullable KeyMap<Binding> local) {
    shorten();
    int key = peek();
    while (key == NonBlockingReader.READ_EXPIRED || isSurplus(key)) {
      if (isSurplus(key)) {
        jobs.read(bindingReader::readCharacter);
        refuse();
      } else {
        waited |= fresh;
        if (jobs.isWindowGone()) {
          return null;
        }
      }
      key = peek();
    }
    fresh = false;
    return super.readBinding(keys, local);
  }

  private int peek() {
    return jobs.read(() -> bindingReader.peekCharacter(LOOK_MILLIS));
  }

  private boolean isSurplus(int key) {
    return getBuffer().length() >= MAX_LENGTH && key >= ' ' && key != DELETE;
  }

  /** Cuts off what is too much of a text that was inserted as a whole. */
  private void shorten() {
    if (getBuffer().length() > MAX_LENGTH) {
      String kept = getBuffer().substring(0, MAX_LENGTH);
      getBuffer().clear();
      getBuffer().write(kept);
      refuse();
    }
  }

  /** Says once that the line is no answer, before its end has come. */
  private void refuse() {
    if (!tooLong) {
      tooLong = true;
      screen.replaceLast(
          String.format(
              Locale.ROOT,
              " a line of more than %,d characters is no answer; it is dropped",
              MAX_LENGTH));
      showAgain();
    }
  }

  /** A line is about to be read, after a prompt that fits the window at each moment. */
  void begin(Supplier<String> prompt) {
    label = prompt;
    fresh = true;
    waited = false;
    tooLong = false;
  }

  /** Whether the last line was too long, of which only the beginning was kept. */
  boolean wasTooLong() {
    return tooLong;
  }

  /** Whether the last line was begun after its prompt, not typed ahead. */
  boolean wasAwaited() {
    return waited;
  }

  /** Joins pasted lines into one, because there is one answer. */
  @Override
  public boolean beginPaste() {
    boolean pasted = super.beginPaste();
    String text = getBuffer().toString();
    if (text.indexOf('\n') >= 0) {
      getBuffer().clear();
      getBuffer().write(Joiner.on(' ').join(LINES.split(text)));
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
      setPrompt(label.get());
    }
    super.handleSignal(signal);
  }

  /** Shows the line that is being typed, if there is one, on a repainted screen. */
  void showAgain() {
    if (isReading()) {
      setPrompt(label.get());
      super.handleSignal(Signal.CONT);
    }
  }
}
