package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.core.registry.PlayerSetting;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Plays the basic strategy but for index plays, and bets more the higher the count. */
abstract class CardCounter implements BlackjackPlayer {
  static final int DEFAULT_SPREAD = 8;
  static final int DEFAULT_INDICES = 18;
  private static final int MAX_SPREAD = 1000;
  private static final int MAX_INDICES = 1000;

  /** The number of index plays. */
  public static final PlayerSetting<Integer> INDICES =
      PlayerSetting.wholeNumber(
          "indices",
          "how many index plays it knows, the most valuable first",
          0,
          MAX_INDICES,
          DEFAULT_INDICES);

  private final CardCount count;
  private final @Nullable TrueCountRounding rounding;
  private final int spread;
  private final int indices;
  private final int leave;
  private @Nullable CounterStrategy card;

  /** The count up to which it bets the minimum. */
  private double lowest;

  /** By how much the bet grows with the count, in minimums. */
  private double slope;

  /** {@code rounding} is null for a player that goes by the running count. */
  CardCounter(
      CardCount count, @Nullable TrueCountRounding rounding, int spread, int indices, int leave) {
    require("spread", spread, 1, MAX_SPREAD);
    require("indices", indices, 0, MAX_INDICES);
    this.count = count;
    this.rounding = rounding;
    this.spread = spread;
    this.indices = indices;
    this.leave = leave;
  }

  private static void require(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s %d: expected %d to %d", name, value, least, most));
    }
  }

  static PlayerSetting<Integer> spread(String highest) {
    return PlayerSetting.wholeNumber(
        "spread",
        "its highest bet, from a " + highest + " on, in minimums",
        1,
        MAX_SPREAD,
        DEFAULT_SPREAD);
  }

  static PlayerSetting<Integer> leave(String kind, int never) {
    return PlayerSetting.wholeNumber(
        "leave",
        "the " + kind + " count below which it bets the minimum, since nobody can leave a session",
        never,
        -never,
        never);
  }

  private CounterStrategy card(BlackjackView view) {
    CounterStrategy present = card;
    if (present == null || !present.isOf(view.house())) {
      present = CounterStrategy.of(view.house(), count, rounding, indices);
      card = present;
      Reading reading = present.reading();
      lowest = reading.lowest();
      slope = (spread - 1) / (reading.highest() - lowest);
    }
    return present;
  }

  @Override
  public long bet(BlackjackView view) {
    double present = card(view).reading().count(view);
    if (present <= lowest || present < leave) {
      return view.minimum();
    }
    long minimums = (long) Math.min(spread, 1 + (present - lowest) * slope);
    return view.minimum() > view.bankroll() / minimums
        ? view.bankroll()
        : minimums * view.minimum();
  }

  @Override
  public long insure(BlackjackView view) {
    return card(view).insures(view) ? view.mostInsurance() : 0;
  }

  @Override
  public boolean surrender(BlackjackView view) {
    return card(view).surrenders(view);
  }

  @Override
  public boolean draw(BlackjackView view) {
    return play(view) == BlackjackDecision.hit();
  }

  @Override
  public BlackjackDecision play(BlackjackView view) {
    return card(view).play(view);
  }
}
