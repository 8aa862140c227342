package dev.baize.table;

import dev.baize.core.game.Decision;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * What the person may do at a turn.
 *
 * @param legal the decisions that the game lists
 * @param isLegal whether it allows a decision, listed or not
 * @param undo whether the last decision may be taken back
 * @param knownUndo finds that out if it is unknown, however long it takes
 */
record Turn<D extends Decision>(
    List<D> legal, Predicate<D> isLegal, Undo undo, Supplier<Undo> knownUndo) {

  /** Whether the person's last decision may be taken back. */
  enum Undo {
    /** There is no such decision. */
    NOTHING,
    /** The person has seen something new since. */
    TOO_LATE,
    /** It may be taken back. */
    POSSIBLE,
    /** Finding out takes too long. */
    UNKNOWN
  }
}
