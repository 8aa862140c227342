package dev.baize.blackjack;

import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.Tally;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A session of blackjack in progress: one round after another, until the session is over. */
final class BlackjackGame extends Round implements Game<BlackjackView, BlackjackDecision> {

  BlackjackGame(
      SessionSettings settings,
      Seed seed,
      @Nullable Consumer<? super BlackjackEvent> events,
      @Nullable Tally tally) {
    this(settings, new PlayRules(settings.house()), seed, events, tally);
  }

  private BlackjackGame(
      SessionSettings settings,
      PlayRules rules,
      Seed seed,
      @Nullable Consumer<? super BlackjackEvent> events,
      @Nullable Tally tally) {
    super(
        settings,
        rules,
        new Shoe(rules, settings.shuffle(), seed),
        events,
        tally == null ? null : new SessionMeasures(settings, rules, tally));
    shoe.shuffle(events);
    nextRound();
  }

  BlackjackGame(SessionState other, Shoe shoe) {
    super(other, shoe);
  }

  @Override
  public Seat toAct() {
    requireGoingOn();
    return SEAT;
  }

  @Override
  public BlackjackView view(Seat seat) {
    if (seat != SEAT) {
      throw new IllegalArgumentException("no " + seat + " in blackjack; expected seat 0");
    }
    return new BlackjackView(this);
  }

  @Override
  public List<BlackjackDecision> legal() {
    return LegalSet.decisions(legal, settings.minimum(), bankroll, wager);
  }

  @Override
  public boolean isLegal(BlackjackDecision decision) {
    return (legal & decision.bit) != 0 && (decision.amount == 0 || isPossible(decision));
  }

  private boolean isPossible(BlackjackDecision decision) {
    return decision.bit == LegalSet.BET
        ? decision.amount >= settings.minimum() && decision.amount <= bankroll
        : decision.amount <= LegalSet.mostInsurance(wager, bankroll);
  }

  @Override
  public void apply(BlackjackDecision decision) {
    if (!isLegal(decision)) {
      requireGoingOn();
      throw new IllegalDecisionException(SEAT, decision, legal(), position());
    }
    turn++;
    if (settles(decision)) {
      endRound();
    }
  }

  /** Applies a decision; returns whether all hands are settled. */
  private boolean settles(BlackjackDecision decision) {
    if (decision == BlackjackDecision.stand()) {
      return finishHand();
    }
    if (decision == BlackjackDecision.hit()) {
      return hit() && finishHand();
    }
    return decision.bit == LegalSet.BET ? bet(decision.amount) : settlesOther(decision);
  }

  private boolean settlesOther(BlackjackDecision decision) {
    if (decision == BlackjackDecision.doubleDown()) {
      return doubleDown() && finishHand();
    }
    if (decision == BlackjackDecision.split()) {
      return split() && finishHand();
    }
    if (decision == BlackjackDecision.surrender()) {
      return surrender();
    }
    return (legal & LegalSet.INSURE) != 0 ? insure(decision.amount) : look();
  }

  @Override
  public long hand() {
    return isOver() ? Math.max(0, handsPlayed - 1) : handsPlayed;
  }

  @Override
  public List<Long> scores() {
    return List.of(bankroll);
  }

  @Override
  public boolean isOver() {
    return legal == LegalSet.NONE;
  }

  /** The score is the final bankroll; the player wins unless that is less than the first one. */
  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the session is not over: " + position());
    }
    return new Outcome(scores(), bankroll >= settings.bankroll() ? List.of(SEAT) : List.of());
  }

  private void requireGoingOn() {
    if (isOver()) {
      throw new IllegalStateException("the session is over");
    }
  }

  @Override
  public String position() {
    String hidden = hand == NO_HAND ? "" : ", hole card " + PackedCard.card(shoe.holeCard());
    return view(SEAT) + hidden + ", next " + shoe;
  }

  @Override
  public BlackjackGame copy() {
    return new BlackjackGame(this, shoe.copy());
  }

  @Override
  public BlackjackGame redeal(Seat seat, RandomGenerator random) {
    return new BlackjackGame(this, HiddenCards.of(this).redealt(random));
  }
}
