/**
 * Double-dummy analysis of euchre: the exact value of optimal play when all cards are visible.
 *
 * <p>{@link dev.baize.euchre.analysis.Solver} evaluates any {@link
 * dev.baize.euchre.analysis.OpenPosition} and each legal card in it; {@link
 * dev.baize.euchre.analysis.DealAnalysis} analyzes a deal with each suit as trump, and for each
 * seat that may play it alone.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.euchre.analysis;

import org.jspecify.annotations.NullMarked;
