package dev.baize.beans.kernel;

/** Receives the events of a game as they happen, with seats and beans as numbers. */
public interface EventSink {

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
   * The number of a card that is thrown away is its place in the hand, from 0 at the front; that of
   * a chain that is sold, its length; else 0.
   */
  void happened(Kind kind, int seat, int bean, int number);

  void laidOut(int seat, int[] cards);
}
