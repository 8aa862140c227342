package dev.baize.euchre;

/**
 * What is settled when a hand has been dealt.
 *
 * @param number the hand's number in its game, from 0
 * @param dealer the seat that dealt
 * @param upcard the number of the card turned up
 */
record Deal(int number, int dealer, int upcard) {

  /** The suit that is proposed in round one. */
  int proposed() {
    return EuchreCards.suit(upcard);
  }
}
