package dev.baize.core.player;

import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;

/** Which players want to be told what happens: those that override the methods for it. */
public final class Observation {

  private static final ClassValue<Boolean> OF_EVENTS = overriding("observe", Event.class);
  private static final ClassValue<Boolean> OF_THE_END = overriding("ended", Outcome.class);

  private Observation() {}

  private static ClassValue<Boolean> overriding(String method, Class<?> parameter) {
    return new ClassValue<>() {
      @Override
      protected Boolean computeValue(Class<?> type) {
        try {
          return type.getMethod(method, parameter).getDeclaringClass() != Player.class;
        } catch (NoSuchMethodException e) {
          throw new AssertionError("every player has the method", e);
        }
      }
    };
  }

  /** Whether players of a class override {@link Player#observe}. */
  static boolean ofEvents(Class<?> type) {
    return OF_EVENTS.get(type);
  }

  /**
   * {@return whether a player overrides {@link Player#ended}}
   *
   * @param player any player
   */
  public static boolean wantsTheEnd(Player<?, ?, ?> player) {
    return OF_THE_END.get(player.getClass());
  }
}
