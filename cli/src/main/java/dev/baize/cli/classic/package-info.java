/**
 * The three classic programs, euchre, blackjack and bean trading, as their specifications have
 * them.
 */
@NullMarked
package dev.baize.cli.classic;

import org.jspecify.annotations.NullMarked;
