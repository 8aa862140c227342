package dev.baize.beans.kernel;

/**
 * Receives the events of a game as they happen, with seats and beans as numbers; places in a hand
 * are counted from the front, which is 0.
 */
public interface EventSink {

  void turnBegan(int seat);

  void drew(int seat, int bean);

  void laidOut(int seat, byte[] area, int count);

  void pickedUp(int seat, int bean);

  void played(int seat, int bean);

  void chained(int seat, int bean);

  void discarded(int seat, int bean);

  void threwAway(int seat, int bean, int place);

  void left(int seat, int bean);

  void sold(int seat, int bean, int length);

  void bought(int seat);

  void ended();
}
