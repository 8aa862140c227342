package dev.baize.cli.fuzz;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A status of 0 is for valid input alone; and then the output is whole. */
final class InputOracle {

  private static final List<String> CLASSIC = List.of("euchre", "blackjack");

  /** What is needed of the files that a command reads. */
  private static final Map<String, Predicate<String>> READ =
      Map.of(
          "merge", Contents::areResult,
          "replay", Contents::areRecord,
          "resume", Contents::areRecord,
          "euchre", Contents::arePack);

  private InputOracle() {}

  static void check(Case call, Outcome outcome, Consumer<String> complaints) {
    if (outcome.status() != 0) {
      return;
    }
    List<String> words = new ArrayList<>(call.words());
    String command = command(call.program(), words);
    boolean help = words.contains("--help") || words.contains("--version");
    if (help) {
      return;
    }
    if (!CLASSIC.contains(command) || words.stream().anyMatch(word -> word.startsWith("--"))) {
      String problem = Grammar.problem(command, words);
      if (!problem.isEmpty()) {
        complaints.accept("accepted, but has " + problem);
      }
    }
    call.files()
        .forEach(
            (name, bytes) -> {
              if (isRead(command, name, words)
                  && !READ.getOrDefault(command, any -> true).test(bytes)) {
                complaints.accept("accepted, but %s is not valid".formatted(name));
              }
            });
    if (isJson(words)) {
      requireJson(outcome.out(), complaints);
    }
  }

  /** Valid input is accepted, but for a table where there is no terminal. */
  static void checkValid(Case call, Outcome outcome, Consumer<String> complaints) {
    boolean table = call.words().get(0).equals("play") && !call.words().contains("--statistics");
    if (!outcome.interrupted() && outcome.status() != (table ? 1 : 0)) {
      complaints.accept("not accepted, but valid");
    }
  }

  /** The command, which is taken out of the words, as are the options that may stand anywhere. */
  private static String command(String program, List<String> words) {
    int end = words.contains("--") ? words.indexOf("--") : words.size();
    words.subList(0, end).removeIf("--verbose"::equals);
    String name = program.substring(program.lastIndexOf('/') + 1).replaceFirst("[.].*", "");
    if (CLASSIC.contains(name) || name.equals("beans")) {
      return name;
    }
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals("--players") || word.equals("--log-file")) {
        i++;
      } else if (!word.startsWith("--")) {
        words.remove(i);
        return word;
      }
    }
    return "";
  }

  /** Whether a file is an argument of the command, rather than the value of an option. */
  private static boolean isRead(String command, String name, List<String> words) {
    int at = words.indexOf(name);
    if (command.equals("euchre")) {
      return at >= 0 && at + 1 < words.size() && words.get(at + 1).matches("(no)?shuffle");
    }
    boolean value = at > 0 && words.get(at - 1).matches("--.+");
    return at >= 0 && !value;
  }

  private static boolean isJson(List<String> words) {
    int format = words.lastIndexOf("--format");
    return words.contains("--format=json")
        || (format >= 0 && format + 1 < words.size() && words.get(format + 1).equals("json"));
  }

  private static void requireJson(String out, Consumer<String> complaints) {
    try (JsonParser parser = new JsonFactory().createParser(Bytes.array(out))) {
      while (parser.nextToken() != null) {
        // The parser throws an exception at whatever is no JSON.
        parser.getText();
      }
    } catch (IOException e) {
      complaints.accept("no JSON: " + e.getMessage());
    }
  }
}
