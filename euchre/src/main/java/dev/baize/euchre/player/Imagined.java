package dev.baize.euchre.player;

import dev.baize.core.game.Game;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;

/**
 * A position as it may be.
 *
 * @param game the hand as a game of its own, where a decision is asked for
 * @param company who may sit at the table
 * @param likelihood how likely the other seats are to have decided as they did if it is so; above 0
 */
record Imagined(Game<EuchreView, EuchreDecision> game, Company company, double likelihood) {}
