/**
 * Euchre with all cards seen: what best play brings, exactly.
 *
 * <p>{@link dev.baize.euchre.analysis.Solver} values any {@link
 * dev.baize.euchre.analysis.OpenPosition} and each card that may be played there; {@link
 * dev.baize.euchre.analysis.DealAnalysis} does so for all that may become trump in a deal.
 */
@NullMarked
package dev.baize.euchre.analysis;

import org.jspecify.annotations.NullMarked;
