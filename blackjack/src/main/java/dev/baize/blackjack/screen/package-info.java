/** Blackjack as the person who plays it sees it. */
@NullMarked
package dev.baize.blackjack.screen;

import org.jspecify.annotations.NullMarked;
