package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Phase;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.player.Exact;
import dev.baize.blackjack.report.HouseLine;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a person is asked at blackjack, what may be answered, and the rules for it.
 *
 * @param wager the last bet; 0 before the first
 */
record Questions(BlackjackView view, long wager) {

  static final List<String> NAMES = List.of("First", "Second", "Third", "Fourth");

  /** The value of cards worth ten. */
  static final int TENS = 10;

  /** An amount as people write it, {@code 12,500}, which may follow a word as it does in hints. */
  private static final Pattern AMOUNT =
      Pattern.compile("(?i)(?:(?:bet|insure) +)?([0-9]{1,18}|[0-9]{1,3}(?:,[0-9]{3}){1,5})");

  /** A decision that costs more bets than that may not be meant. */
  private static final double DOUBTFUL = 0.5;

  private static final Answer<BlackjackDecision> DECLINE =
      button(BlackjackDecision.decline(), "d", "decline", "no", "n");

  private static Answer<BlackjackDecision> button(
      BlackjackDecision decision, String key, String... words) {
    return Answer.button(decision, key, words[0], decision.text(), words);
  }

  Question<BlackjackDecision> ask(List<BlackjackDecision> legal) {
    return switch (view.phase()) {
      case BET -> bet(view.minimum(), view.bankroll());
      case INSURE -> insurance(view.mostInsurance());
      case SURRENDER -> surrender();
      default -> play(legal);
    };
  }

  /** Enter bets the last wager again. */
  private Question<BlackjackDecision> bet(long least, long most) {
    long usual = Math.min(Math.max(wager, least), most);
    return new Question<>(
        format("Bet %s, Enter for %,d", range(least, most), usual),
        List.of(button(BlackjackDecision.bet(most), "a", "all")),
        text ->
            (text.isEmpty() ? Optional.of(usual) : amount(text, least, most))
                .map(BlackjackDecision::bet),
        text -> refusal(text, range(least, most)),
        sentences(
            format("A natural, 21 with two cards, pays %s, rounded down.", view.house().natural()),
            "The house: " + HouseLine.of(view.house()) + ". Type rules for what that means.",
            "count tells the count of the cards seen; count on asks you for it at bets."));
  }

  private static String range(long least, long most) {
    return least == most ? format("%,d", most) : format("%,d to %,d", least, most);
  }

  private static String refusal(String text, String expected) {
    return Excerpt.quote(text) + " is not an answer here; expected " + expected;
  }

  private static Optional<Long> amount(String text, long least, long most) {
    return Optional.of(AMOUNT.matcher(text))
        .filter(Matcher::matches)
        .map(found -> Long.parseLong(found.group(1).replace(",", "")))
        .filter(number -> least <= number && number <= most);
  }

  private Question<BlackjackDecision> insurance(long most) {
    String tens = "Of the %d cards not seen since the shuffle, %d are worth ten.";
    return new Question<>(
        "Insure " + range(1, most),
        List.of(DECLINE, button(BlackjackDecision.insure(most), "a", "all", "yes", "y")),
        text -> amount(text, 1, most).map(BlackjackDecision::insure),
        text -> refusal(text, range(1, most) + " or decline"),
        sentences(
            "An insurance pays 2 to 1 if the dealer has a natural, else it loses.",
            format(tens, view.unseen(), unseen(TENS))
                + " More than a third makes insurance a good bet."));
  }

  private Question<BlackjackDecision> surrender() {
    BlackjackDecision surrender = BlackjackDecision.surrender();
    return Question.of(
        "Give the hand up now",
        List.of(DECLINE, button(surrender, "r", "surrender", "yes", "y")),
        text -> "",
        List.of(
            rule(surrender),
            "If you decline, a natural of the dealer takes the bet; else the hand is played."));
  }

  private Question<BlackjackDecision> play(List<BlackjackDecision> legal) {
    return Question.of(
        view.hands().size() > 1 ? NAMES.get(view.playing()) + " hand" : "",
        legal.stream().map(each -> button(each, key(each.text()), each.text())).toList(),
        text -> "",
        legal.stream().map(this::rule).toList());
  }

  private static String key(String play) {
    return play.equals("split") ? "p" : play.equals("surrender") ? "r" : play.substring(0, 1);
  }

  /** The rule for a decision about a hand. */
  private String rule(BlackjackDecision play) {
    return switch (play.text()) {
      case "hit" -> {
        int least = HandValue.MAX_TOTAL - view.total() + 1;
        int busts = IntStream.rangeClosed(least, TENS).map(this::unseen).sum();
        String over = "Of the %d cards not seen since the shuffle, %d would take you over 21.";
        yield view.isSoft()
            ? "No card takes a soft hand over 21."
            : format(over, view.unseen(), busts);
      }
      case "stand" -> {
        String soft = view.house().hitsSoft17() ? " and to a soft 17" : ", stands on 17";
        yield "The dealer draws to 16" + soft + ". The higher total wins.";
      }
      case "double" -> format("A double bets %,d more, for exactly one more card.", view.wager());
      case "split" -> {
        boolean one = view.isSoft() && !view.house().hitSplitAces();
        String hands = one ? "with one more card each" : "both played on";
        yield format("A split bets %,d more and makes two hands, %s.", view.wager(), hands);
      }
      default -> {
        long lost = view.wager() - view.wager() / 2;
        yield format("Surrender gives the hand up for half of the bet: you lose %,d.", lost);
      }
    };
  }

  /** Doubts what is worth more than half a bet less than the best play, given the cards seen. */
  Optional<String> doubt(BlackjackDecision decision) {
    boolean hand = view.phase() == Phase.PLAY || view.phase() == Phase.SURRENDER;
    double cost = hand ? new Exact().cost(view, decision) : 0;
    return Optional.of("Really %s on a %s? It costs %.1f bets on average.")
        .filter(doubt -> cost > DOUBTFUL)
        .map(doubt -> format(doubt, decision, (view.isSoft() ? "" : "hard ") + view.hand(), cost));
  }

  static String format(String text, Object... values) {
    return String.format(Locale.ROOT, text, values);
  }

  private static List<StyledText> sentences(String... sentences) {
    return Stream.of(sentences).map(StyledText::of).toList();
  }

  private int unseen(int value) {
    return Composition.decks(view.house().decks()).count(value) - view.exposed(value);
  }
}
