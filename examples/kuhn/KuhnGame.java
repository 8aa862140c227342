package kuhn;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** A game in progress. */
final class KuhnGame implements Game<KuhnView, KuhnAction> {
  private static final List<KuhnAction> ALL = List.of(KuhnAction.values());

  private final KuhnRules rules;
  private final Rank[] cards;
  private final List<KuhnAction> history = new ArrayList<>();
  private final Consumer<? super KuhnEvent> events;

  KuhnGame(KuhnRules rules, Rank first, Rank second, Consumer<? super KuhnEvent> events) {
    this.rules = rules;
    this.cards = new Rank[] {first, second};
    this.events = events == null ? event -> {} : events;
  }

  @Override
  public Seat toAct() {
    if (isOver()) {
      throw new IllegalStateException("the game is over");
    }
    return Seat.of(history.size() % 2);
  }

  @Override
  public KuhnView view(Seat seat) {
    if (seat.index() > 1) {
      throw new IllegalArgumentException("no " + seat + "; expected seat 0 or 1");
    }
    Rank shown = isShowdown() ? cards[1 - seat.index()] : null;
    return new KuhnView(seat, cards[seat.index()], history, shown);
  }

  @Override
  public List<KuhnAction> legal() {
    return isOver() ? List.of() : ALL;
  }

  @Override
  public boolean isLegal(KuhnAction action) {
    return !isOver();
  }

  @Override
  public void apply(KuhnAction action) {
    Seat seat = toAct();
    if (action == null) {
      throw new IllegalDecisionException(seat, action, legal(), position());
    }
    history.add(action);
    events.accept(new KuhnEvent(seat, action));
  }

  @Override
  public boolean isOver() {
    boolean passedAndBet = history.equals(List.of(KuhnAction.PASS, KuhnAction.BET));
    return history.size() == 3 || (history.size() == 2 && !passedAndBet);
  }

  /** Whether the last bet was called, or nobody has bet. */
  private boolean isShowdown() {
    int size = history.size();
    return isOver() && history.get(size - 1) == history.get(size - 2);
  }

  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over");
    }
    boolean higher = cards[0].compareTo(cards[1]) > 0;
    boolean bettor = history.size() % 2 == 0;
    boolean firstWins = isShowdown() ? higher : bettor;
    long stake = history.get(history.size() - 1) == KuhnAction.BET ? 2 : 1;
    long first = firstWins ? stake : -stake;
    return new Outcome(List.of(first, -first), List.of(Seat.of(firstWins ? 0 : 1)));
  }

  @Override
  public String position() {
    return cards[0] + " against " + cards[1] + ", " + history;
  }

  @Override
  public KuhnGame copy() {
    KuhnGame copy = new KuhnGame(rules, cards[0], cards[1], null);
    copy.history.addAll(history);
    return copy;
  }

  @Override
  public KuhnGame redeal(Seat seat, RandomGenerator random) {
    return rules.world(view(seat), random);
  }
}
