/**
 * Simulations: many games on many threads, with the same result on any number of them.
 *
 * <p>Start with {@link dev.baize.study.simulation.Simulation}, which plays and measures any game,
 * and {@link dev.baize.study.simulation.SimulationResult}. {@link
 * dev.baize.study.simulation.BatchRunner} is the underlying loop, for any task on numbered games
 * whose results can be joined.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.study.simulation;

import org.jspecify.annotations.NullMarked;
