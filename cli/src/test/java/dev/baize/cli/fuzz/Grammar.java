package dev.baize.cli.fuzz;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The command lines of the program, written down apart from it: which options have which values.
 */
final class Grammar {

  private static final String COUNT = "[0-9](_?[0-9])*([eE][0-9]{1,2})?";
  private static final String SEED = "[+-]?\\d{1,30}";
  private static final String FILE = "(?s).*";
  private static final String FLAG = "";

  private static final Map<String, String> COMMON =
      Map.of("--verbose", FLAG, "--log-file", FILE, "--players", FILE);

  private static final Map<String, String> STUDY =
      Map.ofEntries(
          entry("--games", COUNT),
          entry("--from", COUNT),
          entry("--seed", SEED + "|secret"),
          entry("--threads", COUNT),
          entry("--rules", "[ -~]+"),
          entry("--shard", "\\d+/\\d+"),
          entry("--time", "\\d{1,5}([.]\\d{1,3})?"),
          entry("--format", "text|json|csv"),
          entry("--out", FILE),
          entry("--chart", "(?is)-|.*[.](svg|png)"),
          entry("--measure", FILE),
          entry("--sprt", "-?[\\d.]+,-?[\\d.]+"));

  private static final Map<String, String> DATASET =
      Map.ofEntries(
          entry("--games", COUNT),
          entry("--from", COUNT),
          entry("--seed", SEED),
          entry("--threads", COUNT),
          entry("--rules", "[ -~]+"),
          entry("--shard", "\\d+/\\d+"),
          entry("--time", "\\d{1,5}([.]\\d{1,3})?"),
          entry("--advice", FLAG),
          entry("--out", "(?s).*[.](jsonl|csv)([.]gz)?"));

  private static final Map<String, String> MATCH =
      Map.of("--rules", "[ -~]+", "--seed", SEED, "--record", FILE);

  private static final Map<String, Map<String, String>> OPTIONS =
      Map.ofEntries(
          entry("simulate", without(STUDY, "--sprt")),
          entry("tournament", without(STUDY, "--measure")),
          entry("dataset", DATASET),
          entry("merge", only(STUDY, "--format", "--out", "--chart", "--measure")),
          entry("match", MATCH),
          entry("replay", Map.of("--hand", COUNT, "--format", "text|json|csv")),
          entry("resume", Map.of()),
          entry("statistics", Map.of("--format", "text|json|csv")),
          entry(
              "advise",
              Map.of(
                  "--at",
                  "[ -~]+",
                  "--judge",
                  "[ -~]+",
                  "--rules",
                  "[ -~]+",
                  "--seed",
                  SEED,
                  "--format",
                  "text|json|csv")),
          entry("players", Map.of()),
          entry("generate-completion", Map.of()),
          entry(
              "check",
              Map.of(
                  "--games",
                  COUNT,
                  "--seed",
                  SEED,
                  "--rules",
                  "[ -~]+",
                  "--time",
                  "[\\d.]+",
                  "--answers",
                  FLAG)),
          entry(
              "analyze",
              Map.of(
                  "--seed",
                  SEED,
                  "--hand",
                  COUNT,
                  "--format",
                  "text|json|csv",
                  "--removed",
                  "[\\dAJQKajqk,\\p{javaWhitespace}]*",
                  "--rules",
                  "[ -~]*",
                  "--strategy",
                  "CDZ-|CDP1|CDP|BASIC",
                  "--threads",
                  COUNT,
                  "--chart",
                  "(?is).*[.](svg|png)",
                  "--effects",
                  FLAG,
                  "--count",
                  "[-+.,a-z\\d ]*")),
          entry("play", Map.of("--statistics", "(?s).*", "--pace", "\\w+")),
          entry(
              "euchre",
              Map.of(
                  "--edition",
                  "2015|2024",
                  "--seed",
                  SEED,
                  "--record",
                  FILE,
                  "--explain",
                  FLAG,
                  "--demo",
                  FLAG)),
          entry(
              "blackjack",
              Map.of(
                  "--minimum",
                  COUNT,
                  "--shuffle",
                  "riffle|uniform",
                  "--seed",
                  SEED,
                  "--record",
                  FILE)),
          entry(
              "beans",
              Map.of(
                  "--seed",
                  SEED,
                  "--no-opening-draw",
                  FLAG,
                  "--final-sale",
                  FLAG,
                  "--record",
                  FILE)));

  private Grammar() {}

  private static Map<String, String> without(Map<String, String> options, String name) {
    return filtered(options, each -> !each.equals(name));
  }

  private static Map<String, String> only(Map<String, String> options, String... names) {
    return filtered(options, Set.of(names)::contains);
  }

  private static Map<String, String> filtered(
      Map<String, String> options, Predicate<String> wanted) {
    return options.entrySet().stream()
        .filter(option -> wanted.test(option.getKey()))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /**
   * What is wrong with the options of a command line; empty if nothing is.
   *
   * @param command its command
   * @param words what else it has
   */
  static String problem(String command, List<String> words) {
    Map<String, String> options = OPTIONS.getOrDefault(command, Map.of());
    for (int i = 0; i < words.size() && !words.get(i).equals("--"); i++) {
      String word = words.get(i);
      if (word.startsWith("--")) {
        String[] parts = word.split("=", 2);
        String form = options.getOrDefault(parts[0], COMMON.get(parts[0]));
        if (form == null) {
          return "unknown option " + parts[0];
        }
        if (form.equals(FLAG)) {
          if (parts.length > 1 && !parts[1].matches("(?i)true|false")) {
            return "a value of " + parts[0];
          }
        } else {
          String value = parts.length > 1 ? parts[1] : i + 1 < words.size() ? words.get(++i) : "";
          if (!Pattern.matches(form, value)) {
            return "a wrong value of " + parts[0];
          }
        }
      }
    }
    return "";
  }
}
