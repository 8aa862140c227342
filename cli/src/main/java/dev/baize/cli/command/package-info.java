/**
 * What the commands share: their context, the options that several of them have, and the programs
 * that play.
 */
@NullMarked
package dev.baize.cli.command;

import org.jspecify.annotations.NullMarked;
