package dev.baize.core.toy;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Seat;
import java.util.List;
import java.util.Optional;

/** A game of Kuhn poker in progress. */
final class KuhnGame extends SmallGame<KuhnView, KuhnAction> {

  private final KuhnRules rules;
  private final Rank[] cards;

  /** The decisions in order; replaced, never changed. */
  private List<KuhnAction> history = List.of();

  KuhnGame(KuhnRules rules, Rank first, Rank second) {
    super(rules);
    this.rules = rules;
    this.cards = new Rank[] {first, second};
  }

  @Override
  int mover() {
    return history.size() % 2;
  }

  @Override
  List<KuhnAction> choices() {
    return KuhnAction.ALL;
  }

  @Override
  void play(KuhnAction decision) {
    history = LeducGame.with(history, decision);
  }

  @Override
  public boolean isOver() {
    int made = history.size();
    return made == 3 || (made == 2 && !history.equals(List.of(KuhnAction.PASS, KuhnAction.BET)));
  }

  private boolean isShowdown() {
    int made = history.size();
    return isOver() && history.get(made - 1) == history.get(made - 2);
  }

  @Override
  KuhnView view(int seat) {
    Optional<Rank> shown = isShowdown() ? Optional.of(cards[1 - seat]) : Optional.empty();
    return new KuhnView(Seat.of(seat), history.size(), cards[seat], history, shown);
  }

  @Override
  List<Long> result() {
    int winner = isShowdown() ? (cards[0].compareTo(cards[1]) > 0 ? 0 : 1) : mover();
    boolean called = history.get(history.size() - 1) == KuhnAction.BET;
    long stake = called ? 2 : 1;
    return winner == 0 ? List.of(stake, -stake) : List.of(-stake, stake);
  }

  @Override
  public String position() {
    return "%s against %s, %s".formatted(cards[0], cards[1], history);
  }

  @Override
  public KuhnGame copy() {
    KuhnGame copy = new KuhnGame(rules, cards[0], cards[1]);
    copy.history = history;
    return copy;
  }
}
