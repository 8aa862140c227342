/** Blackjack as the person who plays it sees it. */
@NullMarked
package dev.baize.cli.play.blackjack;

import org.jspecify.annotations.NullMarked;
