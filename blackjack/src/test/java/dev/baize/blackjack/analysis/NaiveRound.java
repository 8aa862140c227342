package dev.baize.blackjack.analysis;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.DealerNatural;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Surrender;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Plays a round in every way in which the cards can come, hand by hand and card by card, and
 * averages what it wins. The hole card is dealt before the player acts, as at a table; nothing is
 * assumed of splits.
 */
final class NaiveRound {
  private final BlackjackHouseRules rules;
  private final Strategy strategy;
  private final int[] shoe = new int[10];

  NaiveRound(BlackjackHouseRules rules, Composition composition, Strategy strategy) {
    this.rules = rules;
    this.strategy = strategy;
    for (int value = 1; value <= 10; value++) {
      shoe[value - 1] = composition.count(value);
    }
  }

  /** What follows when a card is dealt. */
  private interface Then {
    double value(int card);
  }

  /** The average over the cards that may come next. */
  private double draw(Then then) {
    int size = 0;
    for (int count : shoe) {
      size += count;
    }
    double sum = 0;
    for (int card = 1; card <= 10; card++) {
      int count = shoe[card - 1];
      if (count > 0) {
        shoe[card - 1]--;
        sum += (double) count / size * then.value(card);
        shoe[card - 1]++;
      }
    }
    if (size == 0) {
      throw new IllegalStateException("the shoe is empty");
    }
    return sum;
  }

  double expected() {
    return draw(up -> expected(up));
  }

  private double expected(int up) {
    return draw(first -> draw(second -> draw(hole -> round(up, hole, List.of(first, second)))));
  }

  private double round(int up, int hole, List<Integer> hand) {
    boolean dealerNatural = isNatural(List.of(up, hole));
    double insurance = 0;
    Situation first = situation(hand, atFirst(hand));
    if (up == 1 && rules.insurance() && strategy.insures(first)) {
      insurance = dealerNatural ? 1 : -0.5;
    }
    if (isNatural(hand)) {
      return insurance + (dealerNatural && rules.naturalsPush() ? 0 : rules.natural().ratio());
    }
    Choice choice = strategy.choose(up, first);
    if (choice == Choice.SURRENDER && rules.surrender() == Surrender.EARLY) {
      return insurance - 0.5;
    }
    boolean endsAll =
        rules.dealerNatural() == DealerNatural.PEEK
            || rules.dealerNatural() == DealerNatural.ORIGINAL;
    if (dealerNatural && endsAll) {
      return insurance - 1;
    }
    if (choice == Choice.SURRENDER) {
      return insurance - (dealerNatural && rules.dealerNatural() == DealerNatural.ALL ? 1 : 0.5);
    }
    List<Hand> hands = new ArrayList<>();
    hands.add(new Hand(hand, 1, false));
    return insurance + play(up, hole, hands, 0, choice);
  }

  private record Hand(List<Integer> cards, int wager, boolean ofSplit) {
    Hand with(int card, int newWager) {
      List<Integer> more = new ArrayList<>(cards);
      more.add(card);
      return new Hand(more, newWager, ofSplit);
    }
  }

  /** Does as chosen with one of the hands, and plays the rest of the round. */
  private double play(int up, int hole, List<Hand> hands, int at, Choice choice) {
    Hand hand = hands.get(at);
    return switch (choice) {
      case STAND -> next(up, hole, hands, at + 1);
      case HIT ->
          draw(
              card -> {
                List<Hand> after = replaced(hands, at, hand.with(card, hand.wager()));
                return decide(up, hole, after, at);
              });
      case DOUBLE -> draw(card -> next(up, hole, replaced(hands, at, hand.with(card, 2)), at + 1));
      case SPLIT -> {
        List<Hand> after = replaced(hands, at, new Hand(hand.cards().subList(0, 1), 1, true));
        after.add(at + 1, new Hand(hand.cards().subList(1, 2), 1, true));
        yield next(up, hole, after, at);
      }
      case SURRENDER -> throw new IllegalStateException("surrender is the first choice or none");
    };
  }

