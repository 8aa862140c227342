package dev.baize.protocol.process;

import static java.util.Objects.requireNonNull;

import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.SeatContext;
import java.util.function.Supplier;

/** Calls players, and turns whatever they throw into a {@link PlayerFailedException}. */
public final class PlayerCall {

  private PlayerCall() {}

  /** A new player; throws {@code IllegalArgumentException} if it cannot play there. */
  public static <T> T create(SeatContext context, Supplier<T> creation) {
    try {
      return requireNonNull(creation.get(), "no player (null)");
    } catch (IllegalArgumentException e) {
      throw e;
    } catch (Throwable e) {
      throw new PlayerFailedException("cannot play at " + context.seat() + ": " + e, e);
    }
  }

  /** The answer of a player to a question, which must not be null. */
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

  /** Tells a player something. */
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
