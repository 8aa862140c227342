/**
 * The 52 French cards: start with {@link dev.baize.core.card.Card}, and {@link
 * dev.baize.core.card.CardSet} for many of them.
 */
@NullMarked
package dev.baize.core.card;

import org.jspecify.annotations.NullMarked;
