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

  private BlackjackGame(BlackjackGame other, Shoe shoe) {
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
    return view(SEAT).legal();
  }

  @Override
  public boolean isLegal(BlackjackDecision decision) {
    if (phase == Phase.PLAY) {
      return (actions() & decision.bit) != 0;
    }
    if (phase == Phase.BET) {
      return decision instanceof BlackjackDecision.Bet
          && decision.amount >= settings.minimum()
          && decision.amount <= bankroll;
    }
    return isLegalBeforePlay(decision);
  }

  private boolean isLegalBeforePlay(BlackjackDecision decision) {
    return switch (phase) {
      case INSURE ->
          decision instanceof BlackjackDecision.Insure
              ? decision.amount <= mostInsurance()
              : decision == BlackjackDecision.decline();
      case SURRENDER ->
          decision == BlackjackDecision.decline() || decision == BlackjackDecision.surrender();
      default -> false;
    };
  }

  @Override
  public void apply(BlackjackDecision decision) {
    if (!isLegal(decision)) {
      requireGoingOn();
      throw new IllegalDecisionException(SEAT, decision, legal(), position());
    }
    turn++;
    if (phase == Phase.PLAY ? play(decision) : prepare(decision)) {
      endRound();
    }
  }

  /** Applies a decision before the play of the hands; returns whether they are settled. */
  private boolean prepare(BlackjackDecision decision) {
    if (phase == Phase.BET) {
      return bet(decision.amount);
    }
    if (phase == Phase.INSURE) {
      return insure(decision.amount);
    }
    return decision == BlackjackDecision.surrender() ? surrender() : look();
  }

  /** Applies a decision about the hand in play; returns whether all hands are settled. */
  private boolean play(BlackjackDecision decision) {
    if (decision == BlackjackDecision.surrender()) {
      return surrender();
    }
    return isDone(decision) && finishHand();
  }

  private boolean isDone(BlackjackDecision decision) {
    if (decision == BlackjackDecision.stand()) {
      return true;
    }
    if (decision == BlackjackDecision.hit()) {
      return hit();
    }
    return decision == BlackjackDecision.doubleDown() ? doubleDown() : split();
  }

  @Override
  public boolean isOver() {
    return phase == Phase.OVER;
  }

  /** The score is the final bankroll; the player wins unless that is less than the first one. */
  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the session is not over: " + position());
    }
    return new Outcome(
        List.of(bankroll), bankroll >= settings.bankroll() ? List.of(SEAT) : List.of());
  }

  private void requireGoingOn() {
    if (isOver()) {
      throw new IllegalStateException("the session is over");
    }
  }

  @Override
  public String position() {
    String hidden = hole == NO_CARD ? "" : ", hole card " + PackedCard.card(shoe.at(hole));
    return view(SEAT) + hidden + ", next " + shoe;
  }

  @Override
  public BlackjackGame copy() {
    return new BlackjackGame(this, shoe.copy());
  }

  /** After the dealer has looked for a natural, there is none in the new deal either. */
  @Override
  public BlackjackGame redeal(Seat seat, RandomGenerator random) {
    BlackjackGame dealt;
    do {
      dealt = new BlackjackGame(this, shoe.redeal(hole, random));
    } while (phase == Phase.PLAY && rules.looks(upcardPoints()) && dealt.hasDealerNatural());
    return dealt;
  }
}
