/**
 * Games in bulk: as many as wanted, on as many threads as there are, with one and the same result.
 *
 * <p>Start with {@link dev.baize.core.simulation.Simulation}, which plays and measures any game,
 * and {@link dev.baize.core.simulation.SimulationResult}, what it finds. {@link
 * dev.baize.core.simulation.BatchRunner} is the loop beneath, for any work on games by number whose
 * results can be joined.
 *
 * <h2>The format of results, version 1</h2>
 *
 * <p>UTF-8 text without a byte order mark; every line ends in a line feed. All numbers are whole
 * and exact, in their shortest decimal form.
 *
 * <pre>
 * baize result 1
 * game: Euchre
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
 *   <li>{@code game:}, {@code rules:}, {@code seed:}, and {@code player:} for each seat.
 *   <li>{@code asked:} and {@code played:} a line for each range of games that were to be played,
 *       and that were: the number of the first and one more than the number of the last.
 *   <li>{@code measure:}, {@code meaning:} and then what was observed, for each measure: {@code
 *       observations:}, how many; {@code sum:}; {@code squares:}, the sum of squares; {@code
 *       games:}, the four {@linkplain dev.baize.core.statistics.GameSums sums over games}; {@code
 *       range:}, the least and the greatest; {@code value:} a line for each {@linkplain
 *       dev.baize.core.statistics.Bucket bucket} of the histogram, its least value, its greatest
 *       and its count.
 *   <li>{@code crc32:} the CRC-32 of all bytes between the first line and this one, as eight
 *       hexadecimal digits.
 * </ol>
 *
 * <p>There is one way to write a result: whatever is spelled otherwise is refused.
 */
@NullMarked
package dev.baize.core.simulation;

import org.jspecify.annotations.NullMarked;
