package dev.baize.terminal;

import dev.baize.table.PromptAbandonedException;
import dev.baize.table.TableConsole.Step;
import java.io.IOError;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jspecify.annotations.Nullable;

/** Where the person types: lines that are edited and completed, and single keys. */
final class Keyboard implements AutoCloseable {

  private static final long MAX_WAIT_MILLIS = 50;

  private static final long HABIT_MILLIS = 600;

  /** Longer than the gaps in pasted text, and shorter than those between typed keys. */
  private static final long BURST_MILLIS = 20;

  /** How many lines a person may type ahead; what was pasted during a move has more. */
  private static final int MAX_AHEAD = 20;

  private static final int DELETE = 127;
  private static final @Nullable Character NO_MASK = null;

  private final Terminal terminal;
  private final Attributes before;
  private final PromptReader reader;
  private final TerminalScreen screen;
  private final KeyReader keys;
  private final boolean isWindow;
  private List<String> words = List.of();
  private String begun = "";
  private boolean ended;

  /** How many lines in a row were begun before their questions. */
  private int ahead;

  /**
   * The keyboard of a terminal. Pressing Ctrl-C outside of a prompt is an interruption, which ends
   * the process; at a window a person types, no faster than people do.
   */
  Keyboard(Terminal terminal, TerminalScreen screen, Runnable interrupted, boolean isWindow)
      throws IOException {
    this.terminal = terminal;
    this.screen = screen;
    this.isWindow = isWindow;
    this.before = Stty.retry(terminal::enterRawMode);
    JobControl jobs = new JobControl(terminal, this::release, this::acquire);
    this.keys = new KeyReader(terminal, jobs);
    this.reader = new PromptReader(terminal, screen, jobs);
    // JLine's documentation has it set up so: its public API has the interface of a parser alone.
    DefaultParser parser = new DefaultParser();
    parser.setQuoteChars(new char[0]);
    parser.setEscapeChars(new char[0]);
    reader.setParser(parser);
    reader.setCompleter(
        (line, typed, candidates) -> {
          if (typed.wordIndex() == 0) {
            words.forEach(word -> candidates.add(new Candidate(word)));
          }
        });
    reader.setOpt(LineReader.Option.CASE_INSENSITIVE);
    reader.setOpt(LineReader.Option.DISABLE_EVENT_EXPANSION);
    reader.unsetOpt(LineReader.Option.MENU_COMPLETE);
    terminal.handle(Signal.INT, signal -> interrupted.run());
    terminal.handle(Signal.WINCH, signal -> screen.repaint());
    jobs.install();
  }

  private void release() {
    screen.hide();
    close();
  }

  private void acquire() {
    Stty.retry(terminal::enterRawMode);
    screen.appear();
    reader.showAgain();
  }

  /**
   * Reads a line after a prompt that fits the window at each moment, without white space around it.
   * A visible key that was pressed during the pause before is its first character. A line that is
   * too long is dropped, and the next one is read. The prompt is abandoned if the person presses
   * Ctrl-C, or input has ended.
   */
  String ask(Supplier<String> prompt, List<String> completions) {
    String line = askOnce(prompt, completions);
    while (reader.wasTooLong()) {
      line = askOnce(prompt, completions);
    }
    return line;
  }

  private String askOnce(Supplier<String> prompt, List<String> completions) {
    if (ended) {
      throw new PromptAbandonedException(PromptAbandonedException.Reason.INPUT_ENDED);
    }
    words = completions;
    String first = begun;
    begun = "";
    try {
      String line = readLine(prompt, first).strip();
      if (Thread.interrupted()) {
        // JLine's reader interrupts this thread if Ctrl-C was pressed after the line was complete.
        throw new PromptAbandonedException(PromptAbandonedException.Reason.INTERRUPTED);
      }
      ahead = reader.wasAwaited() ? 0 : ahead + 1;
      if (isWindow && (ahead == 0 || ahead > MAX_AHEAD)) {
        dropBurst();
      }
      return line;
    } catch (IOError e) {
      screen.awaitEndOfProcess();
      // Ctrl-C ended the process by which JLine sets the terminal, and interrupted this thread.
      Thread.interrupted();
      Stty.retry(terminal::getAttributes);
      throw new PromptAbandonedException(PromptAbandonedException.Reason.INTERRUPTED);
    } catch (UserInterruptException e) {
      throw new PromptAbandonedException(PromptAbandonedException.Reason.INTERRUPTED);
    } catch (EndOfFileException e) {
      screen.awaitEndOfProcess();
      throw new PromptAbandonedException(PromptAbandonedException.Reason.INPUT_ENDED);
    }
  }

