package dev.baize.beans.kernel;

/** Is told what happens at a table, as it happens. Seats and beans are numbers. */
public interface Witness {

  /**
   * A turn begins.
   *
   * @param seat whose turn it is
   */
  void turnBegan(int seat);

  /**
   * A seat draws a card into its hand.
   *
   * @param seat who draws
   * @param bean what is on the card
   */
  void drew(int seat, int bean);

  /**
   * Cards are drawn into the trade area.
   *
   * @param seat whose turn it is
   * @param area holds them first
   * @param count how many they are
   */
  void laidOut(int seat, byte[] area, int count);

  /**
   * The top of the discard pile goes to the trade area.
   *
   * @param seat whose turn it is
   * @param bean what is on the card
   */
  void pickedUp(int seat, int bean);

  /**
   * A seat plays the front card of its hand to a chain.
   *
   * @param seat who plays
   * @param bean what is on the card
   */
  void played(int seat, int bean);

  /**
   * A seat chains a card of the trade area.
   *
   * @param seat who chains it
   * @param bean what is on the card
   */
  void chained(int seat, int bean);

  /**
   * A seat discards a card that was left to it.
   *
   * @param seat who discards it
   * @param bean what is on the card
   */
  void discarded(int seat, int bean);

  /**
   * A seat discards a card of its hand.
   *
   * @param seat who discards it
   * @param bean what is on the card
   * @param place where it was in the hand, 0 for the front
   */
  void threwAway(int seat, int bean, int place);

  /**
   * A seat leaves a card in the trade area.
   *
   * @param seat who leaves it
   * @param bean what is on the card
   */
  void left(int seat, int bean);

  /**
   * A seat sells a chain.
   *
   * @param seat who sells it
   * @param bean what the chain is of
   * @param length how many cards it has
   */
  void sold(int seat, int bean, int length);

  /**
   * A seat buys the third chain.
   *
   * @param seat who buys it
   */
  void bought(int seat);

  /** The game is over. */
  void ended();
}
