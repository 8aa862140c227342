/** One match at the terminal: played by a transcript, recorded, saved, resumed and replayed. */
@NullMarked
package dev.baize.cli.match;

import org.jspecify.annotations.NullMarked;
