package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Asks how much to bet on the next hand. */
final class BetQuestion {

  /** How long a question may be, so that there is room for the answer. */
  private static final int MAX_LENGTH = 60;

  private BetQuestion() {}

  /**
   * The question.
   *
   * @param wager what was bet last, which Enter bets again; 0 if nothing was
   */
  static Question<BlackjackDecision> of(BlackjackView view, long wager) {
    long least = view.minimum();
    long most = view.bankroll();
    long usual = Math.min(Math.max(wager, least), most);
    String range = Amount.of(least) + " to " + Amount.of(most);
    BlackjackDecision all = BlackjackDecision.bet(most);
    BlackjackHouseRules house = view.house();
    return new Question<>(
        prompt("Bet " + range, usual),
        List.of(Answer.of(all, all.text(), "all")),
        text -> read(text, least, most, usual),
        text ->
            String.format(
                Locale.ROOT,
                "%s is not a bet; expected a whole number from %s",
                Excerpt.quote(text),
                range),
        Wording.sentences(
            "You may bet any whole number within these limits; Enter bets as before.",
            HouseExplained.natural(house),
            HouseExplained.dealer(house),
            HouseExplained.doubles(house) + " " + HouseExplained.splits(house),
            HouseExplained.others(house),
            "count tells the count of the cards seen; count on asks you for it at bets."));
  }

  private static String prompt(String question, long usual) {
    String whole = question + ", Enter for " + Amount.of(usual);
    return whole.length() <= MAX_LENGTH ? whole : question;
  }

  private static Optional<BlackjackDecision> read(String text, long least, long most, long usual) {
    if (text.isEmpty()) {
      return Optional.of(BlackjackDecision.bet(usual));
    }
    return Amount.read(text)
        .filter(number -> number >= least && number <= most)
        .map(BlackjackDecision::bet);
  }
}
