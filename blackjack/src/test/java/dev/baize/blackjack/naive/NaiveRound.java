package dev.baize.blackjack.naive;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** One round: a bet, and all hands that it becomes by splits. */
final class NaiveRound {

  private final NaiveTable table;
  private final NaiveRules rules;

  /** What was bet first. */
  private final BigInteger bet;

  private final List<NaiveWager> hands = new ArrayList<>();
  private final NaiveDealer dealer;
  private int playing;

  /** What is insured and not settled yet. */
  private BigInteger insurance = BigInteger.ZERO;

  NaiveRound(NaiveTable table, NaiveRules rules, BigInteger bet) {
    this.table = table;
    this.rules = rules;
    this.bet = bet;
    this.dealer = new NaiveDealer(table, rules);
  }

  /** Plays to the end, and pays. */
  void play() {
    table.print("Player bets " + bet);
    NaiveWager first = new NaiveWager(bet);
    hands.add(first);
    dealTo(first);
    dealer.deal();
    dealTo(first);
    dealer.dealHole();
    insure();
    if (first.hand().isNatural()) {
      natural();
    } else if (!endsBeforeThePlay() && !surrendersInThePlay()) {
      settle();
    }
  }

  private void dealTo(NaiveWager wager) {
    wager.cards.add(table.dealFaceUp("Player"));
  }

  private void insure() {
    BigInteger most = bet.divide(BigInteger.TWO).min(table.bankroll().subtract(bet));
    if (rules.is("insurance", "yes") && dealer.showsAce() && most.signum() > 0) {
      insurance = table.askInsurance(most, this);
      if (isInsured()) {
        table.print("Player insures " + insurance);
      }
    }
  }

  private boolean isInsured() {
    return insurance.signum() > 0;
  }

  private void settleInsurance() {
    if (!isInsured()) {
      return;
    }
    if (dealer.hasNatural()) {
      BigInteger won = insurance.multiply(BigInteger.TWO);
      table.print("Insurance wins " + won);
      table.win(won);
    } else {
      table.print("Insurance loses " + insurance);
      table.lose(insurance);
    }
    insurance = BigInteger.ZERO;
  }

  private void natural() {
    boolean mayPush = rules.is("naturals push", "yes") && dealer.mayHaveNatural();
    if (isInsured() || mayPush) {
      dealer.showHole();
    }
    settleInsurance();
    if (mayPush && dealer.hasNatural()) {
      table.print("Push");
    } else {
      table.print("Player dealt natural 21");
      table.win(rules.natural(bet));
    }
  }

  /** Whether the player gives up before the dealer looks, or the dealer finds a natural. */
  private boolean endsBeforeThePlay() {
    if (!dealer.looks()) {
      return false;
    }
    if (rules.is("surrender", "early")
        && table.ask(List.of("decline", "surrender"), this).equals("surrender")) {
      surrender(false);
      return true;
    }
    if (dealer.hasNatural()) {
      dealer.showHole();
      settleInsurance();
      dealerHasNatural(bet);
      return true;
    }
    settleInsurance();
    return false;
  }

  private void dealerHasNatural(BigInteger lost) {
    table.print("Dealer has natural 21");
    table.lose(lost);
  }

  /**
   * Gives the hand up.
   *
   * @param uncertain whether a natural of the dealer would take the whole bet
   */
  private void surrender(boolean uncertain) {
    table.print("Player surrenders");
    if (isInsured() || uncertain) {
      dealer.showHole();
    }
    settleInsurance();
    if (uncertain && dealer.hasNatural()) {
      dealerHasNatural(bet);
    } else {
      table.lose(bet.subtract(bet.divide(BigInteger.TWO)));
    }
  }

