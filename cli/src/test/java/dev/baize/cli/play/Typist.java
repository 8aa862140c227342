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
          Map.entry("yes [y], no [n]", List.of("y")),
          Map.entry("Order up", List.of("pass")),
          Map.entry("Name another suit trump, or pass", List.of("p")),
          Map.entry("Name another suit trump, alone or not; or pass", List.of("p")),
          Map.entry("You must name another suit", List.of("clubs", "hearts")),
          Map.entry("Defend alone, or pass", List.of("alone")),
          Map.entry("Bet ", List.of("")),
          Map.entry("Insure ", List.of("1")),
          Map.entry("Give the hand up now", List.of("decline")),
          Map.entry("split [p]", List.of("split")),
          Map.entry("surrender [r]", List.of("surrender", "double")),
          Map.entry("double [d]", List.of("double")),
          Map.entry("stand [s]", List.of("stand")),
          Map.entry(": chain or discard it", List.of("discard")),
          Map.entry(" too, or keep it", List.of("keep")),
          Map.entry("Throw a card away", List.of("keep")),
          Map.entry(": chain it, or leave it", List.of("chain")),
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
