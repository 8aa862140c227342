package dev.baize.table;

import java.util.function.Supplier;

/**
 * A longer text that a person at the table may ask for when the game is over.
 *
 * @param word what the person types, or its first letter; no two begin with the same one
 * @param help what it is, in a few words, such as {@code shows the whole game}
 * @param text the text, whose lines are paragraphs
 */
public record Aside(String word, String help, Supplier<String> text) {}
