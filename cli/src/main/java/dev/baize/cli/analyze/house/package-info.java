/**
 * The exact analysis of blackjack by the rules of a house, laid out: values, the strategy card, and
 * what counters ask. Start with {@link dev.baize.cli.analyze.house.HouseReport}.
 */
@NullMarked
package dev.baize.cli.analyze.house;

import org.jspecify.annotations.NullMarked;
