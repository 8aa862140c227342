package dev.baize.beans.kernel;

/** Receives the events of a game as they happen, with seats and beans as numbers. */
public interface EventSink {

  /** What a seat does; {@code ENDED} is the end of the game. */
  enum Kind {
    BEGAN_TURN,
    DREW,
    PICKED_UP,
    PLAYED,
    CHAINED,
    DISCARDED,
    THREW_AWAY,
    LEFT,
    SOLD,
    BOUGHT,
    ENDED
  }

  /**
   * Of a card that is thrown away {@code number} is the place in the hand, from 0 at the front; of
   * a chain that is sold, its length. What a kind has no use for is 0.
   */
  void happened(Kind kind, int seat, int bean, int number);

  void laidOut(int seat, byte[] area, int count);
}
