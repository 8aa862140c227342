package dev.baize.blackjack.counting;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.Phase;
import dev.baize.core.table.Question;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Teaches a person to count: tells the count of the cards seen, checks what the person counts, or
 * asks for it before every bet. Not thread-safe.
 */
public final class CountTrainer {

  /** The word with which requests begin. */
  public static final String WORD = "count";

  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,4}(?:\\.[05])?");
  private static final String REFUSAL =
      " is not understood; count takes a number such as -3 or 1.5, on, off, ";
  private static final double DECK = 52;

  private CardCount count = CardCount.HILO;
  private boolean on;

  /** The number of hands played when the count was told last. */
  private long told = -1;

  /** A trainer that asks for nothing yet, and knows Hi-Lo. */
  public CountTrainer() {}

  /** {@return whether the person counts, so that the cards seen should not be shown} */
  public boolean isOn() {
    return on;
  }

  /** Whether the count is asked now. */
  private boolean asks(BlackjackView view) {
    return on && view.phase() == Phase.BET && told != view.handsPlayed();
  }

  /**
   * {@return the question for the count if it is asked now, or else the question itself}
   *
   * @param view what the person knows
   * @param question what follows; words for it are answers nevertheless
   */
  public Question<BlackjackDecision> before(
      Question<BlackjackDecision> question, BlackjackView view) {
    requireNonNull(question);
    requireNonNull(view);
    String prompt = "Running count (" + count.name() + "), or Enter";
    return asks(view)
        ? new Question<>(prompt, List.of(), question::read, question.refusal(), question.rules())
        : question;
  }

  /**
   * {@return the reply to a request, or where the count is asked, to a number, a hint, or nothing;
   * empty for any other line}
   *
   * @param view what the person knows
   * @param line what was typed
   */
  public Optional<String> reply(BlackjackView view, String line) {
    requireNonNull(view);
    String[] words = line.toLowerCase(Locale.ROOT).split(" +", 2);
    if (asks(view) && (words[0].isEmpty() || words[0].equals("hint"))) {
      return Optional.of(tell(view, ""));
    }
    if (asks(view) && "+-0123456789".indexOf(line.charAt(0)) >= 0) {
      return Optional.of(reply(view, line, line));
    }
    return words[0].equals(WORD)
        ? Optional.of(reply(view, words.length == 1 ? "" : words[1], line))
        : Optional.empty();
  }

  private String reply(BlackjackView view, String about, String line) {
    if (about.equals("on") || about.equals("off")) {
      on = about.equals("on");
      told = -1;
      return on
          ? "Before every bet you are asked for the running count; count off ends that."
          : "You are not asked for the count any more.";
    }
    if (about.isEmpty() || NUMBER.matcher(about).matches()) {
      return tell(view, about);
    }
    try {
      count = CardCount.parse(about);
      return tell(view, "");
    } catch (IllegalArgumentException e) {
      return CardCount.builtIn().stream()
          .map(each -> each.name() + ", ")
          .collect(Collectors.joining("", Excerpt.quote(line) + REFUSAL, "or nothing"));
    }
  }

  /** Tells the count and whether a number is right, if one was typed. */
  private String tell(BlackjackView view, String typed) {
    told = view.handsPlayed();
    // Unbalanced counts begin so that they end, with all cards seen, at what a deck adds up to.
    double sum =
        IntStream.rangeClosed(1, CardCount.VALUES)
            .mapToDouble(value -> view.exposed(value) * count.value(value))
            .sum();
    double running = count.ofDeck() * (1 - view.house().decks()) + sum;
    double decks = view.unseen() / DECK;
    double average = (sum - count.ofDeck() * (view.house().decks() - decks)) / decks;
    boolean right = !typed.isEmpty() && Double.parseDouble(typed) == running;
    String verdict = typed.isEmpty() ? "" : right ? "Right. " : "Not " + typed + ". ";
    String rest =
        view.unseen() == 0
            ? ", and every card was seen."
            : String.format(
                Locale.ROOT,
                ", with %.1f decks unseen; the true count is %s.",
                decks,
                signed(average));
    return verdict + "The running count (" + count.name() + ") is " + signed(running) + rest;
  }

  /** A number to the next tenth, without a fraction if there is none. */
  private static String signed(double number) {
    double shown = Math.round(number * 10) / 10.0;
    return shown == 0
        ? "0"
        : String.format(Locale.ROOT, shown == Math.rint(shown) ? "%+.0f" : "%+.1f", shown);
  }
}
