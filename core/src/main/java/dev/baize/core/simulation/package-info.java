/**
 * Games in bulk: as many as wanted, on as many threads as there are, with one and the same result.
 *
 * <p>{@link dev.baize.core.simulation.Bulk} is the loop beneath: any work on games by number whose
 * results can be joined.
 */
package dev.baize.core.simulation;
