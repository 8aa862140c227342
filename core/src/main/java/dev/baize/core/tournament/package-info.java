/**
 * Players against each other on the same deals: who is better, by how much, and how sure that is.
 *
 * <p>Start with {@link dev.baize.core.tournament.Tournament}, which plays any game with any
 * players, and {@link dev.baize.core.tournament.TournamentResult}, what it found.
 */
package dev.baize.core.tournament;
