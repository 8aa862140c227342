package dev.baize.protocol.host;

/**
 * One of the players that a program offers under their own names.
 *
 * @param name its name
 * @param description what it says of itself, for people
 * @param abilities the games that it plays, what it wants to be told, and its settings
 */
record OfferedPlayer(String name, String description, BotDescription abilities) {}
