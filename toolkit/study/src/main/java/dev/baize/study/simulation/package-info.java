/**
 * Simulations: many games on many threads, with the same result on any number of them.
 *
 * <p>Start with {@link dev.baize.study.simulation.Simulation}, which plays and measures any game,
 * and {@link dev.baize.study.simulation.SimulationResult}. {@link
 * dev.baize.study.simulation.BatchRunner} is the underlying loop, for any task on numbered games
 * whose results can be joined.
 *
 * <h2>The format of results, version 1</h2>
 *
 * <p>UTF-8 text without a byte order mark; every line ends in a line feed. All numbers are whole
 * and exact, in their shortest decimal form.
 *
 * <pre>
 * baize result 1
 * game: euchre
 * rules: points 10, shuffle uniform
 * seed: 42
 * player: Simple
 * player: Simple
 * player: Simple
 * player: Simple
 * asked: 0 1000
 * played: 0 1000
 * measure: score of seat 0
 * meaning: the score at the end of a game, in its own unit
 * observations: 1000
 * sum: 8054
 * squares: 76362
 * games: 1000 76362 8054 1000
 * range: 0 11
 * value: 0 0 12
 * …
 * crc32: 1c291ca3
 * </pre>
 *
 * <ol>
 *   <li>The first line names the format and its version.
 *   <li>{@code game:}, {@code rules:}, {@code seed:}, and {@code player:} for each seat: the name,
 *       with the settings that are not defaults after a colon ({@code Master:samples=200}).
 *   <li>{@code asked:} and {@code played:} a line for each range of games requested and completed:
 *       the number of the first and one past the number of the last.
 *   <li>{@code measure:}, {@code meaning:} and then the observations, for each measure: {@code
 *       observations:}, their number; {@code sum:}; {@code squares:}, the sum of squares; {@code
 *       games:}, the four {@linkplain dev.baize.study.statistics.GameSums sums over games}; {@code
 *       range:}, the minimum and the maximum; {@code value:} a line for each {@linkplain
 *       dev.baize.study.statistics.Bucket bucket} of the histogram, its lowest value, its highest
 *       and its count.
 *   <li>{@code crc32:} the CRC-32 of all bytes between the first line and this one, as eight
 *       hexadecimal digits.
 * </ol>
 *
 * <p>The format is canonical: any other spelling is rejected.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.study.simulation;

import org.jspecify.annotations.NullMarked;
