package dev.baize.review.compare;

import com.google.common.base.Splitter;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Blackjack as EECS 280 specified it in 2013. */
public final class BlackjackSpecification extends Specification {

  private static final Splitter WORDS = Splitter.on(' ');
  private static final String SIMPLE = "simple";
  private static final ProgramCase EXAMPLE = session(100, 3, SIMPLE);
  private static final int HANDS = 1;
  private static final int MAX_HANDS = 1000;
  private static final int[] BANKROLLS = {20, 100, 1000, 1_000_000};

  private static final String SHUFFLE =
      "Shuffle: the deck is shuffled before the first hand, and before a bet when fewer than 20 cards"
          + " are left: seven cuts from 13 to 39, by the generator that the course supplies.";
  private static final String DRAW =
      "Player's hand: hard 11 or less hits; hard 12 stands against 4 to 6; hard 13 to 16 stands"
          + " against 2 to 6; hard 17 stands; soft 17 or less hits; soft 18 stands against 2, 7 and"
          + " 8; soft 19 stands. Otherwise it hits. A hand is soft if an ace counts 11.";

  /** A specification. */
  public BlackjackSpecification() {}

  private static ProgramCase session(long bankroll, long hands, String player) {
    return new ProgramCase(List.of("" + bankroll, "" + hands, player), List.of(), List.of());
  }

  @Override
  ProgramCase next(long number, RandomGenerator random) {
    if (number == 0) {
      return EXAMPLE;
    }
    int bankroll = random.nextInt(BANKROLLS[random.nextInt(BANKROLLS.length)]);
    int hands = random.nextInt(1 + (int) Math.min(number * 5, MAX_HANDS));
    return session(bankroll, hands, random.nextBoolean() ? SIMPLE : "counting");
  }

  @Override
  String answer(String printed, RandomGenerator random) {
    throw new IllegalStateException("nobody is asked at blackjack");
  }

  @Override
  List<ProgramCase> simpler(ReferenceRun.Result run, int line) {
    ProgramCase played = run.played();
    List<ProgramCase> all = new ArrayList<>();
    int hands = Integer.parseInt(played.arguments().get(HANDS));
    int hand = lastBefore(run.output().lines(), line + 1, each -> each.startsWith("Hand "));
    int needed =
        hand < 0 ? 0 : Integer.parseInt(WORDS.splitToList(run.output().lines().get(hand)).get(1));
    for (int fewer : new int[] {0, needed - 1, needed, hands / 2, hands - 1}) {
      if (fewer >= 0 && fewer < hands) {
        all.add(played.withArgument(HANDS, "" + fewer));
      }
    }
    all.add(played.withArgument(2, SIMPLE));
    int bankroll = Integer.parseInt(played.arguments().get(0));
    for (int less : new int[] {5, 100}) {
      if (less < bankroll) {
        all.add(played.withArgument(0, "" + less));
      }
    }
    return all;
  }

  @Override
  String size(ReferenceRun.Result run) {
    return Plural.of(Integer.parseInt(run.played().arguments().get(HANDS)), "hand");
  }

  @Override
  String rule(ReferenceRun.Result run, int line, String actual) {
    List<String> lines = run.output().lines();
    if (line >= lines.size()) {
      return "Output: the bankroll after the last hand is the last line; nothing follows it.";
    }
    String right = lines.get(line);
    if (right.startsWith("Player has ") || actual.startsWith("Player has ")) {
      return "End: while the bankroll is at least 5 and hands are left, another is played; then the"
          + " bankroll and the number of hands that were played are printed.";
    }
    if (right.startsWith("Shuffling ")
        || right.startsWith("cut at ")
        || actual.startsWith("Shuffling ")) {
      return SHUFFLE;
    }
    if (right.startsWith("Hand ")) {
      return "Bankroll: a win adds the wager, a loss takes it, a push leaves it; a natural 21 adds"
          + " three halves of it, rounded down, at once. Hands are numbered from 1.";
    }
    if (right.startsWith("Player bets ")) {
      return "Wager: simple bets 5; counting bets 10, or all that is left if that is less, when the"
          + " count is 2 or more. The count falls by 1 with each 10, J, Q, K, A and rises with each"
          + " 2 to 6 that was exposed since the shuffle; the hole card is, unless the player busts"
          + " or has a natural 21.";
    }
    if (right.startsWith("Player dealt natural ") || actual.startsWith("Player dealt natural ")) {
      return "Natural: an ace and a card worth ten, the first two cards, are a natural 21, which is"
          + " paid at once; the hole card is not shown.";
    }
    return ofCards(lines, line, right, actual);
  }

  private static String ofCards(List<String> lines, int line, String right, String actual) {
    int start = lastBefore(lines, line, each -> each.startsWith("Player bets "));
    if (line <= start + 3) {
      return "Deal: the cards of the shuffled deck go to the player, to the dealer, to the player,"
          + " and face down to the dealer. "
          + SHUFFLE;
    }
    if (right.startsWith("Player dealt ") || right.startsWith("Player's total ")) {
      return right.startsWith("Player's total ") && actual.startsWith("Player's total ")
          ? "Total: 2 to 10 count their number, J, Q and K 10, one ace 11 if the total stays 21 or"
              + " less, every other ace 1."
          : DRAW;
    }
    if (right.startsWith("Dealer's hole card ")
        || right.equals("Player busts\n")
        || actual.startsWith("Player busts")) {
      return "Bust: a player above 21 busts and loses the wager at once; otherwise the dealer's hole"
          + " card is shown.";
    }
    if (right.startsWith("Dealer dealt ") || right.startsWith("Dealer's total ")) {
      return "Dealer: draws until the total, hard or soft, is 17 or more.";
    }
    return "Result: a dealer above 21 busts and the player wins; otherwise the higher total wins,"
        + " and equal totals are a push.";
  }
}
