package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Phase;
import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a person is asked at blackjack, what may be answered, and the rules for it. */
final class Questions {

  Question<BlackjackDecision> ask(BlackjackView view, long wager) {
    return view.phase() == Phase.BET ? bet(view, wager) : draw(view);
  }

  private static Question<BlackjackDecision> bet(BlackjackView view, long wager) {
    long least = view.minimum();
    long most = view.bankroll();
    long usual = Math.min(Math.max(wager, least), most);
    BlackjackDecision all = BlackjackDecision.bet(most);
    return new Question<>(
        String.format(
            Locale.ROOT,
            "Bet %s to %s, Enter for %s",
            Amount.of(least),
            Amount.of(most),
            Amount.of(usual)),
        List.of(Answer.of(all, all.text(), "all")),
        text -> bet(text, least, most, usual),
        text ->
            Excerpt.quote(text)
                + String.format(
                    Locale.ROOT,
                    " is not a bet; expected a whole number from %s to %s",
                    Amount.of(least),
                    Amount.of(most)),
        sentences(
            String.format(
                Locale.ROOT,
                "You may bet any whole number from %s to %s.",
                Amount.of(least),
                Amount.of(most)),
            "21 with the first two cards is a natural, which wins at once and pays 3 to 2, "
                + "rounded down. Other wins pay the bet; equal totals pay nothing.",
            "The dealer draws up to 16 and stands on every 17. There is no splitting, doubling or"
                + " insurance."));
  }

  private static Optional<BlackjackDecision> bet(String text, long least, long most, long usual) {
    if (text.isEmpty()) {
      return Optional.of(BlackjackDecision.bet(usual));
    }
    return Amount.read(text)
        .filter(number -> number >= least && number <= most)
        .map(BlackjackDecision::bet);
  }

  private static Question<BlackjackDecision> draw(BlackjackView view) {
    return Question.of(
        "Hit or stand",
        List.of(
            Answer.of(BlackjackDecision.hit(), "hit", "hit", "h"),
            Answer.of(BlackjackDecision.stand(), "stand", "stand", "s")),
        text -> "",
        rules(view));
  }

  private static List<StyledText> rules(BlackjackView view) {
    HandValue hand = view.hand();
    List<Card> unseen = new ArrayList<>(Deck.french().cards());
    unseen.removeAll(view.exposed());
    long busts = unseen.stream().filter(card -> busts(hand, card)).count();
    String ace = hand.isSoft() ? "Your ace counts as 11, or as 1 once 11 would be too much. " : "";
    return sentences(
        ace
            + String.format(
                Locale.ROOT,
                "Of the %d cards that you have not seen since the shuffle, %d would take you over"
                    + " 21.",
                unseen.size(),
                busts),
        "If you stand, the dealer turns the hole card over, draws up to 16 and stands "
            + "on every 17. The higher total wins. Going over 21 loses, and you are the "
            + "first to do so.");
  }

  private static boolean busts(HandValue hand, Card card) {
    return hand.plus(card).isBust();
  }

  private static List<StyledText> sentences(String... sentences) {
    return List.of(sentences).stream().map(StyledText::of).toList();
  }
}
