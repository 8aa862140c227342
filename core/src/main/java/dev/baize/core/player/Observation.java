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
          Class<?> declaring = type.getMethod(method, parameter).getDeclaringClass();
          // The interface of players extends no other; one that overrides its methods does.
          return !declaring.isInterface() || declaring.getInterfaces().length > 0;
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
   * {@return whether players of a class override {@link Player#ended}}
   *
   * @param type the class of a player
   */
  public static boolean wantsTheEnd(Class<?> type) {
    return OF_THE_END.get(type);
  }
}
