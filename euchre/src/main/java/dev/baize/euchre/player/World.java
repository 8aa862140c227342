package dev.baize.euchre.player;

import dev.baize.core.card.CardSet;
import dev.baize.euchre.OpenDeal;

/**
 * How the cards of a hand may lie.
 *
 * @param deal what was dealt
 * @param discards where a dealer has put a card away unseen: the cards of which any may be the one;
 *     else none
 */
record World(OpenDeal deal, CardSet discards) {}
