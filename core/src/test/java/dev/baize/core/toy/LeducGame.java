package dev.baize.core.toy;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game of Leduc hold'em in progress. */
public final class LeducGame extends SmallGame<LeducView, LeducAction> {

  private static final int MAX_RAISES = 2;
  private static final List<LeducAction> NOTHING_TO_CALL =
      List.of(LeducAction.CALL, LeducAction.RAISE);
  private static final List<LeducAction> NO_MORE_RAISES =
      List.of(LeducAction.FOLD, LeducAction.CALL);

  private final LeducRules rules;
  private final Rank[] cards;
  private final Rank board;
  private final int[] paid = {1, 1};

  /** The decisions in order; replaced, never changed. */
  private List<LeducAction> history = List.of();

  private int round;
  private int mover;
  private int raises;

  /** The decisions in this round. */
  private int made;

  private boolean folded;

  /** A game in which the seats hold these cards, with another to come on the table. */
  public LeducGame(LeducRules rules, Rank first, Rank second, Rank board) {
    super(rules);
    this.rules = rules;
    this.cards = new Rank[] {first, second};
    this.board = board;
  }

  /** A list and one more. */
  static <T> List<T> with(List<T> list, T next) {
    List<T> longer = new ArrayList<>(list);
    longer.add(next);
    return List.copyOf(longer);
  }

  @Override
  int mover() {
    return mover;
  }

  @Override
  List<LeducAction> choices() {
    if (paid[0] == paid[1]) {
      return NOTHING_TO_CALL;
    }
    return raises < MAX_RAISES ? LeducAction.ALL : NO_MORE_RAISES;
  }

  @Override
  void play(LeducAction decision) {
    history = with(history, decision);
    int other = paid[1 - mover];
    made++;
    switch (decision) {
      case FOLD -> folded = true;
      case CALL -> paid[mover] = other;
      case RAISE -> {
        paid[mover] = other + (round == 0 ? 2 : 4);
        raises++;
      }
    }
    mover = 1 - mover;
    if (decision == LeducAction.CALL && made > 1) {
      round++;
      mover = 0;
      raises = 0;
      made = 0;
    }
  }

  @Override
  public boolean isOver() {
    return folded || round == 2;
  }

  @Override
  LeducView view(int seat) {
    return new LeducView(
        Seat.of(seat),
        history.size(),
        cards[seat],
        round > 0 ? Optional.of(board) : Optional.empty(),
        history,
        round == 2 ? Optional.of(cards[1 - seat]) : Optional.empty());
  }

  @Override
  List<Long> result() {
    int strength = Integer.compare(strength(0), strength(1));
    int sign = folded ? (mover == 0 ? 1 : -1) : strength;
    long won = (long) sign * Math.min(paid[0], paid[1]);
    return List.of(won, -won);
  }

  private int strength(int seat) {
    return cards[seat] == board ? Integer.MAX_VALUE : cards[seat].index();
  }

  @Override
  public String position() {
    return "%s against %s, %s, %s".formatted(cards[0], cards[1], board, history);
  }

  @Override
  public LeducGame copy() {
    LeducGame copy = new LeducGame(rules, cards[0], cards[1], board);
    copy.paid[0] = paid[0];
    copy.paid[1] = paid[1];
    copy.history = history;
    copy.round = round;
    copy.mover = mover;
    copy.raises = raises;
    copy.made = made;
    copy.folded = folded;
    return copy;
  }
}
