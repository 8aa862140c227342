package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.Phase;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Shows the count of the cards, checks what a person counts, or asks for it before a bet. */
final class CountTrainer {

  static final String WORD = "count";
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,4}(?:\\.[05])?");
  private static final double DECK = 52;
  private static final int VALUES = 10;

  private CardCount count = CardCount.HILO;
  private boolean asks;

  /** The number of hands played when the count was told last. */
  private long told = -1;

  /** Whether the person counts, so that the cards seen are not shown. */
  boolean isOn() {
    return asks;
  }

  private boolean asks(BlackjackView view) {
    return asks && view.phase() == Phase.BET && told != view.handsPlayed();
  }

  /** What is asked before the question of a bet, if anything is. */
  Optional<String> question(BlackjackView view) {
    return asks(view)
        ? Optional.of("Running count (" + count.name() + "), or Enter")
        : Optional.empty();
  }

  List<StyledText> reply(BlackjackView view, String line) {
    if (asks(view) && (line.isEmpty() || isNumber(line))) {
      told = view.handsPlayed();
      return sentences(line.isEmpty() ? counts(view) : checked(view, line));
    }
    if (asks(view) && beginsLikeNumber(line)) {
      return sentences(
          Excerpt.quote(line) + " is not a count; expected a number such as -3 or 1.5, or Enter");
    }
    String[] words = line.toLowerCase(Locale.ROOT).split(" +", 2);
    if (!words[0].equals(WORD)) {
      return List.of();
    }
    return sentences(words.length == 1 ? counts(view) : reply(view, words[1], line));
  }

  private String reply(BlackjackView view, String about, String line) {
    if (isNumber(about)) {
      return checked(view, about);
    }
    if (about.equals("on")) {
      asks = true;
      told = view.phase() == Phase.BET ? view.handsPlayed() - 1 : view.handsPlayed();
      return "Before every bet you are asked for the running count; count off ends that.";
    }
    if (about.equals("off")) {
      asks = false;
      return "You are not asked for the count any more.";
    }
    try {
      count = CardCount.parse(about);
      return counts(view);
    } catch (IllegalArgumentException e) {
      return refusal(line);
    }
  }

  private static boolean beginsLikeNumber(String text) {
    return !text.isEmpty() && "+-0123456789".indexOf(text.charAt(0)) >= 0;
  }

  private static boolean isNumber(String text) {
    return NUMBER.matcher(text).matches();
  }

  private static String refusal(String line) {
    return Excerpt.quote(line)
        + " is not understood; expected count alone or with a number, on, off, "
        + String.join(", ", CardCount.builtIn().stream().map(CardCount::name).toList());
  }

  private String checked(BlackjackView view, String typed) {
    boolean right = Double.parseDouble(typed) == running(view);
    return (right ? "Right. " : "Not " + typed + ". ") + counts(view);
  }

  private String counts(BlackjackView view) {
    if (view.unseen() == 0) {
      return String.format(
          Locale.ROOT,
          "The running count (%s) is %s, and every card was seen.",
          count.name(),
          signed(running(view)));
    }
    double decks = view.unseen() / DECK;
    double seen = view.house().decks() - decks;
    double average = (sum(view) - count.ofDeck() * seen) / decks;
    return String.format(
        Locale.ROOT,
        "The running count (%s) is %s, with %.1f decks unseen; the true count is %s.",
        count.name(),
        signed(running(view)),
        decks,
        signed(Math.round(average * 10) / 10.0));
  }

  /** Unbalanced counts begin so that they end, with all cards seen, at what a deck adds up to. */
  private double running(BlackjackView view) {
    return count.ofDeck() * (1 - view.house().decks()) + sum(view);
  }

  private double sum(BlackjackView view) {
    double sum = 0;
    for (int value = 1; value <= VALUES; value++) {
      sum += view.exposed(value) * count.value(value);
    }
    return sum;
  }

  private static String signed(double number) {
    if (number == 0) {
      return "0";
    }
    return String.format(Locale.ROOT, number == Math.rint(number) ? "%+.0f" : "%+.1f", number);
  }

  private static List<StyledText> sentences(String sentence) {
    return List.of(StyledText.of(sentence));
  }
}
