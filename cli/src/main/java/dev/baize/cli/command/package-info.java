/**
 * What the commands share: the run that they are part of, and the options that all of them have.
 */
@NullMarked
package dev.baize.cli.command;

import org.jspecify.annotations.NullMarked;
