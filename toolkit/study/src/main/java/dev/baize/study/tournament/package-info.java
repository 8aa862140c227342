/**
 * Tournaments of players on the same deals: scores, Elo ratings and their errors, and sequential
 * tests.
 *
 * <p>Start with {@link dev.baize.study.tournament.Tournament}, which plays any game with any
 * players, and {@link dev.baize.study.tournament.TournamentResult}, its result.
 *
 * <h2>The format of results, version 1</h2>
 *
 * <p>That of {@linkplain dev.baize.study.simulation simulations}, with rounds instead of games, and
 * other lines after those of the rounds. Points are counted in halves: two for each game won, one
 * for a draw.
 *
 * <pre>
 * baize tournament 1
 * game: euchre
 * rules: points 10, shuffle uniform
 * seed: 42
 * player: Simple
 * player: Random
 * asked: 0 100
 * played: 0 100
 * pairing: 0 1 178 0 22
 * scores: 0 0 22 0 78
 * products: 1336
 * products: 88 88
 * margin: 0 1 4 1868 2024 100 43968 35990 41780
 * crc32: aeacb499
 * </pre>
 *
 * <ol>
 *   <li>{@code test:} if there was a sequential test: its two differences in Elo and its two error
 *       rates.
 *   <li>{@code pairing:} for each pair of players that met (in a gauntlet, the first and each
 *       other) their numbers, the lower first, and the numbers of games the first won, drew and
 *       lost; and {@code scores:} the number of rounds in which it made 0, 1, 2 points and so on.
 *   <li>{@code products:} for each player the sums over the rounds of its points in the round times
 *       those of player 0, of player 1, and so on up to itself.
 *   <li>{@code forfeits:} for each player that has forfeited games, its number, how many games, and
 *       of the first of them the number of the round and the numbers of the players by seat; and
 *       {@code failure:} what was wrong in that game.
 *   <li>{@code margin:} for each pair of players of which it is known, in the order of the
 *       pairings: their numbers, the number of seats, the scores of the first player's seats minus
 *       those of the second player's, the number of hands, and the four {@linkplain
 *       dev.baize.study.statistics.GameSums sums} over rounds of both. Rounds in which one of their
 *       games was forfeited do not count. Results of older versions have none.
 *   <li>{@code crc32:} as in simulations.
 * </ol>
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.study.tournament;

import org.jspecify.annotations.NullMarked;
