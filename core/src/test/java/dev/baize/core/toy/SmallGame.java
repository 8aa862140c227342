package dev.baize.core.toy;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A game with {@link SmallRules} in progress: what all of them have in common.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public abstract class SmallGame<V extends View, D extends Decision> implements Game<V, D> {

  private final SmallRules<V, D> rules;
  private @Nullable Consumer<? super Moved<D>> events;

  SmallGame(SmallRules<V, D> rules) {
    this.rules = rules;
  }

  /** This game, told to a listener from now on. */
  SmallGame<V, D> tell(@Nullable Consumer<? super Moved<D>> listener) {
    this.events = listener;
    return this;
  }

  /** Who decides; not asked after the end. */
  abstract int mover();

  /** What may be decided; not asked after the end. */
  abstract List<D> choices();

  abstract void play(D decision);

  abstract V view(int seat);

  /** The scores by seat; asked only after the end. */
  abstract List<Long> result();

  @Override
  public abstract SmallGame<V, D> copy();

  /** This game after decisions that were taken in it. */
  public final SmallGame<V, D> after(List<D> decisions) {
    decisions.forEach(this::apply);
    return this;
  }

  @Override
  public final Seat toAct() {
    if (isOver()) {
      throw new IllegalStateException("the game is over");
    }
    return Seat.of(mover());
  }

  @Override
  public final V view(Seat seat) {
    if (seat.index() >= rules.seats()) {
      throw new IllegalArgumentException("no %s; expected seat 0 or 1".formatted(seat));
    }
    return view(seat.index());
  }

  @Override
  public final List<D> legal() {
    return isOver() ? List.of() : choices();
  }

  @Override
  public final boolean isLegal(D decision) {
    return legal().contains(decision);
  }

  @Override
  public final void apply(D decision) {
    Seat seat = toAct();
    if (!isLegal(decision)) {
      throw new IllegalDecisionException(seat, decision, legal(), position());
    }
    play(decision);
    if (events != null) {
      events.accept(new Moved<>(seat, decision));
    }
  }

  /** Whoever has the highest score has won; nobody has lost to an equal one. */
  @Override
  public final Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over: " + position());
    }
    List<Long> scores = result();
    long most = scores.stream().mapToLong(Long::longValue).max().orElseThrow();
    return new Outcome(
        scores,
        IntStream.range(0, scores.size())
            .filter(i -> scores.get(i) == most)
            .mapToObj(Seat::of)
            .toList());
  }

  @Override
  public final SmallGame<V, D> redeal(Seat seat, RandomGenerator random) {
    return rules.world(view(seat), random);
  }
}
