package dev.baize.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The program in a process of its own.
 *
 * @param command its words
 * @param process the process
 * @param out the file that it prints to
 * @param err the file that it complains to
 */
record Child(String command, Process process, Path out, Path err) {

  private static final long SECONDS = 60;

  static Child start(String command, String jar, Path folder) throws IOException {
    String classPath = System.getProperty("java.class.path");
    return start(command, classPath, List.of("--players", jar), folder);
  }

  /** Starts it with little memory, and the collector that uses it up exactly. */
  static Child startInSmallHeap(String command, String jar, Path folder) throws IOException {
    String classPath = System.getProperty("java.class.path");
    List<String> java = List.of("-Xmx64m", "-XX:+UseSerialGC");
    return start(java, command, classPath, List.of("--players", jar), folder);
  }

  /** Starts it with a jar on its class path. */
  static Child startOnClassPath(String command, String jar, Path folder) throws IOException {
    String classPath = System.getProperty("java.class.path") + File.pathSeparator + jar;
    return start(command, classPath, List.of(), folder);
  }

  /** Starts it for a user whose data are in the folder. */
  static Child startAtHome(String command, Path folder) throws IOException {
    return start(command, System.getProperty("java.class.path"), List.of(), folder);
  }

  private static Child start(String command, String classPath, List<String> options, Path folder)
      throws IOException {
    return start(List.of(), command, classPath, options, folder);
  }

  private static Child start(
      List<String> java, String command, String classPath, List<String> options, Path folder)
      throws IOException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(java);
    words.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", classPath, Main.class.getName()));
    words.addAll(options);
    words.addAll(List.of(command.split(" ")));
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    ProcessBuilder builder = new ProcessBuilder(words);
    builder.environment().put("XDG_DATA_HOME", folder.toString());
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    process.getOutputStream().close();
    return new Child(command, process, out, err);
  }

  static List<Child> startAll(List<String> commands, String jar, Path folder) throws IOException {
    List<Child> children = new ArrayList<>();
    for (String command : commands) {
      children.add(start(command, jar, folder));
    }
    return children;
  }

  /** Waits until it has complained of something. */
  void awaitComplaint(String text) throws IOException {
    while (process.isAlive() && !Files.readString(err).contains(text)) {
      Thread.onSpinWait();
    }
  }

  /** Waits until it has printed so many lines, and returns them. */
  List<String> awaitLines(int count) throws IOException {
    List<String> lines = Files.readAllLines(out);
    while (process.isAlive() && lines.size() < count) {
      Thread.onSpinWait();
      lines = Files.readAllLines(out);
    }
    return lines;
  }

  /** Ends it at once, as nothing that it does itself can. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** Asks it to end, as a terminal or a system does. */
  void terminate() {
    process.destroy();
  }

  /** What it came to; a process that does not end is killed, which no status of its own is like. */
  Run await() throws IOException, InterruptedException {
    if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
    }
    return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
  }
}
