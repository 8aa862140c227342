package dev.baize.cli.docs;

import dev.baize.cli.io.ShellWords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The commands in the blocks for a shell of a page. */
final class Commands {

  /** Where the command of a line is not one of Baize, and why no test here runs it. */
  private static final Map<String, String> OTHERS =
      Map.ofEntries(
          Map.entry("mvn", "builds, as this test is part of a build"),
          Map.entry("git", "changes a clone, or needs another"),
          Map.entry(".ci/version", "changes the version that is being built"),
          Map.entry(".ci/baseline", "builds a whole version"),
          Map.entry("gpg", "needs a key"),
          Map.entry("cd", "is about a folder of the reader's"),
          Map.entry("ln", "LauncherIT calls the launcher through links"),
          Map.entry("../euchre", "LauncherIT calls the launcher through links"),
          Map.entry("for", "ReadmeTest makes the pack"),
          Map.entry("done", "ReadmeTest makes the pack"),
          Map.entry("PATH=$PWD:$PATH", "GuideIT has the launcher on the path"),
          Map.entry("java", "needs the bundle of a release"),
          Map.entry("unzip", "needs the bundle of a release"),
          Map.entry("find", "needs the bundle of a release"));

  private static final Set<String> BAIZE = Set.of("baize", "./baize");
  private static final String SPARK = "spark-submit";
  private static final String SPARK_JAR = "baize-spark-all.jar";
  private static final Set<String> ENDS = Set.of("|", ">", "#", "2>");
  private static final Set<String> PLUG_INS = Set.of("--players", "--bot", "--parts");
  private static final Set<String> STUDIES = Set.of("simulate", "tournament", "dataset");

  private static final Set<String> FILES = Set.of("--out", "--chart");
  private static final Set<String> WITH_GAME =
      Set.of(
          "analyze",
          "bot",
          "check",
          "dataset",
          "host",
          "match",
          "play",
          "players",
          "simulate",
          "tournament");

  /** A span of code that is a command. */
  private static final Pattern SPAN = Pattern.compile("`((?:\\./)?baize [^`]*)`");

  /** A form of a command, with words in capitals, or the first line of a file. */
  private static final Pattern FORM =
      Pattern.compile(".*[…\\[|].*|.*\\b[A-Z]+\\b.*|baize \\w+ \\d");

  private Commands() {}

  /**
   * A command.
   *
   * @param place the page and the line
   * @param whole whether it can be run as it stands there
   * @param words all words, the program's name among them
   */
  record Command(String place, boolean whole, List<String> words) {

    boolean isOfBaize() {
      return !arguments().isEmpty();
    }

    /** What runs it, nothing if that is no program that is known. */
    Optional<String> program() {
      String name = words.get(0);
      boolean known = isOfBaize() || name.equals(SPARK) || OTHERS.containsKey(name);
      return known ? Optional.of(name) : Optional.empty();
    }

    /** What follows the name of Baize, or the jar of its program for Spark. */
    private List<String> arguments() {
      if (BAIZE.contains(words.get(0))) {
        return words.subList(1, words.size());
      }
      int jar = 1;
      while (jar < words.size() && !words.get(jar).endsWith(SPARK_JAR)) {
        jar++;
      }
      return words.get(0).equals(SPARK) && jar + 1 < words.size()
          ? words.subList(jar + 1, words.size())
          : List.of();
    }

    /** It plays many games, of players that are always there. */
    boolean isStudy() {
      List<String> arguments = arguments();
      return whole
          && STUDIES.contains(arguments.get(0))
          && BAIZE.contains(words.get(0))
          && arguments.stream().noneMatch(PLUG_INS::contains);
    }

    /** What it says, without players that are made on the page, and with another option. */
    String[] with(String option) {
      List<String> words = without(PLUG_INS);
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

  /** The commands of a page, in their order. */
  static List<Command> on(Page page) {
    List<Command> commands = new ArrayList<>();
    for (Page.Block block : page.blocks()) {
      if (block.language().equals("sh")) {
        String text = String.join("\n", block.lines()).replace("\\\n", " ");
        for (String line : text.split("\n", -1)) {
          if (!line.isBlank() && !line.startsWith("#")) {
            commands.add(of(page + ":" + block.line(), true, line));
          }
        }
      }
    }
    SPAN.matcher(String.join(" ", page.prose()))
        .results()
        .map(span -> span.group(1))
        .filter(span -> !FORM.matcher(span).matches())
        .forEach(span -> commands.add(of(page + ", in a line", false, span)));
    return commands;
  }

  /** The first command of a line. */
  static Command of(String place, boolean whole, String line) {
    List<String> words = ShellWords.split(line);
    int end = 0;
    while (end < words.size() && !ENDS.contains(words.get(end))) {
      end++;
    }
    return new Command(place, whole, words.subList(0, end));
  }
}
