package dev.baize.beans.table;

/** Is told what happens at a table, as it happens. Seats and beans are numbers. */
public interface Witness {

  /** A turn begins. */
  void turnBegan(int seat);

  /** A seat draws a card into its hand. */
  void drew(int seat, int bean);

  /**
   * Cards are drawn into the trade area.
   *
   * @param area holds them first
   * @param count how many they are
   */
  void laidOut(int seat, byte[] area, int count);

  /** The top of the discard pile goes to the trade area. */
  void pickedUp(int seat, int bean);

  /** A seat plays the front card of its hand to a chain. */
  void played(int seat, int bean);

  /** A seat chains a card of the trade area. */
  void chained(int seat, int bean);

  /** A seat discards a card that was left to it. */
  void discarded(int seat, int bean);

  /** A seat discards a card of its hand; the place counts from 0. */
  void threwAway(int seat, int bean, int place);

  /** A seat leaves a card in the trade area. */
  void left(int seat, int bean);

  /** A seat sells a chain. */
  void sold(int seat, int bean, int length);

  /** A seat buys the third chain. */
  void bought(int seat);

  /** The game is over. */
  void ended();
}
