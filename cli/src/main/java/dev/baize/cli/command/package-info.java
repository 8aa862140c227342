/** What the commands share: their context, and the options that several of them have. */
@NullMarked
package dev.baize.cli.command;

import org.jspecify.annotations.NullMarked;
