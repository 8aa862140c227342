package dev.baize.cli.play;

import dev.baize.core.game.Decision;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jline.utils.AttributedString;

/**
 * What a person is asked.
 *
 * @param prompt the question, without a colon
 * @param answers the decisions that can be listed
 * @param others the decision that a text means which no listed answer has; empty if none
 * @param refusal why a text is no answer; empty if there is no more to say than that
 * @param rules the rules for this very decision, sentence by sentence
 * @param <D> the decisions of the game
 */
public record Question<D extends Decision>(
    String prompt,
    List<Answer<D>> answers,
    Function<String, Optional<D>> others,
    Function<String, String> refusal,
    List<AttributedString> rules) {

  /**
   * Copies the lists.
   *
   * @param prompt the question, without a colon
   * @param answers the decisions that can be listed
   * @param others the decision that any other text means; empty if none
   * @param refusal why a text is no answer; empty if there is no more to say than that
   * @param rules the rules for this very decision
   */
  public Question {
    answers = List.copyOf(answers);
    rules = List.copyOf(rules);
  }

  /**
   * {@return a question whose answers are all listed}
   *
   * @param prompt the question, without a colon
   * @param answers all of the decisions
   * @param refusal why a text is no answer; empty if there is no more to say than that
   * @param rules the rules for this very decision, sentence by sentence
   * @param <D> the decisions of the game
   */
  public static <D extends Decision> Question<D> of(
      String prompt,
      List<Answer<D>> answers,
      Function<String, String> refusal,
      List<AttributedString> rules) {
    return new Question<>(prompt, answers, text -> Optional.empty(), refusal, rules);
  }

  /** What completion offers. */
  List<String> words() {
    return answers.stream().map(answer -> answer.words().get(0)).toList();
  }

  /** The decision that a text means. */
  Optional<D> read(String text) {
    return answers.stream()
        .filter(answer -> answer.is(text))
        .map(Answer::decision)
        .findFirst()
        .or(() -> others.apply(text));
  }

  /** Why a text is refused. */
  String why(String text) {
    String reason = refusal.apply(text);
    return reason.isEmpty() ? Excerpt.quote(text) + " is no answer here; type ? for help" : reason;
  }

  /** What a decision is called. */
  AttributedString label(D decision) {
    return answers.stream()
        .filter(answer -> answer.decision().equals(decision))
        .map(Answer::label)
        .findFirst()
        .orElseGet(() -> new AttributedString(decision.text()));
  }
}
