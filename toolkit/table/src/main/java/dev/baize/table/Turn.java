package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.table.UndoPoint.Undo;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * What the person may do at a turn: make a decision that the game lists, or allows without listing
 * it, and take the last one back; if it is unknown whether that may be done, {@code knownUndo}
 * finds out, however long it takes.
 */
record Turn<D extends Decision>(
    List<D> legal, Predicate<D> isLegal, Undo undo, Supplier<Undo> knownUndo) {}
