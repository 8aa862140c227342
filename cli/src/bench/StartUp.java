import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How long the program takes from its call to its end, side by side with a bare {@code java
 * -version}: whole processes, in turn, the launcher included. A table, which {@code script} of
 * util-linux opens, counts until it asks its first question. Run from the project's folder with
 * {@code java cli/src/bench/StartUp.java [RUNS [JAVA_HOME ...]]}; without a folder of Java, it is
 * the one that the launcher uses.
 */
public class StartUp {

  private static final int WARM_UP = 3;
  private static final String BAIZE = "./baize";

  /** What a terminal is told when a line is about to be typed. */
  private static final String ASKED = "\u001b[?2004h";

  /** A command line, which is ended when it asks for something if it is a table. */
  private record Program(String name, boolean isTable, List<String> words) {

    static Program of(String... words) {
      List<String> shown = new ArrayList<>(List.of(words).subList(1, words.length));
      return new Program(String.join(" ", shown), false, List.of(words));
    }
  }

  public static void main(String[] args) throws Exception {
    int runs = args.length == 0 ? 21 : Integer.parseInt(args[0]);
    List<String> homes = Arrays.asList(args).subList(Math.min(1, args.length), args.length);
    if (homes.isEmpty()) {
      String home = System.getenv("JAVA_HOME");
      homes = List.of(home == null ? "" : home);
    }
    String pack = pack().toString();
    for (String home : homes) {
      List<Program> programs = new ArrayList<>();
      programs.add(
          new Program(
              "java -version",
              false,
              List.of(home.isEmpty() ? "java" : home + "/bin/java", "-version")));
      programs.addAll(programs(pack));
      print(home, programs, measure(home, programs, runs));
    }
  }

  private static List<Program> programs(String pack) {
    List<Program> programs = new ArrayList<>();
    for (String[] game : new String[][] {{"noshuffle", "1"}, {"shuffle", "10"}}) {
      programs.add(
          new Program(
              "euchre PACK " + String.join(" ", game) + " (four Simple)",
              false,
              List.of(
                  BAIZE,
                  "euchre",
                  pack,
                  game[0],
                  game[1],
                  "Adi",
                  "Simple",
                  "Barbara",
                  "Simple",
                  "Chi-Chih",
                  "Simple",
                  "Dabbala",
                  "Simple")));
    }
    programs.add(Program.of(BAIZE, "euchre", "--demo"));
    programs.add(Program.of(BAIZE, "blackjack", "200", "100", "simple"));
    programs.add(Program.of(BAIZE, "blackjack", "200", "100", "counting"));
    programs.add(Program.of(BAIZE, "beans", "Ann", "Greedy", "Bob", "Greedy"));
    programs.add(Program.of(BAIZE, "beans", "Ann", "Greedy", "Bob", "Greedy", "--seed", "1"));
    programs.add(Program.of(BAIZE, "--version"));
    programs.add(Program.of(BAIZE, "simulate", "euchre", "Simple", "--games", "1"));
    programs.add(
        new Program(
            "play euchre, until it asks",
            true,
            List.of("script", "-qec", BAIZE + " play euchre --seed 1 --pace 0", "/dev/null")));
    return programs;
  }

  private static long[][] measure(String home, List<Program> programs, int runs) throws Exception {
    long[][] times = new long[programs.size()][runs];
    for (int run = -WARM_UP; run < runs; run++) {
      for (int i = 0; i < programs.size(); i++) {
        long time = time(programs.get(i), home);
        if (run >= 0) {
          times[i][run] = time;
        }
      }
    }
    return times;
  }

  private static void print(String home, List<Program> programs, long[][] times) {
    System.out.printf(Locale.ROOT, "medians of %d runs%n", times[0].length);
    if (!home.isEmpty()) {
      System.out.println("Java of " + home);
    }
    double bare = median(times[0]);
    for (int i = 0; i < times.length; i++) {
      double median = median(times[i]);
      System.out.printf(
          Locale.ROOT, "%7.1f ms  %5.2f  %s%n", median, median / bare, programs.get(i).name());
    }
  }

  private static Path pack() throws IOException {
    List<String> cards = new ArrayList<>();
    for (String suit : List.of("Spades", "Hearts", "Clubs", "Diamonds")) {
      for (String rank : List.of("Nine", "Ten", "Jack", "Queen", "King", "Ace")) {
        cards.add(rank + " of " + suit);
      }
    }
    return Files.write(Files.createTempDirectory("baize").resolve("pack.in"), cards);
  }

  private static long time(Program program, String home) throws Exception {
    ProcessBuilder command =
        new ProcessBuilder(program.words()).redirectError(ProcessBuilder.Redirect.DISCARD);
    Map<String, String> environment = command.environment();
    if (!home.isEmpty()) {
      environment.put("JAVA_HOME", home);
    }
    if (program.isTable()) {
      environment.put("TERM", "xterm-256color");
    } else {
      command.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    }
    long start = System.nanoTime();
    Process process = command.start();
    if (program.isTable()) {
      awaitQuestion(process.getInputStream());
      long asked = System.nanoTime() - start;
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
      return asked;
    }
    if (process.waitFor() != 0) {
      throw new IllegalStateException(program.name() + " ended with status " + process.exitValue());
    }
    return System.nanoTime() - start;
  }

  private static void awaitQuestion(InputStream shown) throws IOException {
    StringBuilder text = new StringBuilder();
    byte[] bytes = new byte[1 << 16];
    while (text.indexOf(ASKED) < 0) {
      int count = shown.read(bytes);
      if (count < 0) {
        throw new IllegalStateException("the table ended without a question");
      }
      text.append(new String(bytes, 0, count, StandardCharsets.ISO_8859_1));
    }
  }

  private static double median(long[] times) {
    long[] sorted = times.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2] / 1e6;
  }
}
