package dev.baize.blackjack;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The play of a round: what is dealt and paid after each decision, which is known to be legal. The
 * methods for decisions return whether all hands are settled, so that the round ends in one place,
 * which the just-in-time compiler inlines once.
 */
abstract class Round extends SessionState {

  private static final int DEALER_STANDS = 17;

  private final @Nullable Consumer<? super BlackjackEvent> events;
  private final @Nullable SessionMeasures measures;

  /** The place of the hole card in the shoe, or {@link #NO_CARD}. */
  int hole = NO_CARD;

  private boolean holeShown;

  /** What insurance has won or lost in this round; 0 if nothing was insured. */
  private long insuranceResult;

  Round(
      SessionSettings settings,
      PlayRules rules,
      Shoe shoe,
      @Nullable Consumer<? super BlackjackEvent> events,
      @Nullable SessionMeasures measures) {
    super(settings, rules, shoe);
    this.events = events;
    this.measures = measures;
  }

  /** A copy with another shoe, without a listener and not measured. */
  Round(Round other, Shoe shoe) {
    super(other, shoe);
    this.hole = other.hole;
    this.insuranceResult = other.insuranceResult;
    this.events = null;
    this.measures = null;
  }

  /** Begins the next round, or ends the session. */
  final void nextRound() {
    if (settings.isOver(bankroll, handsPlayed)) {
      end();
      return;
    }
    phase = Phase.BET;
    if (events != null) {
      events.accept(new BlackjackEvent.HandBegan(handsPlayed + 1, bankroll));
    }
    if (shoe.left() < rules.reshuffleBelow) {
      shoe.shuffle(events);
      faceUp.shuffled();
    }
  }

  private void end() {
    phase = Phase.OVER;
    if (measures != null) {
      measures.end(bankroll);
    }
    if (events != null) {
      events.accept(new BlackjackEvent.SessionEnded(bankroll, handsPlayed));
    }
  }

  /** Deals the first cards. */
  final boolean bet(long amount) {
    wager = amount;
    staked = amount;
    count = 1;
    if (events != null) {
      events.accept(new BlackjackEvent.Wagered(amount));
    }
    int first = PackedCard.points(dealPlayer());
    upcard = dealDealer();
    hands = HandBits.second(first, PackedCard.points(dealPlayer()));
    int hidden = draw();
    hole = shoe.left();
    if (events != null) {
      events.accept(new BlackjackEvent.HoleDealt(PackedCard.card(hidden)));
    }
    if (rules.insurance && Points.isAce(upcardPoints()) && mostInsurance() > 0) {
      phase = Phase.INSURE;
      return false;
    }
    return beginPlay();
  }

  /** Insures an amount, or nothing. */
  final boolean insure(long amount) {
    insured = amount;
    staked += amount;
    if (events != null && amount > 0) {
      events.accept(new BlackjackEvent.Insured(amount));
    }
    return beginPlay();
  }

  private boolean beginPlay() {
    if (Points.isNatural(HandBits.points(hand()))) {
      return settleNatural();
    }
    if (rules.looks(upcardPoints())) {
      return lookUnlessAsked();
    }
    phase = Phase.PLAY;
    return false;
  }

  private boolean lookUnlessAsked() {
    if (rules.early) {
      phase = Phase.SURRENDER;
      return false;
    }
    return look();
  }

  private boolean settleNatural() {
    boolean pushes = rules.naturalsPush && Points.isOfNatural(upcardPoints());
    if (pushes || insured > 0) {
      showHole();
    }
    return settle(pushes && hasDealerNatural() ? HandResult.PUSH : HandResult.NATURAL);
  }

  /** The dealer looks for a natural, which ends the round. */
  final boolean look() {
    if (hasDealerNatural()) {
      showHole();
      return settle(HandResult.DEALER_NATURAL);
    }
    if (insured > 0) {
      settleInsurance(false);
    }
    phase = Phase.PLAY;
    return false;
  }

  /** Gives the only hand up. */
  final boolean surrender() {
    boolean beaten =
        phase == Phase.PLAY
            && !rules.early
            && rules.naturalBeats
            && Points.isOfNatural(upcardPoints());
    if (events != null) {
      events.accept(new BlackjackEvent.Surrendered());
    }
    if (beaten || insured > 0) {
      showHole();
    }
    return settle(beaten && hasDealerNatural() ? HandResult.DEALER_NATURAL : HandResult.SURRENDER);
  }

  /** Returns whether the hand is done, as do the other actions. */
  final boolean hit() {
    int hand = HandBits.hit(hand(), PackedCard.points(dealPlayer()));
    hands = HandBits.with(hands, playing, hand);
    return HandBits.isBust(hand);
  }

  final boolean doubleDown() {
    staked += wager;
    if (events != null) {
      events.accept(new BlackjackEvent.Doubled(2 * wager));
    }
    int hand = HandBits.hit(hand(), PackedCard.points(dealPlayer())) | HandBits.DOUBLED;
    hands = HandBits.with(hands, playing, hand);
    return true;
  }

  final boolean split() {
    staked += wager;
    if (events != null) {
      events.accept(new BlackjackEvent.Split());
    }
    int half = HandBits.half(hand());
    hands = HandBits.with(HandBits.with(hands, playing, half), count, half);
    faceUp.moveSecond(playing, count);
    count++;
    return dealSecond();
  }

  /** Deals the second card to a hand of a split, which may be all that it gets. */
  private boolean dealSecond() {
    int hand = HandBits.second(hand(), PackedCard.points(dealPlayer()));
    hands = HandBits.with(hands, playing, hand);
    return actions() == Actions.STAND;
  }

