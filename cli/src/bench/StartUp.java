import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How long the classic program takes from its call to its end, side by side with a bare {@code java
 * -version}: whole processes, in turn, the launcher included. Run from the project's folder with
 * {@code java cli/src/bench/StartUp.java [RUNS]}.
 */
public class StartUp {

  private static final int WARM_UP = 3;

  public static void main(String[] args) throws Exception {
    int runs = args.length == 0 ? 40 : Integer.parseInt(args[0]);
    List<String> bare = List.of("java", "-version");
    List<String> game = game(Files.createTempDirectory("baize"));
    long[] ofBare = new long[runs];
    long[] ofGame = new long[runs];
    for (int run = -WARM_UP; run < runs; run++) {
      long bareTime = time(bare);
      long gameTime = time(game);
      if (run >= 0) {
        ofBare[run] = bareTime;
        ofGame[run] = gameTime;
      }
    }
    System.out.printf(
        Locale.ROOT,
        "medians of %d runs: java -version %.1f ms, a game of euchre %.1f ms, ratio %.2f%n",
        runs,
        median(ofBare),
        median(ofGame),
        median(ofGame) / median(ofBare));
  }

  /** Four Simple players, through a link named euchre. */
  private static List<String> game(Path folder) throws IOException {
    Path link =
        Files.createSymbolicLink(folder.resolve("euchre"), Path.of("baize").toAbsolutePath());
    List<String> cards = new ArrayList<>();
    for (String suit : List.of("Spades", "Hearts", "Clubs", "Diamonds")) {
      for (String rank : List.of("Nine", "Ten", "Jack", "Queen", "King", "Ace")) {
        cards.add(rank + " of " + suit);
      }
    }
    Path pack = Files.write(folder.resolve("pack.in"), cards);
    List<String> command = new ArrayList<>(List.of(link.toString(), pack.toString()));
    command.addAll(List.of("noshuffle", "1"));
    for (String name : List.of("Adi", "Barbara", "Chi-Chih", "Dabbala")) {
      command.addAll(List.of(name, "Simple"));
    }
    return command;
  }

  private static long time(List<String> command) throws Exception {
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (process.waitFor() != 0) {
      throw new IllegalStateException(command + " ended with status " + process.exitValue());
    }
    return System.nanoTime() - start;
  }

  private static double median(long[] times) {
    Arrays.sort(times);
    return times[times.length / 2] / 1e6;
  }
}
