package dev.baize.beans.kernel;

/** Receives the events of a game as they happen, with seats and beans as numbers. */
public interface EventSink {

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
   * @param bean the bean on the card
   */
  void drew(int seat, int bean);

  /**
   * Cards are drawn into the trade area.
   *
   * @param seat whose turn it is
   * @param area begins with these cards
   * @param count the number of these cards
   */
  void laidOut(int seat, byte[] area, int count);

  /**
   * The top of the discard pile goes to the trade area.
   *
   * @param seat whose turn it is
   * @param bean the bean on the card
   */
  void pickedUp(int seat, int bean);

  /**
   * A seat plays the front card of its hand to a chain.
   *
   * @param seat who plays
   * @param bean the bean on the card
   */
  void played(int seat, int bean);

  /**
   * A seat chains a card of the trade area.
   *
   * @param seat who chains it
   * @param bean the bean on the card
   */
  void chained(int seat, int bean);

  /**
   * A seat discards a card that the other seat left in the trade area.
   *
   * @param seat who discards it
   * @param bean the bean on the card
   */
  void discarded(int seat, int bean);

  /**
   * A seat discards a card of its hand.
   *
   * @param seat who discards it
   * @param bean the bean on the card
   * @param place where it was in the hand, 0 for the front
   */
  void threwAway(int seat, int bean, int place);

  /**
   * A seat leaves a card in the trade area.
   *
   * @param seat who leaves it
   * @param bean the bean on the card
   */
  void left(int seat, int bean);

  /**
   * A seat sells a chain.
   *
   * @param seat who sells it
   * @param bean the bean of the chain
   * @param length the number of its cards
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
