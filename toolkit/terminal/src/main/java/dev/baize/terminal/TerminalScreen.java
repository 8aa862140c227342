package dev.baize.terminal;

import com.google.common.collect.ImmutableList;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.StyledText;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;

/**
 * The whole screen of a terminal. It uses the alternate screen of a terminal that has one. On a
 * terminal that cannot move its cursor, screens are printed one after another.
 */
final class TerminalScreen implements AutoCloseable {

  /** Has the terminal mark what is pasted (xterm's bracketed paste mode). */
  private static final String MARK_PASTE = "\u001b[?2004h";

  private static final String DO_NOT_MARK_PASTE = "\u001b[?2004l";

  private final Terminal terminal;
  private final Appearance appearance;
  private final boolean whole;
  private List<StyledText> shown = List.of();
  private boolean hidden;
  private volatile boolean prompting;
  private volatile boolean left;

  TerminalScreen(Terminal terminal, Appearance appearance) {
    this.terminal = terminal;
    this.appearance = appearance;
    this.whole =
        terminal.getStringCapability(Capability.cursor_home) != null
            && terminal.getStringCapability(Capability.clr_eos) != null;
    enter();
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

  /** Replaces the lines shown; what is typed follows them. */
  synchronized void show(List<StyledText> lines) {
    shown = List.copyOf(lines);
    repaint();
  }

  /** Replaces the last of the lines shown. */
  synchronized void replaceLast(String line) {
    if (!shown.isEmpty()) {
      List<StyledText> others = shown.subList(0, shown.size() - 1);
      show(ImmutableList.<StyledText>builder().addAll(others).add(StyledText.of(line)).build());
    }
  }

  /** Paints the same lines again, or a message if the window has become too small. */
  synchronized void repaint() {
    if (hidden || left) {
      return;
    }
    terminal.puts(Capability.cursor_home);
    Size size = Stty.retry(terminal::getSize);
    for (StyledText line : fitting(size)) {
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

  private List<StyledText> fitting(Size size) {
    int columns = size.getColumns();
    int rows = size.getRows();
    int needed = shown.size() + 1;
    if (columns <= 0 || rows <= 0 || (columns >= Canvas.WIDTH && rows >= needed)) {
      return shown;
    }
    String line =
        String.format(
            Locale.ROOT,
            "A table needs %dx%d; this is %dx%d. Make the window larger.",
            Canvas.WIDTH,
            needed,
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
