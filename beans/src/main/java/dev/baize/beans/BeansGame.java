package dev.baize.beans;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.Table;
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

  static final int SEATS = Table.SEATS;

  private final BeansRules rules;
  private final Table table;
  private final @Nullable Tally tally;
  private int turn;

  /**
   * Starts a game.
   *
   * @param deck the 104 beans, the first of them dealt first; kept
   */
  BeansGame(
      BeansRules rules,
      byte[] deck,
      @Nullable Consumer<? super BeansEvent> events,
      @Nullable Tally tally) {
    this.rules = rules;
    this.table = new Table(rules.openingDraw(), rules.finalSale(), deck);
    this.tally = tally;
    if (events == null) {
      table.begin(null);
    } else {
      EventTeller teller = new EventTeller(table, events);
      teller.dealt();
      table.begin(teller);
    }
  }

  private BeansGame(BeansRules rules, Table table, int turn) {
    this.rules = rules;
    this.table = table;
    this.tally = null;
    this.turn = turn;
  }

  @Override
  public Seat toAct() {
    requireGoingOn();
    return Seat.of(table.toAct);
  }

  @Override
  public BeansView view(Seat seat) {
    if (seat.index() >= SEATS) {
      throw new IllegalArgumentException("no " + seat + " in beans; expected seat 0 or 1");
    }
    return new BeansView(rules, table, seat.index(), turn);
  }

  @Override
  public List<BeansDecision> legal() {
    return isOver() ? List.of() : view(toAct()).legal();
  }

  @Override
  public boolean isLegal(BeansDecision decision) {
    return Choices.contains(table.legal, decision.number);
  }

  @Override
  public void apply(BeansDecision decision) {
    if (!isLegal(decision)) {
      requireGoingOn();
      throw refusal(decision);
    }
    table.apply(decision.number);
    turn++;
    if (tally != null && isOver()) {
      GameMeasures.write(table, tally);
    }
  }

  private IllegalDecisionException refusal(BeansDecision decision) {
    if (decision == BeansDecision.buyThirdChain() && !table.sides[table.toAct].hasThird()) {
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
    return table.legal == 0;
  }

  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over: " + position());
    }
    long first = table.sides[0].coins;
    long second = table.sides[1].coins;
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
    return PositionText.of(table);
  }

  @Override
  public BeansGame copy() {
    return new BeansGame(rules, new Table(table), turn);
  }

  @Override
  public BeansGame redeal(Seat seat, RandomGenerator random) {
    return new BeansGame(rules, HiddenCards.redeal(table, seat.index(), random), turn);
  }
}
