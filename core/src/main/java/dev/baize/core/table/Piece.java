package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;

/**
 * A card, or another thing that lies on the table or is held in a hand.
 *
 * @param text what is on it
 * @param mark the same in as few characters as possible, for where there is little room
 * @param note what a person should know about it, such as {@code left bower}; usually empty
 * @param isMarked whether it stands out, such as the card that is winning a trick
 * @param key the key of the {@link Answer} that chooses it; empty if none does
 */
public record Piece(StyledText text, StyledText mark, String note, boolean isMarked, String key) {

  /** A card that lies face down. */
  public static final Piece FACE_DOWN = of(StyledText.of("??"));

  /**
   * A piece.
   *
   * @param text what is on it
   * @param mark the same in as few characters as possible
   * @param note what a person should know about it
   * @param isMarked whether it stands out
   * @param key the key of the answer that chooses it
   */
  public Piece {
    requireNonNull(text);
    requireNonNull(mark);
    requireNonNull(note);
    requireNonNull(key);
  }

  /**
   * {@return a piece without a note, which does not stand out and cannot be chosen}
   *
   * @param text what is on it
   */
  public static Piece of(StyledText text) {
    return of(text, text);
  }

  /**
   * {@return a piece without a note, which does not stand out and cannot be chosen}
   *
   * @param text what is on it
   * @param mark the same in as few characters as possible
   */
  public static Piece of(StyledText text, StyledText mark) {
    return new Piece(text, mark, "", false, "");
  }

  /**
   * {@return a card that lies face up}
   *
   * @param card any card
   */
  public static Piece of(Card card) {
    return of(StyledText.of(card));
  }

  /**
   * {@return the same piece with a note}
   *
   * @param other what a person should know about it
   */
  public Piece withNote(String other) {
    return new Piece(text, mark, other, isMarked, key);
  }

  /**
   * {@return the same piece, which stands out or does not}
   *
   * @param marked whether it stands out
   */
  public Piece marked(boolean marked) {
    return new Piece(text, mark, note, marked, key);
  }

  /**
   * {@return the same piece, which an answer chooses}
   *
   * @param other the key of the answer; empty if none chooses it
   */
  public Piece withKey(String other) {
    return new Piece(text, mark, note, isMarked, other);
  }
}
