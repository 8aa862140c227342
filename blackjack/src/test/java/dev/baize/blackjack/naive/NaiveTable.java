package dev.baize.blackjack.naive;

import dev.baize.core.card.Card;
import dev.baize.core.random.MersenneTwister;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Plays a session under the rules of any house by recorded cards and decisions, and prints it as
 * the transcript has it.
 */
public final class NaiveTable {

  /**
   * A question that the player is asked.
   *
   * @param legal the decisions that are, in their order; amounts as {@code bet 5 to 100}
   * @param printed the length of the transcript so far
   * @param seen what the player sees, such as {@code bankroll 90, no hand, exposed [], left 52}
   */
  public record Question(List<String> legal, int printed, String seen) {

    /** Whether a decision is one of those that are legal. */
    public boolean allows(String decision) {
      return legal.stream().anyMatch(each -> allows(each, decision));
    }

    private static boolean allows(String legal, String decision) {
      String[] words = legal.split(" ", -1);
      if (words.length == 1) {
        return decision.equals(legal);
      }
      String[] amount = decision.split(" ", -1);
      return amount.length == 2
          && amount[0].equals(words[0])
          && new BigInteger(amount[1]).compareTo(new BigInteger(words[1])) >= 0
          && new BigInteger(amount[1]).compareTo(new BigInteger(words[3])) <= 0;
    }
  }

  private static final BigInteger BANK = BigInteger.TEN.pow(18);

  private final NaiveRules rules;
  private final MersenneTwister cuts;
  private final NaiveShoe shoe;
  private final Queue<String> decisions;
  private final List<Question> asked = new ArrayList<>();
  private final StringBuilder printed = new StringBuilder();
  private BigInteger bankroll;

  /** All cards dealt since the last shuffle, and which of them are face down. */
  private final List<Card> dealt = new ArrayList<>();

  private final NavigableSet<Integer> faceDown = new TreeSet<>();

  /** The index of the first card of the round in play. */
  private int firstOfRound;

  /**
   * A session.
   *
   * @param rules their text
   * @param seed 0 to 2³¹ − 1
   * @param deal the cards of the whole session in the order in which they are dealt
   */
  public NaiveTable(String rules, long seed, Queue<Card> deal, Queue<String> decisions) {
    this.rules = new NaiveRules(rules);
    this.cuts = new MersenneTwister(Math.toIntExact(seed));
    this.shoe = new NaiveShoe(this.rules.number("decks"), deal);
    this.decisions = decisions;
    this.bankroll = this.rules.session("bankroll");
  }

  /** Plays to the end, and returns the transcript. */
  public String play() {
    shuffle();
    BigInteger minimum = rules.session("minimum");
    BigInteger rounds = rules.session("hands");
    BigInteger round = BigInteger.ZERO;
    while (bankroll.compareTo(minimum) >= 0
        && round.compareTo(rounds) < 0
        && bankroll.compareTo(BANK) < 0) {
      round = round.add(BigInteger.ONE);
      print("Hand " + round + " bankroll " + bankroll);
      if (shoe.size() < rules.number("reshuffle below")) {
        shuffle();
      }
      firstOfRound = dealt.size();
      new NaiveRound(this, rules, askBet(minimum)).play();
      shoe.clearTable();
    }
    print("Player has " + bankroll + " after " + round + " hands");
    return printed.toString();
  }

  /** All questions that were asked. */
  public List<Question> asked() {
    return asked;
  }

  private void shuffle() {
    print("Shuffling the deck");
    shoe.shuffle();
    dealt.clear();
    faceDown.clear();
    if (rules.shufflesByRiffles()) {
      for (int i = 0; i < 7; i++) {
        print("cut at " + (13 + Integer.toUnsignedLong(cuts.nextInt()) % 27));
      }
    }
  }

  void print(String line) {
    printed.append(line).append('\n');
  }

  /** Deals a card; if none is left, the discards are shuffled first. */
  Card deal() {
    if (shoe.size() == 0) {
      print("Shuffling the discards");
      shoe.shuffleDiscards();
      dealt.subList(0, firstOfRound).clear();
      List<Integer> stillFaceDown =
          faceDown.tailSet(firstOfRound).stream().map(card -> card - firstOfRound).toList();
      faceDown.clear();
      faceDown.addAll(stillFaceDown);
      firstOfRound = 0;
    }
    Card card = shoe.deal();
    faceDown.add(dealt.size());
    dealt.add(card);
    return card;
  }

  Card dealFaceUp(String who) {
    Card card = deal();
    print(who + " dealt " + card);
    exposeLast();
    return card;
  }

  /** Turns the last card over that is face down. */
  void exposeLast() {
    faceDown.pollLast();
  }

  private List<Card> exposed() {
    return IntStream.range(0, dealt.size())
        .filter(card -> !faceDown.contains(card))
        .mapToObj(dealt::get)
        .toList();
  }

  BigInteger bankroll() {
    return bankroll;
  }

  void win(BigInteger amount) {
    bankroll = bankroll.add(amount);
  }

  void lose(BigInteger amount) {
    bankroll = bankroll.subtract(amount);
  }

  /** Asks for one of some decisions. */
  String ask(List<String> legal, Object round) {
    String seen =
        "bankroll %s, %s, exposed %s, left %d".formatted(bankroll, round, exposed(), shoe.size());
    Question question = new Question(legal, printed.length(), seen);
    asked.add(question);
    String decision = decisions.remove();
    if (!question.allows(decision)) {
      throw new IllegalStateException(decision + " is none of " + legal + "\n" + printed);
    }
    return decision;
  }

  private BigInteger askBet(BigInteger minimum) {
    return amount(ask(List.of("bet " + minimum + " to " + bankroll), "no hand"));
  }

  /** Asks how much to insure, if anything. */
  BigInteger askInsurance(BigInteger most, NaiveRound round) {
    String decision = ask(List.of("decline", "insure 1 to " + most), round);
    return decision.equals("decline") ? BigInteger.ZERO : amount(decision);
  }

  private static BigInteger amount(String decision) {
    return new BigInteger(decision.split(" ", -1)[1]);
  }
}
