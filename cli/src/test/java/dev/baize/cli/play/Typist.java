package dev.baize.cli.play;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Answers every question of every game in the same simple way, until the game is over. */
public final class Typist {

  private static final Pattern FIRST_CHOICE = Pattern.compile("\\(([0-9A-Z]+)[-,)].*");

  /** By a part of the question, the first that it has; each answer is tried in its turn. */
  private static final List<Map.Entry<String, List<String>>> ANSWERS =
      List.of(
          Map.entry("with your partner [p]", List.of("alone")),
          Map.entry("pass [p]", List.of("pass")),
          Map.entry("Yes [y], no [n]", List.of("yes")),
          Map.entry("Bet ", List.of("")),
          Map.entry("Insure ", List.of("1")),
          Map.entry("Give the hand up now", List.of("decline")),
          Map.entry("split [p]", List.of("split")),
          Map.entry("surrender [r]", List.of("surrender", "double")),
          Map.entry("double [d]", List.of("double")),
          Map.entry("stand [s]", List.of("stand")),
          Map.entry("discard it [d]", List.of("discard")),
          Map.entry("keep it [k]", List.of("keep")),
          Map.entry("keep all [k]", List.of("keep")),
          Map.entry("leave it to", List.of("chain")),
          Map.entry(" alone [", List.of("1", "2")),
          Map.entry("buy a third chain [b]", List.of("1")),
          Map.entry("[1]", List.of("1")),
          Map.entry("The game is over", List.of("")));

  private String last = "";
  private int times;

  /** A typist before the first question. */
  public Typist() {}

  /** What to type, without Enter. */
  public String answer(String question) {
    times = question.equals(last) ? times + 1 : 0;
    last = question;
    for (Map.Entry<String, List<String>> entry : ANSWERS) {
      if (question.contains(entry.getKey())) {
        return entry.getValue().get(times % entry.getValue().size());
      }
    }
    Matcher number = FIRST_CHOICE.matcher(question.substring(Math.max(question.indexOf('('), 0)));
    if (number.lookingAt()) {
      return number.group(1);
    }
    throw new IllegalArgumentException("no answer to \"" + question + "\"");
  }
}
