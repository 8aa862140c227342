package dev.baize.blackjack.player;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.counting.CardCount;
import dev.baize.core.registry.PlayerSetting;
import java.util.Arrays;

/**
 * Counts cards by {@link CardCount#HILO}: plays the strategy card of the house, departs from it by
 * the most valuable index plays, and bets by the true count at the deal. Up to a true count of 1 it
 * bets the minimum, from 5 on the highest bet, and in between in even steps, in whole minimums.
 */
public final class HiLo extends CardCounter {
  private static final int NEVER = -20;

  /** The highest bet. */
  public static final PlayerSetting<Integer> SPREAD = spread("true count of 5");

  /** How it rounds the true count. */
  public static final PlayerSetting<String> ROUNDING =
      PlayerSetting.word(
          "rounding",
          "what it makes of a true count that is not whole",
          Arrays.stream(TrueCountRounding.values()).map(TrueCountRounding::toString).toList(),
          TrueCountRounding.FLOOR.toString());

  /** The count below which it bets the minimum. */
  public static final PlayerSetting<Integer> LEAVE = leave("true", NEVER);

  /** A player with the default settings, which rounds true counts down. */
  public HiLo() {
    this(DEFAULT_SPREAD, TrueCountRounding.FLOOR, DEFAULT_INDICES, NEVER);
  }

  /**
   * A player with settings.
   *
   * @param spread the highest bet, in minimums, 1 to 1000
   * @param rounding how it rounds the true count
   * @param indices how many index plays it knows, 0 to 1000
   * @param leave the true count below which it bets the minimum: nobody can leave a session
   */
  public HiLo(int spread, TrueCountRounding rounding, int indices, int leave) {
    super(CardCount.HILO, requireNonNull(rounding), spread, indices, leave);
  }
}
