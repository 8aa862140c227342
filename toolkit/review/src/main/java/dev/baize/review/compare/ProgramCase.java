package dev.baize.review.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One run of a program.
 *
 * @param arguments what follows its name; files are in a folder of their own
 * @param pack the cards of the file {@code pack.in}; none for a game without one
 * @param input the words that a person types
 */
record ProgramCase(List<String> arguments, List<String> pack, List<String> input) {

  static final String PACK = "pack.in";

  private static final String FILE = ".in";
  private static final int WIDTH = 76;
  private static final String INDENT = "  ";

  ProgramCase withArguments(List<String> others) {
    return new ProgramCase(others, pack, input);
  }

  ProgramCase withArgument(int index, String other) {
    List<String> others = new ArrayList<>(arguments);
    others.set(index, other);
    return withArguments(others);
  }

  ProgramCase withInput(List<String> words) {
    return new ProgramCase(arguments, pack, words);
  }

  /** Writes the pack, and returns the arguments with the paths of files in this folder. */
  List<String> prepare(Path folder) throws IOException {
    Files.write(folder.resolve(PACK), pack);
    return arguments.stream()
        .map(word -> word.endsWith(FILE) ? folder.resolve(word).toString() : word)
        .toList();
  }

  /** The commands for a shell that run a program so, as lines. */
  String commands(String program) {
    StringBuilder lines = new StringBuilder();
    if (!pack.isEmpty()) {
      List<String> words = new ArrayList<>(List.of("printf", "'%s of %s\\n'"));
      pack.forEach(card -> words.add(card.replace(" of ", " ")));
      words.addAll(List.of(">", PACK));
      lines.append(folded(words));
    }
    List<String> words = new ArrayList<>();
    if (!input.isEmpty()) {
      words.addAll(List.of("printf", "'%s\\n'"));
      words.addAll(input);
      words.add("|");
    }
    words.add(program);
    words.addAll(arguments);
    return lines.append(folded(words)).toString();
  }

  private static String folded(List<String> words) {
    StringBuilder lines = new StringBuilder();
    StringBuilder line = new StringBuilder(INDENT);
    for (String word : words) {
      if (!line.toString().isBlank() && line.length() + 1 + word.length() > WIDTH) {
        lines.append(line).append(" \\\n");
        line.setLength(0);
        line.append(INDENT).append(INDENT);
      }
      line.append(line.toString().isBlank() ? "" : " ").append(word);
    }
    return lines.append(line).append('\n').toString();
  }
}
