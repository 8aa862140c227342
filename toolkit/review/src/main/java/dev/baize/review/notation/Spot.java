package dev.baize.review.notation;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where a decision is in a file of EGN.
 *
 * @param phase the phase, whose field {@code annotations} has the comments by index
 * @param index the index of the call or of the card in the phase
 * @param line the line, for messages
 * @param where the deal and the call or trick, for messages
 */
record Spot(
    Map<String, @Nullable Object> phase, String annotations, int index, int line, String where) {}
