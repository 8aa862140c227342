/**
 * Double-dummy analysis of euchre: the exact value of optimal play when all cards are visible.
 *
 * <p>{@link dev.baize.euchre.analysis.Solver} values any {@link
 * dev.baize.euchre.analysis.OpenPosition} and each card that may be played there; {@link
 * dev.baize.euchre.analysis.DealAnalysis} does so for each suit that may become trump in a deal.
 */
@NullMarked
package dev.baize.euchre.analysis;

import org.jspecify.annotations.NullMarked;
