package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A question in words, with the keys of its answers.
 *
 * @param choices the answers with their keys, where they are too many for the question
 * @param lines the beginning of a question that does not fit into the line of the prompt
 * @param prompt what stands before what is typed, without a colon
 */
record Asked(List<String> choices, List<StyledText> lines, String prompt) {

  static final String YES_OR_NO = "Yes [y], no [n]";

  static final Asked NOTHING = new Asked(List.of(), List.of(), "");

  /** What the longest usual answer takes, with the margin, the colon and the cursor. */
  private static final int ANSWER = 10;

  private static final int MAX_LINES = 2;

  /** A space at which no line ends. */
  private static final char NO_BREAK = '\u00a0';

  /** The question, laid out for the width of a window. */
  static <D extends Decision> Asked of(Question<D> question, int columns) {
    List<Answer<D>> buttons =
        question.answers().stream().filter(answer -> !answer.button().isEmpty()).toList();
    String keys = keys(question);
    String beginning = question.prompt() + (keys.isEmpty() ? "" : " (" + keys + ")");
    String offered =
        buttons.stream()
            .map(answer -> button(answer.button(), answer.key()))
            .collect(Collectors.joining(", "));
    List<StyledText> whole =
        StyledText.of(joined(beginning, keys.isEmpty() ? ": " : ", or ", offered))
            .wrapped(columns - ANSWER);
    if (whole.size() <= MAX_LINES) {
      return of(List.of(), whole);
    }
    String range = buttons.size() == question.answers().size() ? range(buttons) : "";
    return of(
        buttons.stream()
            .map(
                answer ->
                    answer.button().equals(answer.key())
                        ? answer.key()
                        : answer.key() + ": " + answer.button())
            .toList(),
        StyledText.of((beginning.isEmpty() ? "Your decision" : beginning) + range)
            .wrapped(columns - ANSWER));
  }

  private static Asked of(List<String> choices, List<StyledText> lines) {
    int last = lines.size() - 1;
    List<StyledText> broken =
        lines.stream().map(line -> StyledText.of(line.plain().replace(NO_BREAK, ' '))).toList();
    return new Asked(choices, broken.subList(0, last), broken.get(last).plain());
  }

  /** A question to be answered with yes or no, whose lines have at most this width. */
  static Asked yesOrNo(String text, int columns) {
    return new Asked(List.of(), StyledText.of(text).wrapped(columns), YES_OR_NO);
  }

  private static String joined(String beginning, String between, String offered) {
    if (beginning.isEmpty() && !offered.isEmpty()) {
      return offered.substring(0, 1).toUpperCase(Locale.ROOT) + offered.substring(1);
    }
    return beginning + (offered.isEmpty() ? "" : between + offered);
  }

  private static String button(String words, String key) {
    String text = words.equals(key) ? words : words + " [" + key + "]";
    return text.replace(' ', NO_BREAK);
  }

  /** The keys of the pieces that may be chosen: {@code 1-5}, or {@code 3, 4}. */
  private static String keys(Question<?> question) {
    List<String> keys =
        question.answers().stream()
            .filter(answer -> answer.button().isEmpty())
            .map(Answer::key)
            .toList();
    return isRange(keys) && keys.size() > 2 ? "1-" + keys.size() : String.join(", ", keys);
  }

  private static String range(List<? extends Answer<?>> buttons) {
    List<String> keys = buttons.stream().map(answer -> answer.key()).toList();
    return isRange(keys) ? " (1-" + keys.size() + ")" : "";
  }

  private static boolean isRange(List<String> keys) {
    return keys.equals(IntStream.rangeClosed(1, keys.size()).mapToObj(Integer::toString).toList());
  }
}
