package dev.baize.terminal;

import dev.baize.core.table.StyledText;
import dev.baize.table.TableConsole;
import dev.baize.table.TableConsole.Picture;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

/**
 * The whole screen of a terminal. It uses the alternate screen of a terminal that has one. On a
 * terminal that cannot move its cursor, screens are printed one after another.
 */
final class TerminalScreen implements AutoCloseable {

  /** Has the terminal mark what is pasted (xterm's bracketed paste mode). */
  private static final String MARK_PASTE = "\u001b[?2004h";

  private static final String DO_NOT_MARK_PASTE = "\u001b[?2004l";

  private static final Size USUAL = new Size(80, 24);

  private final Terminal terminal;
  private final Appearance appearance;
  private final boolean whole;
  private Picture shown = (columns, rows) -> List.of();

  /** A line that stands in for the last one. */
  private @Nullable String last;

  private Size size;
  private boolean hidden;
  private volatile boolean prompting;
  private volatile boolean left;

  TerminalScreen(Terminal terminal, Appearance appearance) {
    this.terminal = terminal;
    this.appearance = appearance;
    this.whole =
        terminal.getStringCapability(Capability.cursor_home) != null
            && terminal.getStringCapability(Capability.clr_eos) != null;
    this.size = measured();
    enter();
  }

  private Size measured() {
    Size now = Stty.retry(terminal::getSize);
    return now.getColumns() > 0 && now.getRows() > 0 ? now : USUAL;
  }

  private void enter() {
    terminal.puts(Capability.enter_ca_mode);
    terminal.puts(Capability.clear_screen);
    if (prompting && whole) {
      terminal.puts(Capability.keypad_xmit);
      terminal.writer().write(MARK_PASTE);
    }
    terminal.flush();
  }

  /** Sets whether a line is being read, for which JLine changes modes of the terminal. */
  void setPrompting(boolean now) {
    prompting = now;
  }

  /** Leaves the alternate screen until {@link #appear}. */
  synchronized void hide() {
    hidden = true;
    leave();
  }

  /** Enters the alternate screen again, with what was shown last. */
  synchronized void appear() {
    hidden = false;
    enter();
    repaint();
  }

  /** Replaces what is shown; what is typed follows it. */
  synchronized void show(Picture picture) {
    shown = picture;
    last = null;
    repaint();
  }

  /** Replaces the last of the lines shown. */
  synchronized void replaceLast(String line) {
    last = line;
    repaint();
  }

  /** The size of the window when it was painted last; a usual one if that is not known. */
  synchronized Size size() {
    return size;
  }

  /** Paints the same again, or a message if the window has become too small. */
  synchronized void repaint() {
    if (hidden || left) {
      return;
    }
    terminal.puts(Capability.cursor_home);
    size = measured();
    for (StyledText line : fitting()) {
      AttributedString painted = appearance.render(line);
      terminal.writer().print(painted.toAnsi(terminal));
      // After the last column, most terminals would erase what stands in it.
      if (whole && painted.columnLength() != size.getColumns()) {
        terminal.puts(Capability.clr_eol);
      }
      terminal.writer().print("\r\n");
    }
    terminal.puts(Capability.clr_eos);
    terminal.flush();
  }

  private List<StyledText> fitting() {
    int columns = size.getColumns();
    int rows = size.getRows();
    if (columns >= TableConsole.MIN_COLUMNS && rows >= TableConsole.MIN_ROWS) {
      List<StyledText> lines = new ArrayList<>(shown.lines(columns, rows));
      if (last != null && !lines.isEmpty()) {
        lines.set(lines.size() - 1, StyledText.of(last));
      }
      return lines;
    }
    String line =
        String.format(
            Locale.ROOT,
            "A table needs %dx%d; this is %dx%d. Make the window larger.",
            TableConsole.MIN_COLUMNS,
            TableConsole.MIN_ROWS,
            columns,
            rows);
    return StyledText.of(line).wrapped(Math.max(columns, 2));
  }

  private void leave() {
    if (prompting && whole) {
      terminal.writer().write(DO_NOT_MARK_PASTE);
      terminal.puts(Capability.keypad_local);
    }
    terminal.puts(Capability.exit_ca_mode);
    terminal.flush();
  }

  /** Leaves the alternate screen when the process ends; nothing is painted any more. */
  void leaveForGood() {
    left = true;
    leave();
  }

  /**
   * Never returns if the process is ending: its shutdown hooks restore the terminal, so that it
   * fails, and whoever reads from it must not begin again.
   */
  void awaitEndOfProcess() {
    while (left || isProcessEnding()) {
      LockSupport.park();
    }
  }

  private static boolean isProcessEnding() {
    Thread hook = new Thread("baize-probe");
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      Runtime.getRuntime().removeShutdownHook(hook);
      return false;
    } catch (IllegalStateException e) {
      return true;
    }
  }

  /** Leaves the alternate screen. */
  @Override
  public void close() {
    leave();
  }
}
