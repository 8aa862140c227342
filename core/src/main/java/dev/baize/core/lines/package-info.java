/**
 * Text files that are read line by line, each line named by its number if it is wrong. Not for
 * other modules.
 *
 * <p>Start with {@link dev.baize.core.lines.LineReader}.
 */
@NullMarked
package dev.baize.core.lines;

import org.jspecify.annotations.NullMarked;
