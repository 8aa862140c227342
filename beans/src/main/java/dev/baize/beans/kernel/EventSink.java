package dev.baize.beans.kernel;

/** Receives the events of a game as they happen, with seats and beans as numbers. */
public interface EventSink {

  void turnBegan(int seat);

  void drew(int seat, int bean);

  /** Cards are drawn into the trade area. */
  void laidOut(int seat, byte[] area, int count);

  /** The top of the discard pile goes to the trade area. */
  void pickedUp(int seat, int bean);

  /** A seat plays the front card of its hand to a chain. */
  void played(int seat, int bean);

  void chained(int seat, int bean);

  /** A seat discards a card that the other seat left in the trade area. */
  void discarded(int seat, int bean);

  /**
   * A seat discards a card of its hand. {@code place} says where it was in the hand, 0 for the
   * front.
   */
  void threwAway(int seat, int bean, int place);

  void left(int seat, int bean);

  void sold(int seat, int bean, int length);

  void bought(int seat);

  void ended();
}
