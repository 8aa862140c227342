package dev.baize.blackjack.analysis;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.DealerNatural;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.Surrender;
import dev.baize.blackjack.analysis.UpcardValues.Payments;
import dev.baize.core.card.Rank;
import java.util.Arrays;
import java.util.List;

/**
 * One hand against one up card, and what each choice with it is worth, whatever other cards were
 * seen: as exact as {@link ExactAnalysis}, in a few milliseconds.
 *
 * <pre>{@code
 * ExactHand.of(rules, List.of(Rank.TEN, Rank.SIX), Rank.TEN)
 *     .dealtFrom(Composition.decks(6).without(5))
 *     .values()
 *     .best();
 * }</pre>
 *
 * <p>Immutable: each of its methods that changes something returns another hand.
 */
public final class ExactHand {
  private final BlackjackHouseRules rules;
  private final List<Rank> cards;
  private final Rank upcard;
  private final int hand;
  private final Composition composition;
  private final Payments payments;
  private final int mostHands;
  private final boolean afterSplit;

  private ExactHand(
      BlackjackHouseRules rules,
      List<Rank> cards,
      Rank upcard,
      Composition composition,
      Payments payments,
      int mostHands,
      boolean afterSplit) {
    this.rules = rules;
    this.cards = List.copyOf(cards);
    this.upcard = upcard;
    this.composition = composition;
    this.payments = payments;
    this.mostHands = mostHands;
    this.afterSplit = afterSplit;
    int[] values = cards.stream().mapToInt(HandValue::points).toArray();
    this.hand = values.length < 2 ? AllHands.BUST : AllHands.of(values);
    if (hand == AllHands.BUST
        || !composition.contains(AllHands.packed(hand))
        || composition.count(up()) <= AllHands.cards(hand, up())) {
      throw new IllegalArgumentException(
          cards + " against " + upcard + ": expected two or more cards that are left, up to 21");
    }
  }

  /**
   * {@return a hand whose cards and the up card are all that was seen of a fresh shoe} Nothing that
   * is paid for it is rounded.
   *
   * @param rules the rules of the house
   * @param cards the player's cards, two or more that the shoe has, up to 21, in any order
   * @param upcard the dealer's up card
   */
  public static ExactHand of(BlackjackHouseRules rules, List<Rank> cards, Rank upcard) {
    return new ExactHand(
        rules,
        cards,
        requireNonNull(upcard),
        Composition.decks(rules.decks()),
        Payments.exact(rules),
        BlackjackHouseRules.MAX_HANDS,
        false);
  }

  /**
   * {@return the same hand, dealt from other cards than a fresh shoe}
   *
   * @param left the cards that were left before the deal: the hand, the up card and all that are
   *     unseen, the hole card among them
   */
  public ExactHand dealtFrom(Composition left) {
    return new ExactHand(rules, cards, upcard, left, payments, mostHands, afterSplit);
  }

  /**
   * {@return the same hand with a wager of whole money, of which payments are rounded down as in
   * the game}
   *
   * @param wager 1 to {@link dev.baize.blackjack.BlackjackRules#BANK}
   */
  public ExactHand withWager(long wager) {
    Payments paid = Payments.roundedDown(rules, wager);
    return new ExactHand(rules, cards, upcard, composition, paid, mostHands, afterSplit);
  }

  /**
   * {@return the same hand, of which a pair becomes no more hands than a number if it is split}
   * Four unless this says otherwise, but never more than the rules allow.
   *
   * @param most 2 to 4
   */
  public ExactHand withMostHands(int most) {
    if (most < 2 || most > BlackjackHouseRules.MAX_HANDS) {
      throw new IllegalArgumentException(most + " hands of a split: expected 2 to 4");
    }
    return new ExactHand(rules, cards, upcard, composition, payments, most, afterSplit);
  }

