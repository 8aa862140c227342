/** Working out the order of a deck from the cards that are seen, and what to do with it. */
@NullMarked
package dev.baize.blackjack.tracking;

import org.jspecify.annotations.NullMarked;
