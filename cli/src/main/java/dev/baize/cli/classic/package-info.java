/** The three classic programs, euchre, blackjack and bean trading, as specified. */
@NullMarked
package dev.baize.cli.classic;

import org.jspecify.annotations.NullMarked;
