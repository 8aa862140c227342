package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import java.util.List;

/**
 * Pieces that lie together, in order: a hand, a trick, a pile, a chain.
 *
 * @param caption what it is, such as {@code trade area}; empty if that is obvious
 * @param pieces in order
 * @param note what they are worth or mean together, such as {@code soft 17}; may be empty
 * @param isMarked whether it stands out, such as the hand that is being played
 * @param key the key of the {@link Answer} that chooses all of it; empty if none does
 */
public record Group(
    String caption, List<Piece> pieces, StyledText note, boolean isMarked, String key) {

  /**
   * Copies the pieces.
   *
   * @param caption what it is
   * @param pieces in order
   * @param note what they are worth or mean together
   * @param isMarked whether it stands out
   * @param key the key of the answer that chooses all of it
   */
  public Group {
    requireNonNull(caption);
    pieces = List.copyOf(pieces);
    requireNonNull(note);
    requireNonNull(key);
  }

  /**
   * {@return a group that does not stand out and cannot be chosen}
   *
   * @param caption what it is
   * @param pieces in order
   * @param note what they are worth or mean together; may be empty
   */
  public static Group of(String caption, List<Piece> pieces, CharSequence note) {
    return new Group(caption, pieces, StyledText.join(note), false, "");
  }

  /**
   * {@return a group without a note, which does not stand out and cannot be chosen}
   *
   * @param caption what it is
   * @param pieces in order
   */
  public static Group of(String caption, List<Piece> pieces) {
    return of(caption, pieces, "");
  }
}
