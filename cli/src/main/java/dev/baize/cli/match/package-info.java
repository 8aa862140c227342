/**
 * One match, with its transcript at the terminal or with a program on the other side of the
 * protocol: played, recorded, saved, resumed and replayed.
 */
@NullMarked
package dev.baize.cli.match;

import org.jspecify.annotations.NullMarked;
