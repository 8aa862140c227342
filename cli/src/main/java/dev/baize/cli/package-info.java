/**
 * The {@code baize} program: commands, exit statuses and the standard streams.
 *
 * <p>Start with {@link dev.baize.cli.Main}.
 */
package dev.baize.cli;
