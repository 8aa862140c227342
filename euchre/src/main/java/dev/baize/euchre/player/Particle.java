package dev.baize.euchre.player;

import dev.baize.euchre.kernel.Hand;

/**
 * A weighted sample of what a seat cannot see: the hidden cards and the strategies of the others.
 * {@code likelihood} is the probability of the other seats' decisions so far, given the cards and
 * the strategies; 0 if it is negligible.
 */
record Particle(Hand hand, StrategyProfile profile, double likelihood) {}
