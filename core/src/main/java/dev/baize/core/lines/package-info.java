/**
 * Text files that are read line by line, with errors that give the line number. Internal: start
 * with {@link dev.baize.core.lines.LineReader}.
 */
@NullMarked
package dev.baize.core.lines;

import org.jspecify.annotations.NullMarked;
