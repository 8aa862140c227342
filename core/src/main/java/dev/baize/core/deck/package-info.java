/**
 * Cards in order, of any type: {@link dev.baize.core.deck.Deck} is what is in the box, {@link
 * dev.baize.core.deck.Stock} is the pile that a game draws from.
 */
@NullMarked
package dev.baize.core.deck;

import org.jspecify.annotations.NullMarked;
