package dev.baize.cli.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Leaves out what the program does for hours because it was asked to, where nobody can end it in
 * good order: a check has no partial result, and a single session of blackjack may be endless.
 */
final class Thrift {

  private static final Set<String> STUDIES = Set.of("simulate", "tournament", "dataset", "check");

  private static final String LONG_SESSION = "hands ([0-9]{5,})";

  private Thrift() {}

  static Case cheap(Case call) {
    List<String> words = new ArrayList<>(call.words());
    if (words.stream().anyMatch(STUDIES::contains)) {
      words.replaceAll(word -> word.replaceFirst(LONG_SESSION, "hands 999"));
    }
    if (words.contains("check")) {
      words.replaceAll(word -> isCostly(word) ? "2" : word);
      words.replaceAll(word -> word.startsWith("--games=") ? "--games=2" : word);
      require(words, "--games", "1");
      require(words, "--answers");
    }
    if (words.contains("euchre") || call.program().contains("euchre")) {
      // A pack may come through a pipe, and the program waits for it.
      words.replaceAll(word -> word.equals(Folder.PIPE) ? Folder.PLACE : word);
    }
    return call.withWords(words);
  }

  private static void require(List<String> words, String option, String... value) {
    if (words.stream().noneMatch(word -> word.startsWith(option))) {
      words.add(option);
      words.addAll(List.of(value));
    }
  }

  /** Whether a word is a number of games that is allowed, but high. */
  private static boolean isCostly(String word) {
    return word.matches("0*[1-9][0-9_]{0,6}([eE][0-9]{1,2})?") && !word.matches("[0-9]");
  }
}
