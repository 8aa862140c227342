package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.stream.Collectors.joining;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.CardGameEvent.Dealt;
import dev.baize.core.kit.CardGameEvent.Decided;
import dev.baize.core.kit.CardGameEvent.HandScored;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A game in progress, which goes from one {@link Position} to the next: checks, events, copies. */
final class PositionGame<V extends SeatView<D>, D extends Decision> implements Game<V, D> {

  private final Rules<V, D, CardGameEvent<D>> rules;
  private final Seed hands;
  private final @Nullable Consumer<? super CardGameEvent<D>> events;
  private Position<V, D> position;
  private boolean isOver;
  private long turn;
  private @Nullable List<D> legal;

  /**
   * A game that begins, or goes on, in silence.
   *
   * @param turn the number of decisions so far
   * @param hands the source of the deals of further hands
   * @param events told of what happens from now on
   */
  PositionGame(
      Rules<V, D, CardGameEvent<D>> rules,
      Position<V, D> position,
      long turn,
      Seed hands,
      @Nullable Consumer<? super CardGameEvent<D>> events) {
    this.rules = rules;
    this.position = position;
    this.isOver = position.isOver();
    this.turn = turn;
    this.hands = hands;
    this.events = events;
  }

  /** Tells each seat what it was dealt, as a hand begins. */
  void tellDealt() {
    if (events != null) {
      for (int i = 0; i < rules.seats(); i++) {
        String cards = position.dealt(Seat.of(i));
        if (!cards.isEmpty()) {
          events.accept(new Dealt<>(Seat.of(i), cards));
        }
      }
    }
  }

  @Override
  public Seat toAct() {
    if (isOver()) {
      throw new IllegalStateException("the game is over");
    }
    return position.toAct();
  }

  @Override
  public V view(Seat seat) {
    int seats = rules.seats();
    checkArgument(seat.index() < seats, "no %s; expected seat 0 to %s", seat, seats - 1);
    boolean isActing = !isOver() && position.toAct().equals(seat);
    return position.view(seat, turn, isActing ? legal() : List.of());
  }

  @Override
  public List<D> legal() {
    List<D> known = legal;
    if (known == null) {
      known = isOver() ? List.of() : List.copyOf(position.legal());
      legal = known;
    }
    return known;
  }

  @Override
  public boolean isLegal(D decision) {
    List<D> known = legal();
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i) == decision) {
        return true;
      }
    }
    return known.contains(decision);
  }

  @Override
  public void apply(D decision) {
    Seat seat = toAct();
    if (!isLegal(decision)) {
      throw new IllegalDecisionException(seat, decision, legal(), position());
    }
    Position<V, D> before = position;
    position = before.apply(decision);
    turn++;
    legal = null;
    if (events != null) {
      events.accept(new Decided<>(seat, decision, before.isSecret(decision)));
      before.revealed(decision).forEach(events);
    }
    endHand();
  }

  private void endHand() {
    isOver = position.isOver();
    if (!(position instanceof HandPosition<V, D> hand && hand.isHandOver())) {
      return;
    }
    if (events != null) {
      events.accept(new HandScored<>(hand.hand(), hand.scores()));
    }
    if (!isOver) {
      position = hand.nextHand(hands.substream(hand.hand() + 1));
      tellDealt();
    }
  }

  @Override
  public long hand() {
    return position instanceof HandPosition<V, D> several ? several.hand() : 0;
  }

  @Override
  public List<Long> scores() {
    return position instanceof HandPosition || isOver() ? position.scores() : List.of();
  }

  @Override
  public boolean isOver() {
    return isOver;
  }

  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over");
    }
    return new Outcome(position.scores(), position.winners());
  }

  @Override
  public String position() {
    return position.toString().lines().collect(joining(" "));
  }

  @Override
  public Game<V, D> copy() {
    return new PositionGame<>(rules, position, turn, hands, null);
  }

  @Override
  public Game<V, D> redeal(Seat seat, RandomGenerator random) {
    return rules.determinization().orElseThrow().of(view(seat)).draw(random);
  }
}
