/**
 * The save format of every game: write a match down as it is played, replay it, play on.
 *
 * <p>Start with {@link dev.baize.core.record.MatchRecord}, what a file says (not called Record, a
 * name that every Java file knows already), and {@link dev.baize.core.record.RecordedMatch}, what
 * can be done with it. A record is replayed without its players:
 *
 * <pre>{@code
 * MatchRecord record = MatchRecord.read(file);
 * Game<?, ?> end = RecordedMatch.of(record, registry).transcript(System.out).replay();
 * }</pre>
 *
 * <p>and played on with them, whatever stopped it:
 *
 * <pre>{@code
 * MatchRecord record = MatchRecord.read(file);
 * SeatedMatch<?, ?, ?> match =
 *     RecordedMatch.of(record, registry).transcript(System.out).seat(registry, consoles);
 * try (RecordWriter writer = RecordWriter.append(file, record)) {
 *   match.resume(writer).play();
 * }
 * }</pre>
 *
 * <p>A new match is one of {@link dev.baize.core.record.MatchRecord#of no decisions}, its writer
 * one that {@linkplain dev.baize.core.record.RecordWriter#create creates} the file; all else is the
 * same.
 *
 * <h2>The format, version 1</h2>
 *
 * <p>UTF-8 text without a byte order mark. Every line ends in a line feed ({@code \n}), the last
 * one too; there are no carriage returns.
 *
 * <pre>
 * baize record 1
 * game: euchre
 * rules: points 10, shuffle uniform
 * seed: 42
 * player: Human Иван
 * player: Simple Judea
 * player: Simple Kit
 * player: Simple Lee \\o/
 *
 * pass
 * order up Hearts
 * </pre>
 *
 * <ol>
 *   <li>The first line names the format and its version.
 *   <li>{@code game:} the name that the game is registered by.
 *   <li>{@code rules:} the text form of its rules.
 *   <li>{@code seed:} the seed, a signed decimal number of 64 bits.
 *   <li>{@code player:} a line for each seat, in the order of the seats: the name that the player
 *       is registered by, a space, and what the person or program is called. There, {@code \\} is a
 *       backslash, {@code \n} a line feed, {@code \r} a carriage return, and {@code \}{@code uD800}
 *       to {@code \}{@code uDFFF} a surrogate without its other half; nothing else is escaped.
 *   <li>An empty line ends the header.
 *   <li>Then one line for each decision, its text form.
 * </ol>
 *
 * <p>There is one way to write a record, and whatever is spelled otherwise is refused; but the case
 * of the names of games and players is ignored, and rules and decisions are whatever the game
 * understands. A file that ends after any whole line below the header is a record, of a match that
 * goes on.
 */
@NullMarked
package dev.baize.core.record;

import org.jspecify.annotations.NullMarked;
