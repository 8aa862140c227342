package dev.baize.core.player;

import dev.baize.core.game.Event;

/** Which players observe events: those whose class overrides {@link Player#observe}. */
final class Observation {

  private static final ClassValue<Boolean> OF_EVENTS =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          try {
            Class<?> declaring = type.getMethod("observe", Event.class).getDeclaringClass();
            // The interface of players extends no other; one that overrides its methods does.
            return !declaring.isInterface() || declaring.getInterfaces().length > 0;
          } catch (NoSuchMethodException e) {
            throw new AssertionError("every player has the method", e);
          }
        }
      };

  private Observation() {}

  static boolean ofEvents(Class<?> type) {
    return OF_EVENTS.get(type);
  }
}
