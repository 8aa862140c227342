/** Exact analyses of a hand of blackjack and of a deal of euchre. */
@NullMarked
package dev.baize.cli.analyze;

import org.jspecify.annotations.NullMarked;
