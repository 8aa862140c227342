package dev.baize.table;

/**
 * A longer text that a person at the table may ask for when the game is over.
 *
 * @param word what the person types, or its first letter; no two begin with the same one
 * @param help what it is, in a few words, such as {@code prints the whole game}
 * @param print prints the text
 */
public record Aside(String word, String help, Runnable print) {}
