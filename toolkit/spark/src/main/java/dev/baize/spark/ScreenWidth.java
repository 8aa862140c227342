package dev.baize.spark;

import dev.baize.cli.io.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Measures the screen of the driver, as the launcher does for the program without Spark. */
final class ScreenWidth {

  /** Prints the rows and columns of the screen on the stream that is inherited, if there is one. */
  private static final String SIZE_OF_ERROR = "[ -t 2 ] && stty size <&2";

  private static final String SIZE_OF_OUTPUT = "[ -t 1 ] && stty size <&1 >&2";

  private static final Pattern SIZE = Pattern.compile("[0-9]+ ([1-9][0-9]{0,8})\\s*");

  private ScreenWidth() {}

  /** Sets the system properties that tell the terminal how wide it is, unless they are set. */
  static void measure() {
    measure(
        Terminal.COLUMNS,
        new ProcessBuilder("sh", "-c", SIZE_OF_ERROR).redirectError(Redirect.INHERIT));
    measure(
        Terminal.OUTPUT_COLUMNS,
        new ProcessBuilder("sh", "-c", SIZE_OF_OUTPUT).redirectOutput(Redirect.INHERIT));
  }

  private static void measure(String property, ProcessBuilder shell) {
    if (System.getProperty(property) == null) {
      Matcher size = SIZE.matcher(printed(shell));
      if (size.matches()) {
        System.setProperty(property, size.group(1));
      }
    }
  }

  /** What a shell prints; nothing where there is no shell. */
  private static String printed(ProcessBuilder shell) {
    try {
      Process process = shell.start();
      process.getOutputStream().close();
      try (InputStream out =
          shell.redirectOutput().equals(Redirect.PIPE)
              ? process.getInputStream()
              : process.getErrorStream()) {
        return new String(out.readAllBytes(), StandardCharsets.US_ASCII);
      }
    } catch (IOException e) {
      return "";
    }
  }
}
