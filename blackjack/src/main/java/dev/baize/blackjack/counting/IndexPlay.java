package dev.baize.blackjack.counting;

import java.util.List;

/**
 * A departure from {@link dev.baize.blackjack.analysis.StrategyClass#BASIC} at some counts, as card
 * counters learn it: one hand against one up card, whatever else is allowed with it.
 *
 * @param indices those of all situations with the hand, one or more, with the same choices
 * @param gain what it wins in a round, in minimums, as weighted by {@link IndexPlays}
 */
public record IndexPlay(List<CountIndex> indices, double gain) {}
