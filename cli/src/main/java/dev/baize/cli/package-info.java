/**
 * The {@code baize} program: commands, exit statuses and the standard streams.
 *
 * <p>Start with {@link dev.baize.cli.Main}.
 */
@NullMarked
package dev.baize.cli;

import org.jspecify.annotations.NullMarked;
