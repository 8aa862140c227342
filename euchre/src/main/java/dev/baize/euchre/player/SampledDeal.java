package dev.baize.euchre.player;

import dev.baize.core.card.CardSet;
import dev.baize.euchre.OpenDeal;

/**
 * A deal that is consistent with what a seat has seen.
 *
 * @param deal the cards as they were dealt
 * @param discards the candidates for the hidden discard of another seat as dealer; empty if there
 *     is none
 */
record SampledDeal(OpenDeal deal, CardSet discards) {}
