package dev.baize.beans.kernel;

/**
 * The progress of a game, as inferred from the number of cards left in the deck: every turn draws
 * the same number of cards, until the last one takes what is left. {@code isLaidOut} says whether
 * cards have been laid out in the latest of them.
 */
public record Progress(int turns, boolean isLaidOut) {

  public static Progress of(boolean openingDraw, int deckSize) {
    int opening = openingDraw ? Turn.DRAWN_FIRST : 0;
    int perTurn = opening + Turn.LAID_OUT + Turn.DRAWN_LAST;
    int drawn = Prices.CARDS - GameState.SEATS * GameState.DEALT - deckSize;
    return new Progress(drawn / perTurn + 1, drawn % perTurn > opening);
  }

  /** {@return whether a turn comes to such a deck, not empty, with its cards laid out or not} */
  public static boolean isPossible(boolean openingDraw, int deckSize, boolean isLaidOut) {
    int opening = openingDraw ? Turn.DRAWN_FIRST : 0;
    int perTurn = opening + Turn.LAID_OUT + Turn.DRAWN_LAST;
    int drawn = Prices.CARDS - GameState.SEATS * GameState.DEALT - deckSize;
    return drawn >= 0 && drawn % perTurn == opening + (isLaidOut ? Turn.LAID_OUT : 0);
  }
}
