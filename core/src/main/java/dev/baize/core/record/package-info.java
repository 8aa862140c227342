/**
 * The save format of every game: record a match while it is played, replay it, resume it.
 *
 * <p>Start with {@link dev.baize.core.record.MatchRecord}, the contents of a file (not called
 * Record, which would clash with {@link java.lang.Record}), and {@link
 * dev.baize.core.record.RecordedMatch}, which replays or resumes it. A record is replayed without
 * its players:
 *
 * <pre>{@code
 * MatchRecord record = MatchRecord.read(file);
 * Game<?, ?> end = RecordedMatch.of(record, registry).transcript(System.out).replay();
 * }</pre>
 *
 * <p>and resumed with them, whatever stopped it:
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
 * <p>A new match is a record {@linkplain dev.baize.core.record.MatchRecord#of without decisions}
 * whose writer {@linkplain dev.baize.core.record.RecordWriter#create creates} the file; everything
 * else is the same.
 *
 * <h2>The format, version 1</h2>
 *
 * <p>UTF-8 text without a byte order mark. Every line ends in a line feed ({@code \n}), including
 * the last; there are no carriage returns.
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
 *   <li>{@code game:} the name the game is registered under.
 *   <li>{@code rules:} the text form of its rules.
 *   <li>{@code seed:} the seed, a signed decimal number of 64 bits.
 *   <li>{@code player:} a line for each seat, in seat order: the name the player is registered
 *       under, with the settings that are not defaults after a colon ({@code Master:samples=200}),
 *       a space, and the name of the person or program. In that name, {@code \\} is a backslash;
 *       there are no other escapes. Names of games, players and people have at most 200 characters
 *       (UTF-16 code units), the rules 10,000.
 *   <li>An empty line ends the header.
 *   <li>Then one line for each decision, its text form.
 * </ol>
 *
 * <p>The format is canonical: any other spelling is rejected, except that names of games and
 * players are case-insensitive, that settings have other spellings, and that the game parses rules
 * and decisions. A file that ends after any complete line below the header is a record of a match
 * in progress.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.core.record;

import org.jspecify.annotations.NullMarked;
