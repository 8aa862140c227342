/** What the game says of its decisions when a finished game is reviewed. */
@NullMarked
package dev.baize.blackjack.review;

import org.jspecify.annotations.NullMarked;
