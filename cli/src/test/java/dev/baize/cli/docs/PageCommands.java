package dev.baize.cli.docs;

import dev.baize.cli.io.ShellWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds the commands of a page: the lines of blocks for a shell, and spans of code that are whole.
 */
final class PageCommands {

  /** What a file is made of on a page, up to a line with the word END. */
  private static final String HERE_DOCUMENT = "(?s) <<'END'\n.*?\nEND(?=\n|$)";

  /** Where the command of a line is not one of Baize, and why no test here runs it. */
  static final Map<String, String> OTHERS =
      Map.ofEntries(
          Map.entry("mvn", "builds, as this test is part of a build"),
          Map.entry("git", "changes a clone, or needs another"),
          Map.entry(".ci/version", "VersionScriptTest sets versions"),
          Map.entry(".ci/baseline", "builds a whole version"),
          Map.entry("gpg", "needs a key"),
          Map.entry("sha256sum", "needs the archives of a release"),
          Map.entry("cd", "is about a folder of the reader's"),
          Map.entry("ln", "LauncherIT calls the launcher through links"),
          Map.entry("../euchre", "LauncherIT calls the launcher through links"),
          Map.entry("for", "PageOutputsIT makes the pack"),
          Map.entry("done", "PageOutputsIT makes the pack"),
          Map.entry("cat", "PageOutputsIT reads the record"),
          Map.entry("cut", "PageOutputsIT reads the record"),
          Map.entry("cksum", "PageOutputsIT compares the results"),
          Map.entry("sed", "PageOutputsIT reads the row"),
          Map.entry("javac", "GuideIT compiles hearts"),
          Map.entry("jar", "GuideIT packs hearts"),
          Map.entry("grep", "GuideIT reads the strategy"),
          Map.entry("python3", "ProgramExamplesIT trains a network"),
          Map.entry("PATH=$PWD:$PATH", "GuideIT has the launcher on the path"),
          Map.entry("PATH=$BAIZE/bin:$PATH", "StrangerIT runs the launcher of the distribution"),
          Map.entry("java", "needs the bundle of a release"),
          Map.entry("unzip", "needs the bundle of a release"),
          Map.entry("find", "needs the bundle of a release"));

  private static final Set<String> ENDS = Set.of("|", ">", "#", "2>");

  /** A span of code that is a command. */
  private static final Pattern SPAN = Pattern.compile("`((?:\\./)?baize [^`]*)`");

  /** A form of a command, with words in capitals, or the first line of a file. */
  private static final Pattern FORM =
      Pattern.compile(".*[…\\[|].*|.*\\b[A-Z]+\\b.*|baize \\w+ \\d");

  private PageCommands() {}

  /** The commands of a page, in their order. */
  static List<Command> on(Page page) {
    List<Command> commands = new ArrayList<>();
    for (Page.Block block : page.blocks()) {
      if (block.language().equals("sh")) {
        String text =
            String.join("\n", block.lines()).replace("\\\n", " ").replaceAll(HERE_DOCUMENT, "");
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
    List<String> words = ShellWords.split(line, '/');
    int end = 0;
    while (end < words.size() && !ENDS.contains(words.get(end))) {
      end++;
    }
    return new Command(place, whole, words.subList(0, end));
  }
}
