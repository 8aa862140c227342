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

  final PlayRules rules;
  final Shoe shoe;
  private final @Nullable Consumer<? super BlackjackEvent> events;
  private final @Nullable SessionMeasures measures;
  private boolean holeShown;

  Round(
      SessionSettings settings,
      PlayRules rules,
      Shoe shoe,
      @Nullable Consumer<? super BlackjackEvent> events,
      @Nullable SessionMeasures measures) {
    super(settings);
    this.rules = rules;
    this.shoe = shoe;
    this.events = events;
    this.measures = measures;
  }

  Round(SessionState other, PlayRules rules, Shoe shoe) {
    super(other);
    this.rules = rules;
    this.shoe = shoe;
    this.events = null;
    this.measures = null;
  }

  final void nextRound() {
    if (settings.isOver(bankroll, handsPlayed)) {
      end();
      return;
    }
    legal = LegalSet.BET;
    if (events != null) {
      events.accept(new BlackjackEvent.HandBegan(handsPlayed + 1, bankroll));
    }
    if (shoe.left < rules.reshuffleBelow) {
      shoe.shuffle(events);
    }
  }

  private void end() {
    legal = LegalSet.NONE;
    if (measures != null) {
      measures.end(bankroll);
    }
    if (events != null) {
      events.accept(new BlackjackEvent.SessionEnded(bankroll, handsPlayed));
    }
  }

  final boolean bet(long amount) {
    wager = amount;
    shoe.beginRound();
    if (measures != null) {
      measures.beginRound(shoe.exposed);
    }
    if (events != null) {
      events.accept(new BlackjackEvent.Wagered(amount));
    }
    int first = dealPlayer();
    dealDealer();
    hand = Points.second(first, dealPlayer());
    int hidden = draw();
    if (events != null) {
      events.accept(new BlackjackEvent.HoleDealt(PackedCard.card(hidden)));
    }
    if (rules.insurance
        && Points.isAce(upcardPoints())
        && LegalSet.mostInsurance(wager, bankroll) > 0) {
      legal = LegalSet.INSURE | LegalSet.DECLINE;
      return false;
    }
    return beginPlay();
  }

  final boolean insure(long amount) {
    insured = amount;
    if (events != null && amount > 0) {
      events.accept(new BlackjackEvent.Insured(amount));
    }
    return beginPlay();
  }

  private boolean beginPlay() {
    if (Points.isNatural(Points.ofHand(hand))) {
      return settleNatural();
    }
    if (rules.looks(upcardPoints())) {
      return lookUnlessAsked();
    }
    return beginActions();
  }

  private boolean beginActions() {
    legal = legal(1, wager + insured);
    return false;
  }

  private int legal(int hands, long staked) {
    return rules.legal(hand, hands, bankroll - staked >= wager, upcardPoints());
  }

  private boolean lookUnlessAsked() {
    if (rules.early) {
      legal = LegalSet.SURRENDER | LegalSet.DECLINE;
      return false;
    }
    return look();
  }

  private boolean settleNatural() {
    boolean pushes = rules.house.naturalsPush() && Points.isOfNatural(upcardPoints());
    if (pushes || insured > 0) {
      showHole();
    }
    return settle(pushes && hasDealerNatural() ? HandResult.PUSH : HandResult.NATURAL);
  }

  final boolean look() {
    if (hasDealerNatural()) {
      showHole();
      return settle(HandResult.DEALER_NATURAL);
    }
    if (insured > 0) {
      settleInsurance(false);
    }
    return beginActions();
  }

  final boolean surrender() {
    boolean beaten = !rules.early && rules.naturalBeats && Points.isOfNatural(upcardPoints());
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
    hand = Points.hit(hand, dealPlayer());
    legal = LegalSet.HIT | LegalSet.STAND;
    return Points.isBust(hand);
  }

  final boolean doubleDown() {
    if (events != null) {
      events.accept(new BlackjackEvent.Doubled(2 * wager));
    }
    hand = Points.hit(hand, dealPlayer()) | Points.DOUBLED;
    return true;
  }

  final boolean split() {
    if (events != null) {
      events.accept(new BlackjackEvent.Split());
    }
    hand = Points.half(hand);
    SplitHands hands = split == null ? SplitHands.of(hand) : split.split(hand, dealtToPlayer());
    split = hands;
    return dealSecond(hands);
  }

  private int dealtToPlayer() {
    return shoe.dealt() - Shoe.DEALT_TO_DEALER;
  }

  /** Deals the second card to a hand of a split, which may be all that it gets. */
  private boolean dealSecond(SplitHands hands) {
    hand = Points.second(hand, dealPlayer());
    legal = legal(hands.count(), hands.wagers() * wager + insured);
    return legal == LegalSet.STAND;
  }

  final boolean finishHand() {
    if (events != null) {
      events.accept(new BlackjackEvent.PlayerDone(Points.total(hand)));
    }
    if (split != null) {
      return finishHand(split);
    }
    settleHands();
    return true;
  }

  private boolean finishHand(SplitHands hands) {
    SplitHands next = hands.finish(hand, dealtToPlayer());
    split = next;
    if (next.playing() == next.count()) {
      settleHands();
      return true;
    }
    hand = next.hand(next.playing());
    if (events != null) {
      events.accept(new BlackjackEvent.HandPlayed(next.playing() + 1));
    }
    return dealSecond(next) && finishHand();
  }

  private int draw() {
    if (shoe.isUsedUp()) {
      replenish();
    }
    return shoe.draw();
  }

  private void replenish() {
    if (shoe.left > 0) {
      shoe.orderRest();
      return;
    }
    if (events != null) {
      events.accept(new BlackjackEvent.DiscardsShuffled());
    }
    shoe.shuffleDiscards(!holeShown);
  }

  private int dealPlayer() {
    int card = draw();
    shoe.expose(card);
    if (events != null) {
      events.accept(new BlackjackEvent.PlayerDealt(PackedCard.card(card)));
    }
    return PackedCard.points(card);
  }

  private int dealDealer() {
    int card = draw();
    shoe.expose(card);
    if (events != null) {
      events.accept(new BlackjackEvent.DealerDealt(PackedCard.card(card)));
    }
    return PackedCard.points(card);
  }

  private int upcardPoints() {
    return PackedCard.points(shoe.upcard());
  }

  private int dealerPoints() {
    return upcardPoints() + PackedCard.points(shoe.holeCard());
  }

  final boolean hasDealerNatural() {
    return Points.isNatural(dealerPoints());
  }

  /** Turns the hole card over, which settles the insurance. */
  private void showHole() {
    int card = shoe.holeCard();
    holeShown = true;
    shoe.expose(card);
    if (events != null) {
      events.accept(new BlackjackEvent.HoleShown(PackedCard.card(card)));
    }
    if (insured > 0) {
      settleInsurance(hasDealerNatural());
    }
  }

  private void settleInsurance(boolean won) {
    long result = won ? 2 * insured : -insured;
    bankroll += result;
    if (measures != null) {
      measures.addInsurance(result);
    }
    if (events != null) {
      // Not by an event of either class, for which the verifier would load both.
      if (won) {
        events.accept(new BlackjackEvent.InsuranceWon(result));
      } else {
        events.accept(new BlackjackEvent.InsuranceLost(insured));
      }
    }
    insured = 0;
  }

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
    if (split == null) {
      settle(hand, dealer);
      return;
    }
    for (int i = 0; i < split.count(); i++) {
      settle(split.hand(i), dealer);
    }
  }

  /** Whether a natural of the dealer would return wagers. */
  private boolean isOnlyOriginalAtRisk() {
    return rules.onlyOriginal
        && (split != null || Points.has(hand, Points.DOUBLED))
        && Points.isOfNatural(upcardPoints());
  }

  private boolean hasStandingHand() {
    return split == null ? !Points.isBust(hand) : split.hasStandingHand();
  }

  private void settle(int done, int dealer) {
    HandResult result =
        Points.isBust(done) ? HandResult.BUST : HandResult.of(Points.total(done), dealer);
    pay(result, done, result.payoff(placed(done)));
  }

  private long placed(int done) {
    return Points.wagers(done) * wager;
  }

  private int playDealer() {
    int dealer = dealerPoints();
    while (draws(dealer)) {
      dealer += dealDealer();
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
    for (int i = 0; i < (split == null ? 1 : split.count()); i++) {
      int done = split == null ? hand : split.hand(i);
      if (rules.onlyOriginal) {
        pay(HandResult.DEALER_NATURAL, done, i == 0 ? -wager : 0);
      } else {
        pay(Points.isBust(done) ? HandResult.BUST : HandResult.DEALER_NATURAL, done, -placed(done));
      }
    }
  }

  /** Settles the only hand, with the wager that was bet on it. */
  private boolean settle(HandResult result) {
    pay(result, hand, rules.payoff(result, wager));
    return true;
  }

  private void pay(HandResult result, int done, long payoff) {
    bankroll += payoff;
    if (measures != null) {
      measures.addHand(result, Points.wagers(done), payoff);
    }
    if (events != null) {
      events.accept(new BlackjackEvent.HandSettled(result, bankroll));
    }
  }

  final void endRound() {
    handsPlayed++;
    if (measures != null) {
      measures.endRound(wager, bankroll, holeShown && hasDealerNatural());
    }
    if (!holeShown) {
      shoe.discardHole();
    }
    holeShown = false;
    wager = 0;
    hand = NO_HAND;
    split = null;
    nextRound();
  }
}
