package dev.baize.cli.fuzz;

import dev.baize.cli.CompiledJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One valid file of each kind that the program reads, made by the program itself. */
final class InputFiles {

  static final String PACK = "pack.in";
  static final String JAR = "own.jar";
  static final String EMPTY = "empty";
  static final String LOG = "old.log";

  /** The rules of short sessions of blackjack. */
  static final String SESSION = "bankroll 100, hands 9, minimum 5, shuffle uniform";

  private final Sandbox sandbox;
  private final Map<String, String> files = new LinkedHashMap<>();

  private InputFiles(Sandbox sandbox) {
    this.sandbox = sandbox;
  }

  /** The {@link Bytes} of the files, by name. */
  static Map<String, String> make(Sandbox sandbox) throws IOException {
    InputFiles made = new InputFiles(sandbox);
    made.files.put(PACK, pack());
    made.files.put(EMPTY, "");
    made.records();
    made.results();
    made.files.put(LOG, "2026-01-01T12:00:00.000Z DEBUG CommandLog command ended status=0\n");
    made.files.put(JAR, jar());
    return made.files;
  }

  private static String pack() {
    StringBuilder cards = new StringBuilder();
    for (String suit : List.of("Hearts", "Spades", "Clubs", "Diamonds")) {
      for (String rank : List.of("Nine", "Ten", "Jack", "Queen", "King", "Ace")) {
        cards.append(rank).append(" of ").append(suit).append('\n');
      }
    }
    return cards.toString();
  }

  private void records() throws IOException {
    record("euchre.baize", "", "match euchre Simple --seed 3 --rules", "points 2, shuffle uniform");
    record("pack.baize", "", "euchre " + PACK + " noshuffle 1 A Simple B Simple C Random D Simple");
    record("blackjack.baize", "", "match blackjack Counting --seed 4 --rules", SESSION);
    record("beans.baize", "", "beans --seed 5 --final-sale Ann Greedy Bob Random");
    record("person.baize", "1\n".repeat(99), "beans --seed 6 Ann Human Bob Greedy");
    cut("half-euchre.baize", "euchre.baize", 9);
    cut("half-blackjack.baize", "blackjack.baize", 5);
    record("half-beans.baize", "1\n1\npause\n", "beans --seed 7 Ann Human Bob Greedy");
    record("people.baize", "pass\n3\n", "match euchre Human Simple Human Simple --seed 8");
    record("player.baize", "5\nhit\n", "match blackjack Human --seed 9 --rules", SESSION);
  }

  private void record(String name, String in, String line, String... more) throws IOException {
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    words.addAll(List.of(more));
    words.add(1, "--record");
    words.add(2, name);
    files.put(name, written(name, in, words.toArray(String[]::new)));
  }

  /** A record of which so many lines at the end are missing. */
  private void cut(String name, String from, int lines) {
    List<String> all = String.valueOf(files.get(from)).lines().toList();
    files.put(name, String.join("\n", all.subList(0, all.size() - lines)) + "\n");
  }

  private void results() throws IOException {
    result("euchre.result", "simulate euchre Simple --games 3");
    result("part1.result", "simulate beans Greedy --games 5 --shard 1/2");
    result("part2.result", "simulate beans Greedy --games 5 --shard 2/2");
    result("session.result", "simulate blackjack Simple --games 2 --rules", SESSION);
    result("tournament.result", "tournament euchre Simple Random Expert --games 4");
    result("round1.result", "tournament beans Greedy Random --games 6 --shard 1/2");
    result("round2.result", "tournament beans Greedy Random --games 6 --shard 2/2");
    result("test.result", "tournament euchre Simple Random --sprt 0,100 --games 40");
  }

  private void result(String name, String line, String... more) throws IOException {
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    words.addAll(List.of(more));
    words.addAll(List.of("--out", name));
    files.put(name, written(name, "", words.toArray(String[]::new)));
  }

  private String written(String name, String in, String... words) throws IOException {
    Case call = new Case("baize", List.of(words), in, Map.of(PACK, pack()));
    Outcome outcome = sandbox.run(name, call);
    String bytes = outcome.files().get(name);
    if (bytes == null) {
      throw new IllegalStateException(call.description() + outcome.description());
    }
    return bytes;
  }

  private static String jar() throws IOException {
    Path folder = Files.createTempDirectory("fuzz");
    String jar =
        new CompiledJar(folder, "own")
            .withPlayer("euchre", "Own", "return view.legal().get(0);")
            .listing("OwnProvider")
            .pack();
    return JarMutator.undated(Bytes.read(Path.of(jar)));
  }
}
