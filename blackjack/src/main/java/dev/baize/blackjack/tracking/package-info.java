/** Shuffle tracking: inferring the order of a deck from the cards that are seen, and using it. */
@NullMarked
package dev.baize.blackjack.tracking;

import org.jspecify.annotations.NullMarked;
