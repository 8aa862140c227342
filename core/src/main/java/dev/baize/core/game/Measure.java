package dev.baize.core.game;

/**
 * Something about a game that is counted or measured, any number of times a game, as a whole
 * number: the points of a hand, or 1 for a hand that was won and 0 for one that was not.
 *
 * @param name as it is printed, one line; unique among the measures of its game
 * @param meaning one line that says what an observation is and in which unit
 */
public record Measure(String name, String meaning) {}