  /**
   * {@return the same cards as a hand of a split, whose 21 is no natural, and with which less is
   * allowed}
   */
  public ExactHand afterSplit() {
    return new ExactHand(rules, cards, upcard, composition, payments, mostHands, true);
  }

  /**
   * {@return what each choice is worth} Values are for a wager of 1 and, where the dealer looks for
   * a natural before the player acts, conditional on there being none; early surrender is converted
   * accordingly. All that the rules allow has a value. A natural is paid when it stands. The hands
   * of a split are played as is best given how many cards of the pair are gone.
   */
  public ChoiceValues values() {
    return new Values().all();
  }

  /**
   * {@return the value of insuring half of the wager, or as much of it as can be, against a natural
   * with a hole card worth ten}
   */
  public double insurance() {
    int seen = AllHands.cards(hand, Composition.VALUES) + (up() == Composition.VALUES ? 1 : 0);
    int tens = composition.count(Composition.VALUES) - seen;
    int unseen = composition.size() - AllHands.size(hand) - 1;
    return payments.insured() * (3.0 * tens / unseen - 1);
  }

  private int up() {
    return HandValue.points(upcard);
  }

  @Override
  public String toString() {
    return cards + " against " + upcard;
  }

  /** The hand as it is played on from here. */
  private final class Values {
    private final Deals deals = new Deals(rules, new PossibleHands(composition, hand), up(), up());
    private final int place = deals.hands().place(hand);
    private final HandPlay play = new HandPlay(rules);

    Values() {
      play.best(deals, up());
    }

    ChoiceValues all() {
      boolean two = AllHands.size(hand) == 2;
      boolean natural = hand == AllHands.NATURAL && !afterSplit;
      double[] values = new double[Choice.values().length];
      Arrays.fill(values, Double.NaN);
      values[Choice.STAND.index()] =
          natural ? natural() : comparable(deals.stand(up())[place] - weight());
      values[Choice.HIT.index()] = comparable(play.hit(place) - weight());
      if (two
          && rules.doubleDown().allows(AllHands.value(hand))
          && (rules.doubleAfterSplit() || !afterSplit)) {
        values[Choice.DOUBLE.index()] = comparable(deals.doubled(up(), place) - weight());
      }
      if (Situations.pair(hand) != 0 && rules.hands() > 1) {
        values[Choice.SPLIT.index()] = comparable(split(Situations.pair(hand)));
      }
      if (two && rules.surrender() != Surrender.NONE && !natural && !afterSplit) {
        values[Choice.SURRENDER.index()] = surrender();
      }
      return new ChoiceValues(values);
    }

    private double weight() {
      return deals.weight(up(), place);
    }

    /** A value that leaves out naturals of the dealer, given none or with their loss. */
    private double comparable(double value) {
      double leftOut = 1 - weight();
      if (rules.dealerNatural() != DealerNatural.PEEK || weight() == 0) {
        return value - leftOut;
      }
      return value / weight();
    }

    /** What a natural wins, given none of the dealer or with those that push. */
    private double natural() {
      boolean given = rules.dealerNatural() == DealerNatural.PEEK && weight() > 0;
      double pushed = given || !rules.naturalsPush() ? 0 : deals.natural(up(), place);
      return payments.natural() * (1 - pushed);
    }

    private double surrender() {
      double share = payments.surrendered();
      boolean early = rules.surrender() == Surrender.EARLY;
      if (rules.dealerNatural() == DealerNatural.PEEK) {
        return early && weight() > 0 ? (1 - share - weight()) / weight() : -share;
      }
      boolean allLost = !early && rules.dealerNatural() != DealerNatural.NONE;
      return -share - (allLost ? (1 - share) * deals.natural(up(), place) : 0);
    }

    private double split(int value) {
      int most = Math.min(mostHands, KnownCards.most(rules, value));
      KnownCards pairs = new KnownCards(rules, deals, value, most, up());
      return pairs.split(
          play, up(), value, most, gone -> play.best(pairs.deals(value, gone), up()));
    }
  }
}
