package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Phase;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a person is asked at blackjack, what may be answered, and the rules for it. */
final class Questions {

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

  Question<BlackjackDecision> ask(BlackjackView view, long wager) {
    return view.phase() == Phase.BET ? bet(view, wager) : draw(view);
  }

  private static Question<BlackjackDecision> bet(BlackjackView view, long wager) {
    long least = view.minimum();
    long most = view.bankroll();
    long usual = Math.min(Math.max(wager, least), most);
    BlackjackDecision all = BlackjackDecision.bet(most);
    return new Question<>(
        "Bet %d to %d, Enter for %d".formatted(least, most, usual),
        List.of(Answer.of(all, all.text(), "all")),
        text -> bet(text, least, most, usual),
        text ->
            Excerpt.quote(text)
                + " is no bet; expected a whole number from %d to %d".formatted(least, most),
        sentences(
            "You may bet any whole number from %d to %d.".formatted(least, most),
            "21 with the first two cards is a natural and wins at once, 3 to 2, rounded down. Other"
                + " wins pay the bet, equal totals nothing.",
            "The dealer draws up to 16 and stands on every 17. There is no splitting, doubling or"
                + " insurance."));
  }

  private static Optional<BlackjackDecision> bet(String text, long least, long most, long usual) {
    if (text.isEmpty()) {
      return Optional.of(BlackjackDecision.bet(usual));
    }
    return Optional.of(text)
        .filter(NUMBER.asMatchPredicate())
        .map(Long::parseLong)
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
    CardSet unseen = CardSet.all().minus(view.exposed());
    long busts = unseen.stream().filter(card -> busts(hand, card)).count();
    String ace =
        hand.isSoft() ? "An ace of yours counts 11, and 1 as soon as 11 would be too much. " : "";
    return sentences(
        ace
            + "Of the %d cards that you have not seen since the shuffle, %d would take you over 21."
                .formatted(unseen.size(), busts),
        "If you stand, the dealer turns the hole card over, draws up to 16 and stands on every 17."
            + " The higher total wins; over 21 loses, and you lose first.");
  }

  private static boolean busts(HandValue hand, Card card) {
    return hand.plus(card).isBust();
  }

  private static List<StyledText> sentences(String... sentences) {
    return List.of(sentences).stream().map(StyledText::of).toList();
  }
}