  private static List<Hand> replaced(List<Hand> hands, int at, Hand hand) {
    List<Hand> after = new ArrayList<>(hands);
    after.set(at, hand);
    return after;
  }

  /** Goes on with a hand that has one card yet, or settles all hands. */
  private double next(int up, int hole, List<Hand> hands, int at) {
    if (at == hands.size()) {
      return dealer(new ArrayList<>(List.of(up, hole)), hands);
    }
    return draw(
        card -> {
          List<Hand> after = replaced(hands, at, hands.get(at).with(card, 1));
          return decide(up, hole, after, at);
        });
  }

  private double decide(int up, int hole, List<Hand> hands, int at) {
    Hand hand = hands.get(at);
    HandValue value = value(hand.cards());
    if (value.isBust()) {
      return next(up, hole, hands, at + 1);
    }
    Set<Choice> allowed = EnumSet.of(Choice.STAND);
    boolean two = hand.cards().size() == 2;
    boolean ace = hand.ofSplit() && hand.cards().get(0) == 1;
    if (!ace || rules.hitSplitAces()) {
      allowed.add(Choice.HIT);
      if (two && rules.doubleAfterSplit() && rules.doubleDown().allows(value)) {
        allowed.add(Choice.DOUBLE);
      }
    }
    boolean pair = two && hand.cards().get(0).equals(hand.cards().get(1));
    if (pair && hands.size() < rules.hands() && (!ace || rules.resplitAces())) {
      allowed.add(Choice.SPLIT);
    }
    Choice choice =
        allowed.size() == 1 ? Choice.STAND : strategy.choose(up, situation(hand.cards(), allowed));
    return play(up, hole, hands, at, choice);
  }

  private Set<Choice> atFirst(List<Integer> hand) {
    Set<Choice> allowed = EnumSet.of(Choice.STAND, Choice.HIT);
    if (rules.doubleDown().allows(value(hand))) {
      allowed.add(Choice.DOUBLE);
    }
    if (hand.get(0).equals(hand.get(1)) && rules.hands() > 1) {
      allowed.add(Choice.SPLIT);
    }
    if (rules.surrender() != Surrender.NONE) {
      allowed.add(Choice.SURRENDER);
    }
    return allowed;
  }

  private static Situation situation(List<Integer> hand, Set<Choice> allowed) {
    boolean pair = hand.size() == 2 && hand.get(0).equals(hand.get(1));
    return new Situation(value(hand), pair ? hand.get(0) : 0, allowed);
  }

  private double dealer(List<Integer> dealer, List<Hand> hands) {
    HandValue value = value(dealer);
    boolean draws =
        value.total() < 17 || (value.total() == 17 && value.isSoft() && rules.hitsSoft17());
    if (!draws) {
      return hands.stream().mapToDouble(hand -> won(hand, dealer)).sum();
    }
    return draw(
        card -> {
          dealer.add(card);
          double won = dealer(dealer, hands);
          dealer.remove(dealer.size() - 1);
          return won;
        });
  }

  private double won(Hand hand, List<Integer> dealer) {
    HandValue player = value(hand.cards());
    if (player.isBust()) {
      return -hand.wager();
    }
    HandValue value = value(dealer);
    if (isNatural(dealer) && rules.dealerNatural() != DealerNatural.NONE) {
      return -hand.wager();
    }
    return value.isBust()
        ? hand.wager()
        : hand.wager() * Integer.signum(player.total() - value.total());
  }

  private static boolean isNatural(List<Integer> hand) {
    return hand.size() == 2 && value(hand).total() == 21;
  }

  private static HandValue value(List<Integer> hand) {
    HandValue value = HandValue.empty();
    for (int card : hand) {
      value = value.plus(Card.of(card == 1 ? Rank.ACE : Rank.at(card - 2), Suit.SPADES));
    }
    return value;
  }
}
