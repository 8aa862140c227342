package dev.baize.cli.docs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A command on a page.
 *
 * @param place the page and the line
 * @param whole whether it can be run as it stands there
 * @param words all words, the program's name among them
 */
record Command(String place, boolean whole, List<String> words) {

  private static final Set<String> BAIZE = Set.of("baize", "./baize");
  private static final String SPARK = "spark-submit";
  private static final String SPARK_JAR = "baize-spark-all.jar";

  /** Name what is made on the page, or what Spark adds. */
  private static final Set<String> ELSEWHERE =
      Set.of("--players", "--isolated", "--bot", "--parts");

  private static final Set<String> FILES = Set.of("--out", "--chart");
  private static final Set<String> STUDIES = Set.of("simulate", "tournament", "dataset");
  private static final Set<String> WITH_GAME =
      Set.of(
          "analyze",
          "arena",
          "bot",
          "check",
          "dataset",
          "host",
          "match",
          "play",
          "players",
          "rules",
          "simulate",
          "solve",
          "tournament");

  boolean isOfBaize() {
    return !arguments().isEmpty();
  }

  boolean isForSpark() {
    return program().equals(SPARK);
  }

  /** The program that the first word names. */
  String program() {
    return words.get(0);
  }

  /** What follows the name of Baize, or the jar of its program for Spark. */
  private List<String> arguments() {
    if (BAIZE.contains(program())) {
      return words.subList(1, words.size());
    }
    int jar = 1;
    while (jar < words.size() && !words.get(jar).endsWith(SPARK_JAR)) {
      jar++;
    }
    return isForSpark() && jar + 1 < words.size()
        ? words.subList(jar + 1, words.size())
        : List.of();
  }

  /** It plays many games, of players that are always there. */
  boolean isStudy() {
    List<String> arguments = arguments();
    return whole
        && STUDIES.contains(arguments.get(0))
        && BAIZE.contains(program())
        && arguments.stream().noneMatch(ELSEWHERE::contains);
  }

  /** What it says, without players that are made on the page, and with another option. */
  String[] with(String option) {
    List<String> words = without(ELSEWHERE);
    words.add(option);
    return words.toArray(String[]::new);
  }

  /** The same with two games, and files in a folder. */
  String[] small(Path folder) {
    List<String> words = without(Set.of("--games"));
    words.addAll(List.of("--games", "2"));
    for (String option : FILES) {
      int value = words.indexOf(option) + 1;
      if (value > 0 && !words.get(value).equals("-")) {
        words.set(value, folder.resolve(words.get(value)).toString());
      }
    }
    return words.toArray(String[]::new);
  }

  /** The game it names, if it is of those that have one. */
  Optional<String> game() {
    List<String> arguments = arguments();
    boolean named = WITH_GAME.contains(arguments.get(0)) && arguments.size() > 1;
    return named
        ? Optional.of(arguments.get(1)).filter(word -> !word.startsWith("--"))
        : Optional.empty();
  }

  private List<String> without(Set<String> options) {
    List<String> kept = new ArrayList<>();
    List<String> arguments = arguments();
    for (int i = 0; i < arguments.size(); i++) {
      if (options.contains(arguments.get(i))) {
        i++; // its value
      } else {
        kept.add(arguments.get(i));
      }
    }
    return kept;
  }

  @Override
  public String toString() {
    return place + ": " + String.join(" ", words);
  }
}
