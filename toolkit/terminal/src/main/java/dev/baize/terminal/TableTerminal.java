package dev.baize.terminal;

import dev.baize.table.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.TerminalBuilder.SystemOutput;
import org.jline.terminal.impl.DumbTerminal;
import org.jline.utils.InfoCmp.Capability;

/** A terminal on which games can be played at the table, one after another. */
public final class TableTerminal implements AutoCloseable {

  /**
   * JLine's own log, which would be written to the terminal; held, as its level is lost otherwise.
   */
  private static final Logger JLINE_LOG = Logger.getLogger("org.jline");

  private final Terminal terminal;
  private final Appearance appearance;
  private final boolean isWindow;

  private TableTerminal(Terminal terminal, Appearance appearance, boolean isWindow) {
    this.terminal = terminal;
    this.appearance = appearance;
    this.isWindow = isWindow;
  }

  /**
   * {@return the terminal of this process, as it is until a game {@linkplain #takeOver takes it
   * over}}
   *
   * @param environment the variables that say how the person wants to see the table
   * @throws IllegalStateException if standard input or output is no terminal
   * @throws IOException if the terminal fails
   */
  public static TableTerminal open(Map<String, String> environment) throws IOException {
    JLINE_LOG.setLevel(Level.OFF);
    Terminal terminal =
        TerminalBuilder.builder()
            .provider("exec")
            .system(true)
            .systemOutput(SystemOutput.SysOut)
            .dumb(false)
            .encoding(StandardCharsets.UTF_8)
            .build();
    Integer colours = terminal.getNumericCapability(Capability.max_colors);
    Appearance appearance =
        Appearance.of(environment, terminal.getType(), colours == null ? 0 : colours);
    return new TableTerminal(terminal, appearance, true);
  }

  /**
   * {@return a terminal without a window, at which no person sits}
   *
   * @param keys what is typed, in UTF-8
   * @param screen where the table is drawn, in UTF-8, for a terminal of the type xterm-256color
   * @param appearance how text is shown
   * @param rows the height of the screen, which is 80 columns wide
   * @throws IOException if the terminal fails
   */
  public static TableTerminal of(
      InputStream keys, OutputStream screen, Appearance appearance, int rows) throws IOException {
    // Not what JLine's builder makes of two streams, which would read ahead in another thread.
    Terminal terminal =
        new DumbTerminal("streams", "xterm-256color", keys, screen, StandardCharsets.UTF_8);
    terminal.setSize(new Size(80, rows));
    return new TableTerminal(terminal, appearance, false);
  }

  /** {@return how suits are written on this terminal} */
  public Theme theme() {
    return appearance.theme();
  }

  /**
   * {@return the screen and the keyboard of a game, which gives the terminal back when it is
   * closed}
   *
   * @param pace how long pauses last
   * @param interrupted ends the process, if the person presses Ctrl-C where nothing is asked
   * @throws IOException if the terminal fails
   */
  public TerminalConsole takeOver(Pace pace, Runnable interrupted) throws IOException {
    return new TerminalConsole(terminal, appearance, pace, interrupted, isWindow);
  }

  /** Closes the terminal; it is used no more. */
  @Override
  public void close() throws IOException {
    terminal.close();
  }
}
