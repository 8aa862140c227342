package dev.baize.cli.fuzz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Changes the {@link Bytes} of a file or of standard input. */
final class ByteMutator {

  /** How seldom another change follows: most of what has several is refused for the first. */
  private static final int MORE = 3;

  private static final int MAX_INSERTED = 40;
  private static final int MANY = 3_000;

  private final Dice dice;
  private final List<String> others;

  /**
   * A mutator.
   *
   * @param others what can be put in their place, in whole or in part
   */
  ByteMutator(Dice dice, List<String> others) {
    this.dice = dice;
    this.others = others;
  }

  String mutate(String bytes) {
    String mutated = bytes;
    do {
      mutated = dice.oneIn(2) ? changedAsLines(mutated) : changed(mutated);
    } while (dice.oneIn(MORE));
    return mutated;
  }

  private String changed(String bytes) {
    int from = dice.below(bytes.length() + 1);
    int to = Math.min(bytes.length(), from + 1 + dice.below(MAX_INSERTED));
    String before = bytes.substring(0, from);
    String after = bytes.substring(to);
    return switch (dice.below(14)) {
      case 0, 1, 2 -> flipped(bytes, from);
      case 3 -> before;
      case 4 -> before + after;
      case 5 -> before + random() + bytes.substring(from);
      case 6, 7 -> before + Bytes.of(HostileText.any(dice)) + bytes.substring(from);
      case 8, 9, 10 -> withNumber(bytes, from);
      case 11 -> before + part(dice.pick(others));
      case 12 -> dice.oneIn(3) ? dice.pick(others) : bytes.substring(from) + before;
      default -> dice.oneIn(4) ? "" : before + bytes.substring(from, to) + bytes.substring(from);
    };
  }

  private String flipped(String bytes, int at) {
    if (at == bytes.length()) {
      return bytes + (char) dice.below(256);
    }
    char flipped = (char) (bytes.charAt(at) ^ (1 << dice.below(8)));
    return bytes.substring(0, at) + flipped + bytes.substring(at + 1);
  }

  private String random() {
    StringBuilder bytes = new StringBuilder();
    for (int i = dice.below(MAX_INSERTED); i >= 0; i--) {
      bytes.append((char) dice.below(256));
    }
    return bytes.toString();
  }

  /** With another number in place of the next one. */
  private String withNumber(String bytes, int from) {
    String number = Bytes.of(dice.pick(HostileText.NUMBERS));
    return bytes.substring(0, from) + bytes.substring(from).replaceFirst("-?[0-9]+", number);
  }

  private String part(String bytes) {
    return bytes.substring(dice.below(bytes.length() + 1));
  }

  private String changedAsLines(String bytes) {
    List<String> lines = new ArrayList<>(List.of(bytes.split("(?<=\n)", -1)));
    int at = dice.below(lines.size());
    switch (dice.below(12)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(dice.below(lines.size() + 1), lines.get(at));
      case 2 -> Collections.swap(lines, at, dice.below(lines.size()));
      case 3 -> lines.set(at, dice.pick(List.of(dice.pick(others).split("(?<=\n)", -1))));
      case 4 -> lines.set(at, lines.get(at).replace("\n", "\r\n"));
      case 5 -> lines.set(at, lines.get(at).repeat(dice.oneIn(9) ? MANY : 2));
      default -> lines.set(at, changedAsWords(lines.get(at)));
    }
    return String.join("", lines);
  }

  private String changedAsWords(String line) {
    List<String> words = new ArrayList<>(List.of(line.split("(?<=[ \n])|(?=\n)")));
    int at = dice.below(words.size());
    String word = words.get(at);
    switch (dice.below(7)) {
      case 0 -> words.remove(at);
      case 1 -> Collections.swap(words, at, dice.below(words.size()));
      case 2 -> words.add(at, word);
      case 3, 4 -> words.set(at, withNumber(word, 0));
      case 5 -> words.set(at, Bytes.of(HostileText.any(dice)) + (word.endsWith(" ") ? " " : ""));
      default -> words.set(at, Bytes.of(HostileText.any(dice)) + word);
    }
    return String.join("", words);
  }
}
