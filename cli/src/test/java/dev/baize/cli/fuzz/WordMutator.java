package dev.baize.cli.fuzz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Changes a command line. */
final class WordMutator {

  /** How seldom another change follows: most of what has several is refused for the first. */
  private static final int MORE = 3;

  /** What is a word of some command, option, game, player or file. */
  private static final List<String> KNOWN =
      List.of(
          "euchre",
          "blackjack",
          "beans",
          "play",
          "match",
          "players",
          "replay",
          "resume",
          "simulate",
          "tournament",
          "dataset",
          "merge",
          "check",
          "analyze",
          "generate-completion",
          "help",
          "Simple",
          "Random",
          "Greedy",
          "Expert",
          "Counting",
          "Human",
          "Own",
          "Nobody",
          "--help",
          "--version",
          "--verbose",
          "--log-file",
          "--players",
          "--games",
          "--seed",
          "--threads",
          "--rules",
          "--shard",
          "--time",
          "--from",
          "--format",
          "--out",
          "--chart",
          "--measure",
          "--sprt",
          "--record",
          "--resume",
          "--statistics",
          "--pace",
          "--practice",
          "--opponents",
          "--points",
          "--edition",
          "--demo",
          "--minimum",
          "--shuffle",
          "--final-sale",
          "--no-opening-draw",
          "--removed",
          "--strategy",
          "strip",
          "BASIC",
          "--hand",
          "--answers",
          "--bankroll",
          "--hands",
          "--no-such-option",
          "-x",
          "--",
          "-",
          "text",
          "json",
          "csv",
          "secret",
          "uniform",
          "riffle",
          "new.svg",
          "new.baize",
          "new.log",
          "no/such/file",
          "nosuch",
          ".",
          "",
          Folder.PLACE,
          Folder.PIPE,
          "points 3, shuffle uniform",
          "opening draw no, final sale yes");

  private final List<String> known = new ArrayList<>(KNOWN);
  private final List<String> files;
  private final Dice dice;

  WordMutator(Dice dice, Corpus corpus) {
    this.dice = dice;
    this.files = List.copyOf(corpus.files().keySet());
    known.addAll(files);
  }

  List<String> mutate(List<String> words) {
    List<String> mutated = new ArrayList<>(words);
    do {
      change(mutated);
    } while (dice.oneIn(MORE));
    return mutated;
  }

  private void change(List<String> words) {
    if (words.isEmpty()) {
      words.add(dice.pick(known));
      return;
    }
    int at = dice.below(words.size());
    String word = words.get(at);
    switch (dice.below(16)) {
      case 0, 1 -> words.remove(at);
      case 2 -> words.add(dice.below(words.size() + 1), word);
      case 3 -> Collections.swap(words, at, dice.below(words.size()));
      case 4, 5 -> words.set(at, dice.pick(known));
      case 6, 7 -> words.add(at, dice.pick(known));
      case 8 -> words.set(at, HostileText.any(dice));
      case 9, 10 -> words.set(at, withNumber(word));
      case 11 -> words.set(at, inserted(word, HostileText.any(dice)));
      case 12 -> words.set(at, misspelt(word));
      case 13, 14 -> words.set(file(words, at), dice.pick(files));
      default -> join(words, at);
    }
  }

  /** The place of the next word that may be the name of a file. */
  private static int file(List<String> words, int from) {
    for (int at = from; at < words.size(); at++) {
      if (words.get(at).matches("\\w+[.]\\w+|empty")) {
        return at;
      }
    }
    return from;
  }

  /** With another number in place of one that it has, or at the end. */
  private String withNumber(String word) {
    String number = dice.pick(HostileText.NUMBERS);
    return word.matches("(?s).*[0-9].*")
        ? word.replaceFirst("-?[0-9]+", number)
        : inserted(word, number);
  }

  private String inserted(String word, String more) {
    int at = dice.below(word.length() + 1);
    return word.substring(0, at) + more + word.substring(at);
  }

  private String misspelt(String word) {
    if (word.isEmpty()) {
      return "-";
    }
    int at = dice.below(word.length());
    String before = word.substring(0, at);
    return switch (dice.below(4)) {
      case 0 -> before + word.substring(at + 1);
      case 1 -> before + word.charAt(at) + word.substring(at);
      case 2 -> word.toUpperCase(Locale.ROOT);
      default -> word.substring(at) + before;
    };
  }

  /** Makes one word of an option and its value, or two of one. */
  private static void join(List<String> words, int at) {
    String word = words.get(at);
    int equals = word.indexOf('=');
    if (equals >= 0) {
      words.set(at, word.substring(0, equals));
      words.add(at + 1, word.substring(equals + 1));
    } else if (at + 1 < words.size()) {
      words.set(at, word + '=' + words.remove(at + 1));
    }
  }
}
