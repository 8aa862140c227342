/**
 * Solves two-player zero-sum games: Nash equilibria, and exact values.
 *
 * <p>Start with {@link dev.baize.search.solve.SequenceForm}, a two-player zero-sum game of
 * imperfect information, whose rules list their {@linkplain
 * dev.baize.core.game.Rules#chanceOutcomes chance outcomes}. {@link dev.baize.search.solve.Cfr}
 * solves it, {@link dev.baize.search.solve.ExternalSampling} also a game that is too large for
 * that, and {@link dev.baize.search.solve.Convergence} measures how far they have converged:
 *
 * <pre>{@code
 * var form = SequenceForm.of(rules, Utility.SCORE, 1_000_000);
 * var found = Convergence.of(Cfr.plus(form), form, Convergence.checkpoints(1_000), done -> true);
 * Files.writeString(file, StrategyFile.text(found.solved(game, rules)));
 * }</pre>
 *
 * <p>Games of perfect information are solved by {@link dev.baize.search.solve.AlphaBeta}, or by
 * {@link dev.baize.search.solve.Expectimax} if they have chance events.
 *
 * <h2>The format of strategies, version 1</h2>
 *
 * <p>UTF-8 text without a byte order mark; every line ends in a line feed. All numbers are decimal
 * and in their shortest form: no fewer digits give the same {@code double}.
 *
 * <pre>
 * baize strategy 1
 * game: Kuhn
 * rules: three cards
 * algorithm: CFR+
 * iterations: 1000
 * exploitability: 0.0001
 * view: {seat=0, turn=0, card=King}→0.4 pass→0.6 bet
 * …
 * crc32: 1c291ca3
 * </pre>
 *
 * <ol>
 *   <li>The first line names the format and its version.
 *   <li>{@code game:}, {@code rules:}, {@code algorithm:} and {@code iterations:} say what was
 *       solved and how; {@code exploitability:} is half of the NashConv in the unit of the utility,
 *       or {@code unknown}.
 *   <li>{@code view:} a line for each information set: the text of the view, and for each legal
 *       decision a tab (→), its probability, a space and its text. The text of a view is that of
 *       the {@linkplain dev.baize.core.game.ViewFields fields} that its {@linkplain
 *       dev.baize.core.game.Rules#viewFormat format} writes, or else its {@code toString}; no two
 *       views may have the same. Probabilities add up to 1, up to 10⁻⁹.
 *   <li>{@code crc32:} the CRC-32 of all bytes between the first line and this one, as eight
 *       hexadecimal digits.
 * </ol>
 *
 * <p>The format is canonical: any other spelling is rejected.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.search.solve;

import org.jspecify.annotations.NullMarked;
