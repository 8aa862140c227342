/**
 * The save format of every game: record a match while it is played, replay it, resume it.
 *
 * <p>Start with {@link dev.baize.core.record.MatchRecord}, the contents of a file, and {@link
 * dev.baize.core.record.RecordedMatch}, which replays it without its players, or resumes it with
 * them, whatever stopped it:
 *
 * <pre>{@code
 * MatchRecord record = MatchRecord.read(file);
 * try (RecordWriter writer = RecordWriter.append(file, record)) {
 *   RecordedMatch.of(record, registry)
 *       .transcript(System.out)
 *       .listen(writer)
 *       .resume(registry, consoles, Map.of())
 *       .play();
 * }
 * }</pre>
 *
 * <p>A new match is a record {@linkplain dev.baize.core.record.MatchRecord#of without decisions}
 * whose writer {@linkplain dev.baize.core.record.RecordWriter#create creates} the file.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.core.record;

import org.jspecify.annotations.NullMarked;
