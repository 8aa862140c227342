package dev.baize.core;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A game that deals what a seat does not know anew whenever that seat, or nobody in particular,
 * looks at it. Whoever is told a function of what the seat may know is told the same by it.
 */
public record BlindGame<V extends View, D extends Decision>(
    Game<V, D> real, Seat person, RandomGenerator random) implements Game<V, D> {

  /** The same game, which tells a seat and the table nothing that is hidden from the seat. */
  @SuppressWarnings("unchecked")
  public static <V extends View, D extends Decision, E extends Event> GameProvider<V, D, E> of(
      GameProvider<V, D, E> game, Seat seat, long seed) {
    RandomGenerator random = Seed.of(seed).derive("blind").generator();
    return proxy(
        GameProvider.class,
        game,
        (name, result) ->
            result instanceof Rules<?, ?, ?> rules
                ? proxy(
                    Rules.class,
                    rules,
                    (start, begun) ->
                        begun instanceof Game<?, ?> started
                            ? new BlindGame<>((Game<V, D>) started, seat, random)
                            : begun)
                : result);
  }

  /** What becomes of what a method returns. */
  public interface Change {
    Object of(String method, Object result);
  }

  /** The same object, of whose results something becomes. */
  @SuppressWarnings("unchecked")
  public static <T> T proxy(Class<? super T> type, T real, Change change) {
    return (T)
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> {
              try {
                return change.of(method.getName(), method.invoke(real, arguments));
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private Game<V, D> dealt() {
    return real.isOver() ? real : real.redeal(person, random);
  }

  @Override
  public boolean isOver() {
    return real.isOver();
  }

  @Override
  public Seat toAct() {
    return real.toAct();
  }

  @Override
  public List<D> legal() {
    return real.toAct().equals(person) ? dealt().legal() : real.legal();
  }

  @Override
  public boolean isLegal(D decision) {
    return real.isLegal(decision);
  }

  @Override
  public void apply(D decision) {
    real.apply(decision);
  }

  @Override
  public V view(Seat seat) {
    return seat.equals(person) ? dealt().view(seat) : real.view(seat);
  }

  @Override
  public Outcome outcome() {
    return real.outcome();
  }

  @Override
  public List<Long> scores() {
    return real.scores();
  }

  @Override
  public long hand() {
    return real.hand();
  }

  @Override
  public String position() {
    return dealt().position();
  }

  @Override
  public Game<V, D> copy() {
    boolean isOwn = real.isOver() || real.toAct().equals(person);
    return isOwn ? dealt().copy() : new BlindGame<>(real.copy(), person, random);
  }

  @Override
  public Game<V, D> redeal(Seat seat, RandomGenerator other) {
    return real.redeal(seat, other);
  }
}
