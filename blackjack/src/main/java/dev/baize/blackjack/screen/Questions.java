package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a person is asked at blackjack, what may be answered, and the rules for it. */
final class Questions {

  /** The value of cards worth ten. */
  private static final int TENS = 10;

  private static final int SUITS = 4;
  private static final int RANKS_WORTH_TEN = 4;

  /** How long a question may be, so that there is room for the answer. */
  private static final int MAX_LENGTH = 60;

  private static final Answer<BlackjackDecision> DECLINE =
      Answer.of(BlackjackDecision.decline(), "decline", "decline", "d", "no", "n");

  private static final List<Answer<BlackjackDecision>> PLAYS =
      List.of(
          Answer.of(BlackjackDecision.hit(), "hit", "hit", "h"),
          Answer.of(BlackjackDecision.stand(), "stand", "stand", "s"),
          Answer.of(BlackjackDecision.doubleDown(), "double", "double", "d"),
          Answer.of(BlackjackDecision.split(), "split", "split", "p"),
          Answer.of(BlackjackDecision.surrender(), "surrender", "surrender", "r"));

  private Questions() {}

  /**
   * The question of a phase; {@code wager} is the last wager, 0 before the first. {@code count} is
   * asked before a bet, if there is anything to ask.
   */
  static Question<BlackjackDecision> ask(BlackjackView view, long wager, Optional<String> count) {
    return switch (view.phase()) {
      case BET -> bet(view, wager, count);
      case INSURE -> insurance(view);
      case SURRENDER -> surrender(view);
      default -> play(view);
    };
  }

  /** Enter bets the last wager again. */
  private static Question<BlackjackDecision> bet(
      BlackjackView view, long wager, Optional<String> count) {
    long least = view.minimum();
    long most = view.bankroll();
    long usual = Math.min(Math.max(wager, least), most);
    String range = Amount.of(least) + " to " + Amount.of(most);
    String question = "Bet " + range;
    String whole = question + ", Enter for " + Amount.of(usual);
    BlackjackDecision all = BlackjackDecision.bet(most);
    BlackjackHouseRules house = view.house();
    return new Question<>(
        count.orElse(whole.length() <= MAX_LENGTH ? whole : question),
        List.of(Answer.of(all, all.text(), "all")),
        text ->
            text.isEmpty()
                ? Optional.of(BlackjackDecision.bet(usual))
                : amount(text, least, most, BlackjackDecision::bet),
        text ->
            format("%s is not a bet; expected a whole number from %s", Excerpt.quote(text), range),
        sentences(
            "You may bet any whole number within these limits; Enter bets as before.",
            HouseExplained.natural(house),
            HouseExplained.dealer(house),
            HouseExplained.doubles(house) + " " + HouseExplained.splits(house),
            HouseExplained.others(house),
            "count tells the count of the cards seen; count on asks you for it at bets."));
  }

  private static Optional<BlackjackDecision> amount(
      String text, long least, long most, LongFunction<BlackjackDecision> decision) {
    return Amount.read(text)
        .filter(number -> number >= least && number <= most)
        .map(decision::apply);
  }

  private static Question<BlackjackDecision> insurance(BlackjackView view) {
    long most = view.mostInsurance();
    BlackjackDecision insureMost = BlackjackDecision.insure(most);
    String amounts = most == 1 ? "1" : "1 to " + Amount.of(most);
    return new Question<>(
        "Insure " + amounts + ", or decline",
        List.of(DECLINE, Answer.of(insureMost, insureMost.text(), "all", "yes", "y")),
        text -> amount(text, 1, most, BlackjackDecision::insure),
        text -> refusal(text, "a whole number, " + amounts + ", or decline"),
        sentences(
            "An insurance pays 2 to 1 if the dealer has a natural, and loses if not, whatever"
                + " becomes of your hand.",
            "You may insure up to half of your bet; all insures " + Amount.of(most) + ".",
            format(
                "Of the %d cards that you have not seen since the shuffle, %d are worth ten. More"
                    + " than a third makes insurance a good bet.",
                view.unseen(), unseen(view, TENS))));
  }

  private static Question<BlackjackDecision> surrender(BlackjackView view) {
    return Question.of(
        "Surrender now, or decline",
        List.of(
            DECLINE,
            Answer.of(BlackjackDecision.surrender(), "surrender", "surrender", "r", "yes", "y")),
        text -> refusal(text, "surrender or decline"),
        sentences(
            surrendered(view),
            "The dealer looks for a natural after that. If there is none, the hand is played; if"
                + " there is one, it takes the bet."));
  }

  private static Question<BlackjackDecision> play(BlackjackView view) {
    List<Answer<BlackjackDecision>> answers =
        PLAYS.stream().filter(answer -> view.allows(answer.decision())).toList();
    String choices = choices(answers.stream().map(answer -> answer.label().plain()).toList());
    String hand =
        view.hands().size() > 1
            ? " with the " + TableState.name(view.playing()).toLowerCase(Locale.ROOT) + " hand"
            : "";
    return Question.of(
        choices.substring(0, 1).toUpperCase(Locale.ROOT) + choices.substring(1) + hand,
        answers,
        text -> refusal(text, choices),
        sentences(rulesOfPlay(view).toArray(String[]::new)));
  }

  private static List<String> rulesOfPlay(BlackjackView view) {
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
          format(
              "A split bets %s more and makes two hands, %s.",
              Amount.of(view.wager()), one ? "with one more card each" : "both played on"));
    }
    if (view.allows(BlackjackDecision.surrender())) {
      rules.add(surrendered(view));
    }
    return rules;
  }

  private static String hit(BlackjackView view) {
    if (view.isSoft()) {
      return "An ace counts as 11, or as 1 if that is too much: no card takes you over 21.";
    }
    int least = HandValue.MAX_TOTAL - view.total() + 1;
    return format(
        "Of the %d cards not seen since the shuffle, %d would take you over 21.",
        view.unseen(), IntStream.rangeClosed(least, TENS).map(value -> unseen(view, value)).sum());
  }

  private static String surrendered(BlackjackView view) {
    return format(
        "Surrender gives the hand up for half of the bet: you lose %s.",
        Amount.of(view.wager() - view.wager() / 2));
  }

  private static String refusal(String text, String expected) {
    return text.isEmpty()
        ? ""
        : format("%s is not an answer here; expected %s", Excerpt.quote(text), expected);
  }

  private static String format(String text, Object... values) {
    return String.format(Locale.ROOT, text, values);
  }

  private static List<StyledText> sentences(String... sentences) {
    return Stream.of(sentences).map(StyledText::of).toList();
  }

  private static String choices(List<String> words) {
    int last = words.size() - 1;
    return last == 0
        ? words.get(0)
        : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }

  private static int unseen(BlackjackView view, int value) {
    int ranks = value == TENS ? RANKS_WORTH_TEN : 1;
    return view.house().decks() * SUITS * ranks - view.exposed(value);
  }
}
