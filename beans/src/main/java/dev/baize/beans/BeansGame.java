package dev.baize.beans;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.HiddenCards;
import dev.baize.beans.kernel.Turn;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.Tally;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A game of bean trading in progress. */
final class BeansGame implements Game<BeansView, BeansDecision> {

  static final int SEATS = GameState.SEATS;

  private final GameState state;
  private final @Nullable Tally tally;
  private int turn;

  /** Starts a game. {@code state} is a position in which the cards have been dealt; not copied. */
  BeansGame(GameState state, @Nullable Consumer<? super BeansEvent> events, @Nullable Tally tally) {
    this.state = state;
    this.tally = tally;
    if (events == null) {
      Turn.begin(state, null);
    } else {
      EventPublisher publisher = new EventPublisher(state, events);
      publisher.dealt();
      Turn.begin(state, publisher);
    }
  }

  /** A game in progress. {@code state} is the position; not copied. */
  BeansGame(GameState state, int turn) {
    this.state = state;
    this.tally = null;
    this.turn = turn;
  }

  @Override
  public Seat toAct() {
    requireGoingOn();
    return Seat.of(state.toAct);
  }

  @Override
  public BeansView view(Seat seat) {
    if (seat.index() >= SEATS) {
      throw new IllegalArgumentException("no " + seat + " in beans; expected seat 0 or 1");
    }
    return new BeansView(state, seat.index(), turn);
  }

  @Override
  public List<BeansDecision> legal() {
    return isOver() ? List.of() : view(toAct()).legal();
  }

  @Override
  public boolean isLegal(BeansDecision decision) {
    return Choices.contains(state.legal, decision.number);
  }

  @Override
  public void apply(BeansDecision decision) {
    if (!isLegal(decision)) {
      requireGoingOn();
      throw refusal(decision);
    }
    Turn.apply(state, decision.number);
    turn++;
    if (tally != null && isOver()) {
      GameMeasures.write(state, tally);
    }
  }

  private IllegalDecisionException refusal(BeansDecision decision) {
    if (decision == BeansDecision.buyThirdChain() && !state.seats[state.toAct].hasThird()) {
      return new NotEnoughCoinsException(view(toAct()), decision, position());
    }
    BeansView view = view(toAct());
    if (WrongChainException.isWrong(decision, view)) {
      return new WrongChainException(view, decision, position());
    }
    return new IllegalDecisionException(toAct(), decision, legal(), position());
  }

  @Override
  public boolean isOver() {
    return state.legal == 0;
  }

  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over: " + position());
    }
    long first = state.seats[0].coins;
    long second = state.seats[1].coins;
    return new Outcome(List.of(first, second), winners(Long.compare(first, second)));
  }

  private static List<Seat> winners(int difference) {
    if (difference == 0) {
      return List.of(Seat.of(0), Seat.of(1));
    }
    return List.of(Seat.of(difference > 0 ? 0 : 1));
  }

  private void requireGoingOn() {
    if (isOver()) {
      throw new IllegalStateException("the game is over");
    }
  }

  @Override
  public String position() {
    return PositionText.of(state);
  }

  @Override
  public BeansGame copy() {
    return new BeansGame(new GameState(state), turn);
  }

  @Override
  public BeansGame redeal(Seat seat, RandomGenerator random) {
    HiddenCards hidden = new HiddenCards(state, seat.index(), false);
    return new BeansGame(hidden.redealt(state, random), turn);
  }
}
