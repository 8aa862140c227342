package dev.baize.euchre.player;

import dev.baize.core.game.Game;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;

/**
 * A weighted sample of what a seat cannot see: the hidden cards and the strategies of the others.
 *
 * @param game the hand as a game of its own, at the position where the seat is to decide
 * @param profile the strategies of the seats
 * @param likelihood the probability of the other seats' decisions so far, given the cards and the
 *     strategies; 0 if it is negligible
 */
record Particle(
    Game<EuchreView, EuchreDecision> game, StrategyProfile profile, double likelihood) {}
