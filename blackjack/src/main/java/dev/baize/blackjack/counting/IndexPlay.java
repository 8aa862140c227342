package dev.baize.blackjack.counting;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.analysis.Choice;
import java.util.List;

/**
 * A departure from {@link dev.baize.blackjack.analysis.StrategyClass#BASIC} at some counts, as card
 * counters learn it: one hand against one up card, whatever else is allowed with it.
 *
 * @param indices those of all situations with the hand, one or more
 * @param above whether it is played above the index, not below
 * @param gain what it wins in a round, in minimums, as weighted by {@link IndexPlays}
 */
public record IndexPlay(List<CountIndex> indices, boolean above, double gain) {
  /**
   * Copies the indices.
   *
   * @param indices one or more, of the same hand, up card and choices
   * @param above whether it is played above the index, not below
   * @param gain what it wins in a round, in minimums
   */
  public IndexPlay {
    indices = List.copyOf(requireNonNull(indices));
    if (indices.isEmpty()) {
      throw new IllegalArgumentException("expected an index or more");
    }
  }

  /** {@return what is done instead of the basic choice} */
  public Choice choice() {
    return above ? indices.get(0).above() : indices.get(0).below();
  }
}
