package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Asks what to do with the hand in play. */
final class PlayQuestion {

  private static final List<Answer<BlackjackDecision>> ANSWERS =
      List.of(
          Answer.of(BlackjackDecision.hit(), "hit", "hit", "h"),
          Answer.of(BlackjackDecision.stand(), "stand", "stand", "s"),
          Answer.of(BlackjackDecision.doubleDown(), "double", "double", "d"),
          Answer.of(BlackjackDecision.split(), "split", "split", "p"),
          Answer.of(BlackjackDecision.surrender(), "surrender", "surrender", "r"));

  private PlayQuestion() {}

  static Question<BlackjackDecision> of(BlackjackView view) {
    List<Answer<BlackjackDecision>> answers =
        ANSWERS.stream().filter(answer -> view.allows(answer.decision())).toList();
    String choices =
        Wording.choices(answers.stream().map(answer -> answer.label().plain()).toList());
    boolean split = view.hands().size() > 1;
    String hand = split ? " with the " + small(TableHand.name(view.playing())) + " hand" : "";
    return Question.of(
        choices.substring(0, 1).toUpperCase(Locale.ROOT) + choices.substring(1) + hand,
        answers,
        text -> Wording.refusal(text, choices),
        Wording.sentences(rules(view).toArray(String[]::new)));
  }

  private static String small(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private static List<String> rules(BlackjackView view) {
    List<String> rules = new ArrayList<>();
    if (view.allows(BlackjackDecision.hit())) {
      rules.add(hit(view));
    }
    rules.add(HouseExplained.draws(view.house()) + ". The higher total wins.");
    if (view.allows(BlackjackDecision.doubleDown())) {
      rules.add("A double bets " + Amount.of(view.wager()) + " more, for exactly one more card.");
    }
    if (view.allows(BlackjackDecision.split())) {
      boolean one = view.isSoft() && !view.house().hitSplitAces();
      rules.add(
          String.format(
              Locale.ROOT,
              "A split bets %s more and makes two hands, %s.",
              Amount.of(view.wager()),
              one ? "with one more card each" : "both played on"));
    }
    if (view.allows(BlackjackDecision.surrender())) {
      rules.add(surrender(view.wager()));
    }
    return rules;
  }

  private static String hit(BlackjackView view) {
    return view.isSoft()
        ? "An ace counts as 11, or as 1 if that is too much: no card takes you over 21."
        : String.format(
            Locale.ROOT,
            "Of the %d cards not seen since the shuffle, %d would take you over 21.",
            view.unseen(),
            busting(HandValue.MAX_TOTAL - view.total(), view));
  }

  /** How many unseen cards are worth more than some points. */
  private static int busting(int points, BlackjackView view) {
    return IntStream.rangeClosed(points + 1, Unseen.VALUES)
        .map(value -> Unseen.of(view, value))
        .sum();
  }

  /** What it means to give up a bet. */
  static String surrender(long wager) {
    return String.format(
        Locale.ROOT,
        "Surrender gives the hand up for half of the bet: you lose %s.",
        Amount.of(wager - wager / 2));
  }
}
