/**
 * Tournaments of players on the same deals: scores, Elo ratings and their errors, and sequential
 * tests.
 *
 * <p>Start with {@link dev.baize.study.tournament.Tournament}, which plays any game with any
 * players, and {@link dev.baize.study.tournament.TournamentResult}, its result.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.study.tournament;

import org.jspecify.annotations.NullMarked;
