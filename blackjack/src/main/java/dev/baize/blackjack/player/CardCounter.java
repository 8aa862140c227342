package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.registry.PlayerSetting;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Bets more the higher the count, and plays the basic strategy but for index plays. */
abstract class CardCounter implements BlackjackPlayer {
  /** The highest bet unless another is chosen, in minimums. */
  public static final int DEFAULT_SPREAD = 8;

  /** The number of index plays unless another is chosen. */
  public static final int DEFAULT_INDICES = 18;

  static final int MAX_SPREAD = 1000;
  static final int MAX_INDICES = 1000;

  /** The number of index plays. */
  public static final PlayerSetting<Integer> INDICES =
      PlayerSetting.wholeNumber(
          "indices",
          "how many index plays it knows, the most valuable first",
          0,
          MAX_INDICES,
          DEFAULT_INDICES);

  private final int spread;
  private final int leave;
  private @Nullable CounterStrategy card;

  /** The count up to which it bets the minimum. */
  private double lowest;

  /** By how much the bet grows with the count, in minimums. */
  private double slope;

  CardCounter(int spread, int indices, int leave) {
    require("spread", spread, 1, MAX_SPREAD);
    require("indices", indices, 0, MAX_INDICES);
    this.spread = spread;
    this.leave = leave;
  }

  private static void require(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s %d: expected %d to %d", name, value, least, most));
    }
  }

  /** The card of a house; the same for all players of one kind with the same settings. */
  abstract CounterStrategy card(BlackjackHouseRules house);

  private CounterStrategy card(BlackjackView view) {
    CounterStrategy present = card;
    if (present == null || !present.isOf(view.house())) {
      present = card(view.house());
      card = present;
      Reading reading = present.reading();
      lowest = reading.lowest();
      slope = (spread - 1) / (reading.highest() - lowest);
    }
    return present;
  }

  @Override
  public long bet(BlackjackView view) {
    double count = card(view).reading().count(view);
    if (count <= lowest || count < leave) {
      return view.minimum();
    }
    long minimums = (long) Math.min(spread, 1 + (count - lowest) * slope);
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
    return card(view).surrender(view) == BlackjackDecision.surrender();
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
