package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A question to a person about a decision.
 *
 * @param prompt what is asked, without answers and colon; empty if the buttons say it
 * @param answers the decisions that can be listed
 * @param others parses a text that is not a listed answer; empty if it is not a decision
 * @param refusal why a text is not an answer; empty for the default explanation
 * @param rules the rules for this very decision, one sentence each
 * @param <D> the decisions of the game
 */
public record Question<D extends Decision>(
    String prompt,
    List<Answer<D>> answers,
    Function<String, Optional<D>> others,
    Function<String, String> refusal,
    List<StyledText> rules) {

  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,3}");

  /**
   * Copies the lists.
   *
   * @param prompt the question, without a colon
   * @param answers the decisions that can be listed
   * @param others parses a text that is not a listed answer; empty if it is not a decision
   * @param refusal why a text is not an answer; empty for the default explanation
   * @param rules the rules for this very decision, one sentence each
   */
  public Question {
    answers = List.copyOf(answers);
    rules = List.copyOf(rules);
    requireNonNull(prompt);
    requireNonNull(others);
    requireNonNull(refusal);
  }

  /**
   * {@return a question whose answers are all listed; their numbers, from 1, are answers, too,
   * unless one of them has a number for a key}
   *
   * @param prompt the question, without a colon
   * @param answers all possible decisions
   * @param refusal why a text is not an answer; empty for the default explanation
   * @param rules the rules for this very decision, one sentence each
   * @param <D> the decisions of the game
   */
  public static <D extends Decision> Question<D> of(
      String prompt,
      List<Answer<D>> answers,
      Function<String, String> refusal,
      List<? extends CharSequence> rules) {
    List<StyledText> sentences = rules.stream().map(StyledText::join).toList();
    return new Question<>(prompt, answers, numbered(answers), refusal, sentences);
  }

  private static <D extends Decision> Function<String, Optional<D>> numbered(
      List<Answer<D>> answers) {
    boolean taken = answers.stream().anyMatch(answer -> NUMBER.matcher(answer.key()).matches());
    return text ->
        Optional.of(text)
            .filter(number -> !taken && NUMBER.matcher(number).matches())
            .map(Integer::parseInt)
            .filter(number -> number <= answers.size())
            .map(number -> answers.get(number - 1).decision());
  }

  /** {@return a word for each answer, for completion} */
  public List<String> words() {
    return answers.stream().map(Answer::completion).toList();
  }

  /**
   * {@return the decision that a text stands for; empty if it is not an answer}
   *
   * @param text what was typed, without white space around it
   */
  public Optional<D> read(String text) {
    return answers.stream()
        .filter(answer -> answer.is(text))
        .map(Answer::decision)
        .findFirst()
        .or(() -> others.apply(text));
  }

  /**
   * {@return why a text is not an answer, as a sentence}
   *
   * @param text a text for which {@link #read} is empty
   */
  public String why(String text) {
    String reason = refusal.apply(text);
    return reason.isEmpty()
        ? Excerpt.quote(text) + " is not an answer here; type ? for help"
        : reason;
  }

  /**
   * {@return what a decision is called, in a sentence after "would"}
   *
   * @param decision any possible answer
   */
  public StyledText label(D decision) {
    return answers.stream()
        .filter(answer -> answer.decision().equals(decision))
        .map(Answer::label)
        .findFirst()
        .orElseGet(() -> StyledText.of(decision.text()));
  }
}
