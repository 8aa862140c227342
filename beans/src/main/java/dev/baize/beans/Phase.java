package dev.baize.beans;

import dev.baize.beans.kernel.Step;
import java.util.List;

/** What the seat to act is asked: the questions of a turn, in their order. */
public enum Phase {
  /** The other player left a card in the trade area: chain it or discard it. */
  LEFT_CARD,
  /** A card is to begin a chain and there is no room: which chain to sell. Asked in any step. */
  SALE,
  /** The front card of the hand was played: play the next one, or stop. */
  PLAY_AGAIN,
  /** Discard any one card of the hand, or none. */
  DISCARD,
  /** A card was drawn into the trade area, or came there from the discard pile: chain or leave. */
  DRAWN_CARD,
  /** The deck ran out, and the turn in which it did is over. */
  OVER;

  private static final List<Phase> BY_STEP =
      List.of(LEFT_CARD, SALE, PLAY_AGAIN, DISCARD, DRAWN_CARD, OVER);

  /**
   * Whether the question is about a card that a seat sees.
   *
   * @param asked whether it is the seat that is asked
   */
  boolean isAboutCard(boolean asked) {
    return switch (this) {
      case LEFT_CARD, SALE, DRAWN_CARD -> true;
      case PLAY_AGAIN -> asked;
      case DISCARD, OVER -> false;
    };
  }

  /** The question of a {@link Step}. */
  static Phase of(int step, boolean selling) {
    return selling ? SALE : BY_STEP.get(step);
  }
}
