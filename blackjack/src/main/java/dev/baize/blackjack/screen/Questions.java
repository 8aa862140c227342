package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Locale;

/** What a person is asked at blackjack, what may be answered, and the rules for it. */
final class Questions {

  private Questions() {}

  /**
   * The question of a phase.
   *
   * @param wager the last wager; 0 before the first
   */
  static Question<BlackjackDecision> ask(BlackjackView view, long wager) {
    return switch (view.phase()) {
      case BET -> BetQuestion.of(view, wager);
      case INSURE -> InsuranceQuestion.of(view);
      case SURRENDER -> surrender(view);
      default -> PlayQuestion.of(view);
    };
  }

  private static Question<BlackjackDecision> surrender(BlackjackView view) {
    return Question.of(
        "Surrender now, or decline",
        List.of(
            Answer.of(BlackjackDecision.decline(), "decline", "decline", "d", "no", "n"),
            Answer.of(BlackjackDecision.surrender(), "surrender", "surrender", "r", "yes", "y")),
        text -> refusal(text, "surrender or decline"),
        sentences(
            PlayQuestion.surrender(view.wager()),
            "The dealer looks for a natural after that. If there is none, the hand is played; if"
                + " there is one, it takes the bet."));
  }

  /** Why a text is not an answer. */
  static String refusal(String text, String expected) {
    return text.isEmpty()
        ? ""
        : String.format(
            Locale.ROOT, "%s is not an answer here; expected %s", Excerpt.quote(text), expected);
  }

  static List<StyledText> sentences(String... sentences) {
    return List.of(sentences).stream().map(StyledText::of).toList();
  }
}