  private String readLine(Supplier<String> prompt, String first) {
    reader.begin(prompt);
    screen.setPrompting(true);
    try {
      return reader.readLine(prompt.get(), null, NO_MASK, first);
    } finally {
      screen.setPrompting(false);
    }
  }

  /**
   * Drops what came in one burst with a line, which nobody types: the rest of what was pasted into
   * a terminal that does not mark it. A line that was begun before the question may have been typed
   * ahead with what follows, which is kept as long as a person could have typed as much.
   */
  private void dropBurst() {
    int key = keys.next(BURST_MILLIS);
    while (key != KeyReader.NONE && key != KeyReader.END && key != KeyReader.INTERRUPT) {
      key = keys.next(BURST_MILLIS);
    }
    pressed(key);
  }

  /**
   * Waits until a key is pressed or some time has passed; does not wait if an answer was begun or
   * input has ended. A visible key begins the next answer; others only end the wait.
   */
  void await(long millis) {
    long left = millis;
    int key = KeyReader.NONE;
    while (key == KeyReader.NONE && left > 0 && isStill()) {
      key = keys.next(Math.min(left, MAX_WAIT_MILLIS));
      left -= MAX_WAIT_MILLIS;
    }
    pressed(key);
    if (key > ' ' && key < DELETE) {
      begun = Character.toString(key);
    }
  }

  /** Waits until any key is pressed, which is consumed, and returns it. */
  int awaitKey() {
    int key = KeyReader.NONE;
    while (key == KeyReader.NONE && isStill()) {
      key = keys.next(MAX_WAIT_MILLIS);
    }
    pressed(key);
    return key;
  }

  /** Waits for a key that says where to go. */
  Step awaitStep() {
    while (true) {
      switch (awaitKey()) {
        case '\r', '\n', ' ', 'n', KeyReader.ARROWS + 'C', KeyReader.ARROWS + 'B' -> {
          return Step.NEXT;
        }
        case 'b', KeyReader.ARROWS + 'D', KeyReader.ARROWS + 'A' -> {
          return Step.BACK;
        }
        case KeyReader.ARROWS + 'H', KeyReader.ARROWS + '1' -> {
          return Step.FIRST;
        }
        case KeyReader.ARROWS + 'F', KeyReader.ARROWS + '4' -> {
          return Step.LAST;
        }
        case KeyReader.ARROWS + '5' -> {
          return Step.PAGE_UP;
        }
        case KeyReader.ARROWS + '6' -> {
          return Step.PAGE_DOWN;
        }
        case 'q' -> {
          dropEnter();
          return Step.LEAVE;
        }
        case KeyReader.END, KeyReader.NONE -> {
          return Step.LEAVE;
        }
        default -> {
          // Any other key says nothing.
        }
      }
    }
  }

  /** Drops an Enter that follows from habit, so that it answers nothing. */
  private void dropEnter() {
    int key = keys.next(HABIT_MILLIS);
    pressed(key);
    if (key > ' ' && key < DELETE) {
      begun = Character.toString(key);
    }
  }

  private boolean isStill() {
    return begun.isEmpty() && !ended;
  }

  private void pressed(int key) {
    ended |= key == KeyReader.END;
    if (key == KeyReader.INTERRUPT) {
      throw new PromptAbandonedException(PromptAbandonedException.Reason.INTERRUPTED);
    }
  }

  @Override
  public void close() {
    Stty.retry(
        () -> {
          terminal.setAttributes(before);
          return before;
        });
  }
}
