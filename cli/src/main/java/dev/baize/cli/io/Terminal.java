package dev.baize.cli.io;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.player.Console;
import dev.baize.core.text.Excerpt;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The program's three streams, all UTF-8, and the person behind them. A stream that fails throws a
 * {@link StreamException}, wrapped in an {@link UncheckedIOException} where the method is not one
 * of a stream.
 */
public final class Terminal implements Console {

  public static final String PROGRAM = "baize";

  /** The name of a file by which a command means standard input. */
  public static final String INPUT = "-";

  public static final String INPUT_NAME = "standard input";

  private static final String MARK = "\uFEFF";

  /** The system property in which the launcher passes on the width of standard error. */
  public static final String COLUMNS = "baize.columns";

  /** The same for standard output. */
  public static final String OUTPUT_COLUMNS = "baize.output.columns";

  private static final int MAX_LINE = 800;

  private final StandardInput in;
  private final StandardOutput out;
  private final StandardError err;
  private final int columns;
  private final int outputColumns;
  private boolean isOfProcess;

  public Terminal(InputStream in, OutputStream out, OutputStream err) {
    this(in, out, err, 0, 0);
  }

  /** Standard error and standard output have screens of these widths; 0 for no screen. */
  public Terminal(
      InputStream in, OutputStream out, OutputStream err, int columns, int outputColumns) {
    this.in = new StandardInput(in);
    this.out = new StandardOutput(out);
    this.err = new StandardError(err);
    this.columns = columns;
    this.outputColumns = outputColumns;
  }

  /**
   * {@return the standard streams of this process} What players print goes to standard error, line
   * by line, so that standard output holds nothing but results; they cannot read, or close,
   * standard input.
   */
  public static Terminal standard() {
    Terminal terminal =
        new Terminal(
            new FileInputStream(FileDescriptor.in),
            new FileOutputStream(FileDescriptor.out),
            new FileOutputStream(FileDescriptor.err),
            Integer.getInteger(COLUMNS, 0),
            Integer.getInteger(OUTPUT_COLUMNS, 0));
    terminal.isOfProcess = true;
    PrintStream players = terminal.err.printStream();
    System.setIn(InputStream.nullInputStream());
    System.setOut(players);
    System.setErr(players);
    return terminal;
  }

  /** {@return whether a person sits there, who types the input and sees the output} */
  @SuppressWarnings("SystemConsoleNull") // It is null where nobody sits, by the property below.
  public boolean isInteractive() {
    if (!isOfProcess) {
      return outputColumns > 0;
    }
    // Without it, Java 22 to 24 have a console in any case.
    System.setProperty("jdk.console", "java.base");
    return System.console() != null;
  }

  /** {@return how wide the screen is that shows standard error; 0 if no screen does} */
  public int columns() {
    return columns;
  }

  /** {@return how wide the screen is that shows standard output; 0 if no screen does} */
  public int outputColumns() {
    return outputColumns;
  }

  /** {@return standard input as bytes, for what is read before any word or line} */
  public InputStream inputBytes() {
    return in;
  }

  /**
   * {@return the text on standard input, which an editor may have saved with a byte order mark} An
   * {@link IllegalArgumentException} says that it is longer than what was expected.
   */
  public String inputText(int most, String expected) throws IOException {
    byte[] bytes = in.readNBytes(most + 1);
    checkArgument(
        bytes.length <= most, "%s has more than %s bytes; expected %s", INPUT_NAME, most, expected);
    String text = new String(bytes, StandardCharsets.UTF_8);
    return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
  }

  /** {@return standard output as bytes, none of which is changed} */
  public OutputStream outputBytes() {
    return out.bytes();
  }

  public StandardOutput out() {
    return out;
  }

  public StandardError err() {
    return err;
  }

  @Override
  public void print(String text) {
    try {
      out.append(text);
    } catch (StreamException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Prints a line at once, above what is being drawn at the bottom of the screen. */
  public void printAbove(String line) {
    err.printAbove(
        () -> {
          print(line + "\n");
          flush();
        });
  }

  /** Prints the program's own text, in which control sequences that select a style are kept. */
  public void printStyled(String text) {
    try {
      outputBytes().write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes one line to standard error, after all that was printed before. */
  @Override
  public void complain(String line) {
    flush();
    error(line);
  }

  /** The next word of standard input; what was printed before is flushed first. */
  @Override
  public Optional<String> nextWord() {
    flush();
    return in.nextWord();
  }

  /** {@return whether the end of the input has been read: a player may say so falsely} */
  public boolean isInputEnded() {
    return in.isEnded();
  }

  public String restOfLine() {
    return in.restOfLine();
  }

  /**
   * {@return the line after that of the last word; empty at the end of the input} What was printed
   * before is flushed first.
   */
  public String nextLine() {
    flush();
    return in.nextLine();
  }

  public void flush() {
    try {
      out.flush();
    } catch (StreamException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Flushes both outputs as far as that is possible while the program ends. */
  public void flushUnlessStuck() {
    out.flushUnlessStuck();
    err.endPrinted();
    err.release();
  }

  /** Writes one line to standard error, without its middle if it is too long. */
  void error(String text) {
    err.endPrinted();
    err.line(Excerpt.ofEnds(text, MAX_LINE));
  }

  public void fail(String reason) {
    error(PROGRAM + ": " + reason);
  }
}
