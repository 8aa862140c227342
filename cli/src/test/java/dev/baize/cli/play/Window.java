package dev.baize.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.baize.cli.Main;
import dev.baize.terminal.Screens;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A window of 80 by 24, or of another size, with a shell command in it: a real terminal of the
 * system, which {@code script} of util-linux opens. Nothing is typed before it is asked for. Ctrl-C
 * works in it even where the tests themselves run in the background and ignore it.
 */
public final class Window implements AutoCloseable {

  private final Process process;
  private final Reader shown;
  private final OutputStream keys;
  private final StringBuilder output = new StringBuilder();

  /**
   * Opens a window.
   *
   * @param folder where the command runs
   * @param environment all that is set in it, besides the terminal's type
   */
  public Window(Path folder, Map<String, String> environment, String command) throws IOException {
    this(folder, environment, Screens.COLUMNS, Screens.ROWS, command);
  }

  /** Opens a window of another size. */
  public Window(Path folder, Map<String, String> environment, int columns, int rows, String command)
      throws IOException {
    String sized = "stty rows " + rows + " cols " + columns + "; " + command;
    ProcessBuilder script =
        new ProcessBuilder(
                List.of("env", "--default-signal=INT", "script", "-qefc", sized, "/dev/null"))
            .directory(folder.toFile())
            .redirectErrorStream(true);
    script.environment().clear();
    script.environment().put("TERM", "xterm-256color");
    script.environment().put("SHELL", "/bin/sh");
    script.environment().putAll(environment);
    this.process = script.start();
    this.shown = new InputStreamReader(process.getInputStream(), UTF_8);
    this.keys = process.getOutputStream();
  }

  /** The program, without the launcher, in a window of 80 by 24; its process is in a file. */
  static Window ofProgram(Path folder, String words) throws IOException {
    return ofProgram(folder, Screens.COLUMNS, Screens.ROWS, Map.of(), "", words);
  }

  /** The same in a window of another size, with more in its environment, after a command. */
  static Window ofProgram(
      Path folder, int columns, int rows, Map<String, String> more, String before, String words)
      throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Map<String, String> environment = new HashMap<>();
    environment.put("PATH", System.getenv("PATH"));
    environment.put("HOME", folder.resolve("home").toString());
    environment.put("NO_COLOR", "1");
    environment.put("CLASSPATH", System.getProperty("java.class.path"));
    environment.putAll(more);
    String command = java + " -XX:TieredStopAtLevel=1 " + Main.class.getName() + words;
    return new Window(folder, environment, columns, rows, before + "echo $$ >pid; exec " + command);
  }

  /** Whether the system has the program that opens the terminal. */
  public static boolean isSupported() throws IOException, InterruptedException {
    return new ProcessBuilder("sh", "-c", "script --version 2>/dev/null | grep -q util-linux")
            .start()
            .waitFor()
        == 0;
  }

  /** All that was written to the window since it was opened. */
  public String output() {
    return output.toString();
  }

  /** Waits until a question is asked and says which; empty when the command has ended. */
  public String question() throws IOException {
    await(text -> !Screens.question(text).isEmpty());
    return Screens.question(output());
  }

  /** Waits until something was written, or the command has ended. */
  public void await(Predicate<String> written) throws IOException {
    char[] chars = new char[1 << 16];
    int count = 0;
    while (count >= 0 && !written.test(output())) {
      count = shown.read(chars);
      output.append(chars, 0, Math.max(count, 0));
    }
  }

  /** Presses keys. */
  public void press(String text) throws IOException {
    keys.write(text.getBytes(UTF_8));
    keys.flush();
  }

  /** Types a line at a question, and waits until it is answered. */
  public void answer(String line) throws IOException {
    int before = Screens.answers(output());
    press(line + "\r");
    await(text -> Screens.answers(text) > before);
  }

  /** Types a line at each of the next questions. */
  public void answers(String... lines) throws IOException {
    for (String line : lines) {
      question();
      answer(line);
    }
  }

  /** Waits until the command has ended, and says with which status. */
  public int status() throws IOException, InterruptedException {
    await(text -> false);
    return process.waitFor();
  }

  /** Takes the terminal away, and waits until all that runs in it has ended. */
  public void vanish() {
    List<ProcessHandle> inside = process.descendants().toList();
    process.destroyForcibly();
    inside.forEach(each -> each.onExit().join());
  }

  /** Ends whatever still runs in it, even where a hangup is ignored, as under {@code nohup}. */
  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroy();
  }
}
