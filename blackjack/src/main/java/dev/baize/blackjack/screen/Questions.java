package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Phase;
import dev.baize.blackjack.player.Exact;
import dev.baize.blackjack.report.HouseLine;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a person is asked at blackjack, what may be answered, and the rules for it. */
final class Questions {

  /** The value of cards worth ten. */
  static final int TENS = 10;

  private static final int SUITS = 4;
  private static final int RANKS_WORTH_TEN = 4;

  /** An amount as people write it: {@code 12,500}. */
  private static final Pattern AMOUNT = Pattern.compile("[0-9]{1,18}|[0-9]{1,3}(?:,[0-9]{3}){1,5}");

  /** A decision that costs more bets than that may not be meant. */
  private static final double DOUBTFUL = 0.5;

  private static final Answer<BlackjackDecision> DECLINE =
      button(BlackjackDecision.decline(), "d", "decline", "no", "n");

  private static final List<Play> PLAYS =
      List.of(
          new Play(button(BlackjackDecision.hit(), "h", "hit"), Questions::hit),
          new Play(
              button(BlackjackDecision.stand(), "s", "stand"),
              view ->
                  view.house().hitsSoft17()
                      ? "The dealer draws to 16 and to a soft 17. The higher total wins."
                      : "The dealer draws to 16, stands on 17. The higher total wins."),
          new Play(
              button(BlackjackDecision.doubleDown(), "d", "double"),
              view -> format("A double bets %,d more, for exactly one more card.", view.wager())),
          new Play(button(BlackjackDecision.split(), "p", "split"), Questions::split),
          new Play(
              button(BlackjackDecision.surrender(), "r", "surrender"), Questions::surrendered));

  /** What may be done with a hand, and the rule for it. */
  private record Play(Answer<BlackjackDecision> answer, Function<BlackjackView, String> rule) {}

  private Questions() {}

  private static Answer<BlackjackDecision> button(
      BlackjackDecision decision, String key, String... words) {
    return Answer.button(decision, key, words[0], decision.text(), words);
  }

  /** The question to a person whose last wager is given, 0 before the first. */
  static Question<BlackjackDecision> ask(
      BlackjackView view, List<BlackjackDecision> legal, long wager) {
    return switch (view.phase()) {
      case BET -> bet(view, wager);
      case INSURE -> insurance(view);
      case SURRENDER -> surrender(view);
      default -> play(view, legal);
    };
  }

  /** Enter bets the last wager again. */
  private static Question<BlackjackDecision> bet(BlackjackView view, long wager) {
    long least = view.minimum();
    long most = view.bankroll();
    long usual = Math.min(Math.max(wager, least), most);
    return new Question<>(
        format("Bet %s, Enter for %,d", range(least, most), usual),
        List.of(button(BlackjackDecision.bet(most), "a", "all")),
        text ->
            (text.isEmpty() ? Optional.of(usual) : amount(text, least, most))
                .map(BlackjackDecision::bet),
        text -> "",
        sentences(
            "You may bet any whole number within these limits; Enter bets as before.",
            format("A natural, 21 with two cards, pays %s, rounded down.", view.house().natural()),
            "The house: " + HouseLine.of(view.house()) + ". Type rules for what that means.",
            "count tells the count of the cards seen; count on asks you for it at bets."));
  }

  private static String range(long least, long most) {
    return least == most ? format("%,d", most) : format("%,d to %,d", least, most);
  }

  private static Optional<Long> amount(String text, long least, long most) {
    return Optional.of(text)
        .filter(AMOUNT.asMatchPredicate())
        .map(number -> Long.parseLong(number.replace(",", "")))
        .filter(number -> least <= number && number <= most);
  }

  private static Question<BlackjackDecision> insurance(BlackjackView view) {
    long most = view.mostInsurance();
    return new Question<>(
        "Insure " + range(1, most),
        List.of(DECLINE, button(BlackjackDecision.insure(most), "a", "all", "yes", "y")),
        text -> amount(text, 1, most).map(BlackjackDecision::insure),
        text -> "",
        sentences(
            "An insurance pays 2 to 1 if the dealer has a natural, else it loses.",
            format("You may insure up to half of your bet; all insures %,d.", most),
            format(
                "Of the %d cards not seen since the shuffle, %d are worth ten. More than a third"
                    + " makes insurance a good bet.",
                view.unseen(), unseen(view, TENS))));
  }

  private static Question<BlackjackDecision> surrender(BlackjackView view) {
    return Question.of(
        "Give the hand up now",
        List.of(DECLINE, button(BlackjackDecision.surrender(), "r", "surrender", "yes", "y")),
        text -> "",
        sentences(
            surrendered(view),
            "If you decline, a natural of the dealer takes the bet; else the hand is played."));
  }

  private static Question<BlackjackDecision> play(
      BlackjackView view, List<BlackjackDecision> legal) {
    List<Play> plays =
        PLAYS.stream().filter(play -> legal.contains(play.answer().decision())).toList();
    return Question.of(
        view.hands().size() > 1 ? Round.name(view.playing()) + " hand" : "",
        plays.stream().map(Play::answer).toList(),
        text -> "",
        plays.stream().map(play -> StyledText.of(play.rule().apply(view))).toList());
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

  private static String split(BlackjackView view) {
    boolean one = view.isSoft() && !view.house().hitSplitAces();
    String hands = one ? "with one more card each" : "both played on";
    return format("A split bets %,d more and makes two hands, %s.", view.wager(), hands);
  }

  private static String surrendered(BlackjackView view) {
    long lost = view.wager() - view.wager() / 2;
    return format("Surrender gives the hand up for half of the bet: you lose %,d.", lost);
  }

  /** Doubts what is worth more than half a bet less than the best play, given the cards seen. */
  static Optional<String> doubt(BlackjackView view, BlackjackDecision decision) {
    if (view.phase() != Phase.PLAY && view.phase() != Phase.SURRENDER) {
      return Optional.empty();
    }
    List<DecisionValue<BlackjackDecision>> values = new Exact().advise(view).values();
    double played = view.phase() == Phase.PLAY ? 1 : 1 - naturals(view);
    String hand = (view.isSoft() ? "" : "hard ") + view.hand();
    String doubt = "Really %s on a %s? It costs %.1f bets on average.";
    return values.stream()
        .filter(each -> each.decision().equals(decision))
        .map(each -> (values.get(0).value() - each.value()) * played)
        .filter(cost -> cost > DOUBTFUL)
        .map(cost -> format(doubt, decision, hand, cost))
        .findFirst();
  }

  /** How likely a natural of the dealer is, before the dealer has looked for it. */
  private static double naturals(BlackjackView view) {
    int other = TENS + 1 - HandValue.points(view.upcard().rank());
    return (double) unseen(view, other) / view.unseen();
  }

  static String format(String text, Object... values) {
    return String.format(Locale.ROOT, text, values);
  }

  private static List<StyledText> sentences(String... sentences) {
    return Stream.of(sentences).map(StyledText::of).toList();
  }

  private static int unseen(BlackjackView view, int value) {
    int ranks = value == TENS ? RANKS_WORTH_TEN : 1;
    return view.house().decks() * SUITS * ranks - view.exposed(value);
  }
}
