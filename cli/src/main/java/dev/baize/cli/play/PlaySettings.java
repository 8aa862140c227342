package dev.baize.cli.play;

import dev.baize.terminal.Pace;

/**
 * How a person wants to play.
 *
 * @param pace how long the moves of others stay
 * @param practice whether decisions may be taken back even after the person has seen more
 */
record PlaySettings(Pace pace, boolean practice) {}
