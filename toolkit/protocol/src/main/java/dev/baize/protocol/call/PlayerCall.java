package dev.baize.protocol.call;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSettings;
import java.util.Locale;
import java.util.function.Supplier;

/** Calls players, and turns whatever they throw into a {@link PlayerFailedException}. */
public final class PlayerCall {

  private PlayerCall() {}

  /**
   * {@return a new player}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param provider creates it
   * @param context where it sits
   * @param settings the values of all its settings
   * @throws IllegalArgumentException if it cannot play there
   * @throws PlayerFailedException if it throws anything else
   */
  public static <V extends View, D extends Decision, E extends Event> Player<V, D, E> create(
      PlayerProvider<V, D, E> provider, SeatContext context, PlayerSettings settings) {
    return create(context, () -> provider.create(context, settings));
  }

  /**
   * {@return a new player, whose settings are chosen}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param provider creates it
   * @param context where it sits
   * @throws IllegalArgumentException if it cannot play there
   * @throws PlayerFailedException if it throws anything else
   */
  public static <V extends View, D extends Decision, E extends Event> Player<V, D, E> create(
      PlayerProvider<V, D, E> provider, SeatContext context) {
    return create(context, () -> provider.create(context));
  }

  private static <T> T create(SeatContext context, Supplier<T> creation) {
    try {
      return requireNonNull(creation.get(), "no player (null)");
    } catch (IllegalArgumentException e) {
      throw e;
    } catch (Throwable e) {
      throw new PlayerFailedException(
          String.format(Locale.ROOT, "cannot play at %s: %s", context.seat(), e), e);
    }
  }

  /**
   * {@return the answer of a player}
   *
   * @param <T> the type of the answer
   * @param question asks it
   * @throws PlayerFailedException if it throws anything, or answers nothing
   */
  public static <T> T ask(Supplier<T> question) {
    T answer;
    try {
      answer = question.get();
    } catch (Throwable e) {
      throw failed(e);
    }
    if (answer == null) {
      throw new PlayerFailedException("answered nothing (null)", null);
    }
    return answer;
  }

  /**
   * Tells a player something.
   *
   * @param news tells it
   * @throws PlayerFailedException if it throws anything
   */
  public static void tell(Runnable news) {
    try {
      news.run();
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  private static PlayerFailedException failed(Throwable thrown) {
    return thrown instanceof PlayerFailedException failure
        ? failure
        : new PlayerFailedException("threw " + thrown, thrown);
  }
}
