package kuhn;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.CardGame;
import dev.baize.core.kit.Position;
import dev.baize.core.kit.SeatView;
import dev.baize.core.kit.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Kuhn poker (H. W. Kuhn, <i>A simplified two-person poker</i>, 1950). */
public final class Kuhn extends CardGame<Kuhn.Rules, Kuhn.View, Kuhn.Action> {

  /** Checks or folds, or bets 1 or calls. */
  public enum Action implements Word {
    PASS,
    BET
  }

  /**
   * How many cards there are.
   *
   * @param cards 3 to 13: the highest ranks
   */
  public record Rules(int cards) {
    public Rules {
      if (cards < 3 || cards > 13) {
        throw new IllegalArgumentException(cards + " cards: expected 3 to 13");
      }
    }
  }

  /** What a seat may know: its card, what both have done, and, after a showdown, the other card. */
  public record View(
      Seat seat,
      long turn,
      List<Action> legal,
      Rank card,
      List<Action> history,
      Optional<Rank> shown)
      implements SeatView<Action> {}

  public Kuhn() {
    super("kuhn", new Rules(3), "{cards} cards", View.class);
    decisions(List.of(Action.values()));
  }

  @Override
  public String howToPlay() {
    return """
    Both seats put in 1 and are dealt a card. The first may bet 1 more; after a pass the other
    may, too. A seat that does not call a bet loses what it put in. Otherwise the higher card
    wins.
    """;
  }

  @Override
  public String unit() {
    return "chips";
  }

  @Override
  protected int seats(Rules rules) {
    return 2;
  }

  @Override
  protected List<Hand> deals(Rules rules) {
    List<Rank> deck = List.of(Rank.values()).subList(13 - rules.cards(), 13);
    return deck.stream()
        .flatMap(
            first -> deck.stream().filter(card -> card != first).map(card -> List.of(first, card)))
        .map(cards -> new Hand(cards, List.of()))
        .toList();
  }

  /** The cards by seat, and what the seats have done in turn. */
  record Hand(List<Rank> cards, List<Action> history) implements Position<View, Action> {
    @Override
    public boolean isOver() {
      boolean passedAndBet = history.equals(List.of(Action.PASS, Action.BET));
      return history.size() == 3 || (history.size() == 2 && !passedAndBet);
    }

    @Override
    public Seat toAct() {
      return Seat.of(history.size() % 2);
    }

    @Override
    public List<Action> legal() {
      return List.of(Action.values());
    }

    @Override
    public Hand apply(Action action) {
      return new Hand(cards, Stream.concat(history.stream(), Stream.of(action)).toList());
    }

    @Override
    public View view(Seat seat, long turn, List<Action> legal) {
      Optional<Rank> shown = Optional.of(cards.get(1 - seat.index())).filter(card -> isShowdown());
      return new View(seat, turn, legal, cards.get(seat.index()), history, shown);
    }

    /** Whether the last bet was called, or nobody has bet. */
    private boolean isShowdown() {
      return isOver() && history.get(history.size() - 1) == history.get(history.size() - 2);
    }

    @Override
    public List<Long> scores() {
      boolean higher = cards.get(0).compareTo(cards.get(1)) > 0;
      boolean firstWins = isShowdown() ? higher : history.size() % 2 == 0;
      long stake = history.get(history.size() - 1) == Action.BET ? 2 : 1;
      return firstWins ? List.of(stake, -stake) : List.of(-stake, stake);
    }

    @Override
    public String dealt(Seat seat) {
      return cards.get(seat.index()).toString();
    }
  }
}
