package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Asks how much to insure against a natural of the dealer. */
final class InsuranceQuestion {

  private InsuranceQuestion() {}

  static Question<BlackjackDecision> of(BlackjackView view) {
    long most = view.mostInsurance();
    BlackjackDecision insureMost = BlackjackDecision.insure(most);
    String amounts = most == 1 ? "1" : "1 to " + Amount.of(most);
    return new Question<>(
        "Insure " + amounts + ", or decline",
        List.of(
            Answer.of(BlackjackDecision.decline(), "decline", "decline", "d", "no", "n"),
            Answer.of(insureMost, insureMost.text(), "all", "yes", "y")),
        text -> read(text, most),
        text -> Wording.refusal(text, "a whole number, " + amounts + ", or decline"),
        Wording.sentences(
            "An insurance pays 2 to 1 if the dealer has a natural, and loses if not, whatever"
                + " becomes of your hand.",
            "You may insure up to half of your bet; all insures " + Amount.of(most) + ".",
            String.format(
                Locale.ROOT,
                "Of the %d cards that you have not seen since the shuffle, %d are worth ten. More"
                    + " than a third makes insurance a good bet.",
                view.unseen(),
                Unseen.of(view, Unseen.VALUES))));
  }

  private static Optional<BlackjackDecision> read(String text, long most) {
    return Amount.read(text)
        .filter(number -> number >= 1 && number <= most)
        .map(BlackjackDecision::insure);
  }
}
