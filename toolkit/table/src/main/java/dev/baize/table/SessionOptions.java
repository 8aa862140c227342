package dev.baize.table;

/**
 * What a person wants of a session at the table.
 *
 * @param practice whether decisions may be taken back even after the person has seen more
 * @param confirms whether the person is asked to confirm what is likely a mistake
 * @param isFirst whether the person has never played before, and is told how to learn the game
 */
public record SessionOptions(boolean practice, boolean confirms, boolean isFirst) {}