  /** Ends the hand in play; the next one follows. */
  final boolean finishHand() {
    do {
      if (events != null) {
        events.accept(new BlackjackEvent.PlayerDone(HandBits.total(hand())));
      }
      playing++;
      if (playing == count) {
        settleHands();
        return true;
      }
      if (events != null) {
        events.accept(new BlackjackEvent.HandPlayed(playing + 1));
      }
    } while (dealSecond());
    return false;
  }

  private int draw() {
    if (shoe.isEmpty()) {
      shuffleDiscards();
    }
    return shoe.draw();
  }

  private void shuffleDiscards() {
    if (events != null) {
      events.accept(new BlackjackEvent.DiscardsShuffled());
    }
    boolean faceDown = hole != NO_CARD && !holeShown;
    shoe.shuffleDiscards(faceUp.size - faceUp.roundStart + (faceDown ? 1 : 0));
    faceUp.shuffled();
    if (hole != NO_CARD) {
      hole += shoe.left();
    }
  }

  private int dealPlayer() {
    int card = draw();
    faceUp.add(card, playing);
    if (events != null) {
      events.accept(new BlackjackEvent.PlayerDealt(PackedCard.card(card)));
    }
    return card;
  }

  private int dealDealer() {
    int card = draw();
    faceUp.add(card, 0);
    if (events != null) {
      events.accept(new BlackjackEvent.DealerDealt(PackedCard.card(card)));
    }
    return card;
  }

  private int dealerPoints() {
    return upcardPoints() + PackedCard.points(shoe.at(hole));
  }

  final boolean hasDealerNatural() {
    return Points.isNatural(dealerPoints());
  }

  /** Turns the hole card over, which settles the insurance. */
  private void showHole() {
    int card = shoe.at(hole);
    holeShown = true;
    faceUp.add(card, 0);
    if (events != null) {
      events.accept(new BlackjackEvent.HoleShown(PackedCard.card(card)));
    }
    if (insured > 0) {
      settleInsurance(hasDealerNatural());
    }
  }

  private void settleInsurance(boolean won) {
    insuranceResult = won ? 2 * insured : -insured;
    bankroll += insuranceResult;
    if (events != null) {
      events.accept(
          won
              ? new BlackjackEvent.InsuranceWon(insuranceResult)
              : new BlackjackEvent.InsuranceLost(insured));
    }
    staked -= insured;
    insured = 0;
  }

  /** Ends a round whose hands are all done. */
  private void settleHands() {
    boolean stands = hasStandingHand();
    if (stands || insured > 0 || isOnlyOriginalAtRisk()) {
      showHole();
    }
    if (rules.naturalBeats && holeShown && hasDealerNatural()) {
      settleDealerNatural();
      return;
    }
    int dealer = stands ? playDealer() : 0;
    for (int i = 0; i < count; i++) {
      int hand = HandBits.at(hands, i);
      HandResult result =
          HandBits.isBust(hand) ? HandResult.BUST : HandResult.of(HandBits.total(hand), dealer);
      pay(result, result.payoff(placed(hand)));
    }
  }

  /** Whether a natural of the dealer would return wagers. */
  private boolean isOnlyOriginalAtRisk() {
    return rules.onlyOriginal && staked > wager && Points.isOfNatural(upcardPoints());
  }

  private boolean hasStandingHand() {
    for (int i = 0; i < count; i++) {
      if (!HandBits.isBust(HandBits.at(hands, i))) {
        return true;
      }
    }
    return false;
  }

  /** What is placed on a hand. */
  private long placed(int hand) {
    return HandBits.has(hand, HandBits.DOUBLED) ? 2 * wager : wager;
  }

  /** The dealer draws. */
  private int playDealer() {
    int dealer = dealerPoints();
    while (draws(dealer)) {
      dealer += PackedCard.points(dealDealer());
    }
    if (events != null) {
      events.accept(new BlackjackEvent.DealerDone(Points.total(dealer)));
    }
    return Points.total(dealer);
  }

  private boolean draws(int dealer) {
    int total = Points.total(dealer);
    return total < DEALER_STANDS
        || (rules.hitsSoft17 && total == DEALER_STANDS && Points.isSoft(dealer));
  }

  /** Settles hands that are beaten by a natural for which the dealer has not looked. */
  private void settleDealerNatural() {
    for (int i = 0; i < count; i++) {
      int hand = HandBits.at(hands, i);
      if (rules.onlyOriginal) {
        pay(HandResult.DEALER_NATURAL, i == 0 ? -wager : 0);
      } else {
        pay(HandBits.isBust(hand) ? HandResult.BUST : HandResult.DEALER_NATURAL, -placed(hand));
      }
    }
  }

  /** Settles the only hand, with the wager that was bet on it. */
  private boolean settle(HandResult result) {
    pay(result, rules.payoff(result, wager));
    return true;
  }

  private void pay(HandResult result, long payoff) {
    bankroll += payoff;
    if (measures != null) {
      measures.addHand(result, payoff);
    }
    if (events != null) {
      events.accept(new BlackjackEvent.HandSettled(result, bankroll));
    }
  }

  /** Clears the table and begins the next round. */
  final void endRound() {
    handsPlayed++;
    if (measures != null) {
      measures.endRound(this, insuranceResult, holeShown && hasDealerNatural());
    }
    if (!holeShown) {
      shoe.discardFaceDown(hole);
    }
    faceUp.endRound();
    hole = NO_CARD;
    holeShown = false;
    insuranceResult = 0;
    wager = 0;
    staked = 0;
    hands = HandBits.NONE;
    count = 0;
    playing = 0;
    upcard = NO_CARD;
    nextRound();
  }
}
