package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import java.util.List;

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
        text -> Wording.refusal(text, "surrender or decline"),
        Wording.sentences(
            PlayQuestion.surrender(view.wager()),
            "The dealer looks for a natural after that. If there is none, the hand is played; if"
                + " there is one, it takes the bet."));
  }
}
