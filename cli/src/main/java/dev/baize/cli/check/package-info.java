/**
 * Checks of players from the command line: the contract checks of core, one line each, with the
 * time that decisions take. Start with {@link dev.baize.cli.check.PlayerCheck}.
 */
@NullMarked
package dev.baize.cli.check;

import org.jspecify.annotations.NullMarked;