  /** Plays all hands of the player, and says whether the player gave up. */
  private boolean surrendersInThePlay() {
    for (playing = 0; playing < hands.size(); playing++) {
      NaiveWager wager = hands.get(playing);
      if (wager.cards.size() == 1) {
        table.print("Player plays hand " + (playing + 1));
        dealTo(wager);
      }
      if (surrenders(wager)) {
        surrender(
            rules.is("surrender", "late")
                && rules.is("dealer natural", "original", "all")
                && dealer.mayHaveNatural());
        return true;
      }
    }
    return false;
  }

  /** Plays one hand of the player, and says whether the player gave up. */
  private boolean surrenders(NaiveWager wager) {
    while (!wager.hand().isBust() && choices(wager).areAny()) {
      switch (table.ask(choices(wager).legal(), this)) {
        case "hit" -> dealTo(wager);
        case "double" -> {
          wager.amount = wager.amount.add(bet);
          table.print("Player doubles to " + wager.amount);
          dealTo(wager);
          printTotal(wager);
          return false;
        }
        case "split" -> {
          table.print("Player splits");
          split(wager);
          dealTo(wager);
        }
        case "surrender" -> {
          return true;
        }
        default -> {
          printTotal(wager);
          return false;
        }
      }
    }
    printTotal(wager);
    return false;
  }

  private void printTotal(NaiveWager wager) {
    table.print("Player's total is " + wager.hand().total());
  }

  private void split(NaiveWager wager) {
    NaiveWager other = new NaiveWager(bet);
    other.cards.add(wager.cards.remove(1));
    other.ofSplit = true;
    wager.ofSplit = true;
    hands.add(other);
  }

  private NaiveChoices choices(NaiveWager wager) {
    return new NaiveChoices(rules, wager, hands.size(), hasMoneyForAnotherBet(), dealer.looks());
  }

  private boolean hasMoneyForAnotherBet() {
    BigInteger staked = insurance;
    for (NaiveWager wager : hands) {
      staked = staked.add(wager.amount);
    }
    return table.bankroll().subtract(staked).compareTo(bet) >= 0;
  }

  /** Settles all bets after the hands of the player were played. */
  private void settle() {
    boolean stands = hands.stream().anyMatch(wager -> !wager.hand().isBust());
    boolean returnsBets =
        rules.is("dealer natural", "original")
            && dealer.mayHaveNatural()
            && (hands.size() > 1 || hands.get(0).amount.compareTo(bet) > 0);
    if (stands || isInsured() || returnsBets) {
      dealer.showHole();
    }
    settleInsurance();
    if (dealer.isHoleShown() && dealer.hasNatural() && rules.is("dealer natural", "original")) {
      settleAgainstNatural(true);
    } else if (dealer.isHoleShown() && dealer.hasNatural() && rules.is("dealer natural", "all")) {
      settleAgainstNatural(false);
    } else {
      if (stands) {
        dealer.play();
      }
      hands.forEach(this::compare);
    }
  }

  private void settleAgainstNatural(boolean original) {
    for (NaiveWager wager : hands) {
      if (original) {
        dealerHasNatural(wager == hands.get(0) ? bet : BigInteger.ZERO);
      } else if (wager.hand().isBust()) {
        compare(wager);
      } else {
        dealerHasNatural(wager.amount);
      }
    }
  }

  private void compare(NaiveWager wager) {
    int player = wager.hand().total();
    int house = dealer.total();
    if (player > 21) {
      table.print("Player busts");
      table.lose(wager.amount);
    } else if (house > 21) {
      table.print("Dealer busts");
      table.win(wager.amount);
    } else if (player > house) {
      table.print("Player wins");
      table.win(wager.amount);
    } else if (player < house) {
      table.print("Dealer wins");
      table.lose(wager.amount);
    } else {
      table.print("Push");
    }
  }

  /** What the player sees of it. */
  @Override
  public String toString() {
    return "bet %s, insured %s, %s against %s, in play %d"
        .formatted(bet, insurance, hands, dealer.upcard(), playing + 1);
  }
}
