/**
 * French cards, sets of them, decks and draw piles. Start with {@link dev.baize.core.card.Card} and
 * {@link dev.baize.core.card.CardSet}.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.core.card;

import org.jspecify.annotations.NullMarked;
