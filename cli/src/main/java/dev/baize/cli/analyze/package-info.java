/** Exact analyses of a hand of blackjack and of a deal of euchre, and solutions of small games. */
@NullMarked
package dev.baize.cli.analyze;

import org.jspecify.annotations.NullMarked;
