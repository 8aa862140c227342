package dev.baize.beans;

import java.util.List;
import java.util.Locale;

/** The question that the seat to act is asked, in the order in which they come up in a turn. */
public enum Phase {
  /** The other player left a card in the trade area: chain it or discard it. */
  LEFT_CARD,
  /** A card needs a new chain and there is no room: which chain to sell. Asked at any step. */
  SALE,
  /** The front card of the hand was played: play the next one, or stop. */
  PLAY_AGAIN,
  /** Discard any one card of the hand, or none. */
  DISCARD,
  /** A card came to the trade area from the deck or the discard pile: chain it or leave it. */
  DRAWN_CARD,
  /** The game is over: the turn in which the deck ran out has ended. */
  OVER;

  private static final List<Phase> BY_NUMBER = List.of(values());

  /** Whether the question is about a card that the seat can see, which may be {@code asked}. */
  boolean isAboutCard(boolean asked) {
    return switch (this) {
      case LEFT_CARD, SALE, DRAWN_CARD -> true;
      case PLAY_AGAIN -> asked;
      case DISCARD, OVER -> false;
    };
  }

  /** The name of the phase in fields of a view, for instance {@code left_card}. */
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Phase parse(String text) {
    for (Phase phase : values()) {
      if (phase.text().equals(text)) {
        return phase;
      }
    }
    throw new IllegalArgumentException(text + " is not a phase of beans");
  }

  static Phase of(int number) {
    return BY_NUMBER.get(number);
  }
}
