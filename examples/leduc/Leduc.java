package leduc;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.CardGame;
import dev.baize.core.kit.Position;
import dev.baize.core.kit.SeatView;
import dev.baize.core.kit.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Leduc hold'em. Both seats put in 1 and are dealt one of six cards: jack, queen and king of two
 * suits. In the first round a bet is 2; then a card is turned up, and in the second round a bet is
 * 4. At most two bets are made in a round. A pair with the open card wins, otherwise the higher
 * rank; equal ranks divide (F. Southey et al., <i>Bayes' bluff: Opponent modelling in poker</i>,
 * 2005).
 */
public final class Leduc extends CardGame<Leduc.Rules, Leduc.View, Leduc.Action> {

  /** Gives up; checks or calls; bets or raises. */
  public enum Action implements Word {
    FOLD,
    CALL,
    RAISE
  }

  /** There is only one way to play. */
  public record Rules() {}

  /**
   * What a seat may know.
   *
   * @param card its own
   * @param open the card that was turned up
   * @param first what both have done before it was
   * @param second what both have done since
   * @param shown the card of the other, after a showdown
   */
  public record View(
      Seat seat,
      long turn,
      List<Action> legal,
      Card card,
      Optional<Card> open,
      List<Action> first,
      List<Action> second,
      Optional<Card> shown)
      implements SeatView<Action> {}

  public Leduc() {
    super("leduc", new Rules(), "six cards", View.class);
    decisions(List.of(Action.values()));
  }

  @Override
  public String howToPlay() {
    return """
        Call, raise or fold before and after a card is turned up; at most two raises in a round.
        A pair with that card wins, otherwise the higher rank; equal ranks divide.""";
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
    CardSet ranks =
        CardSet.rank(Rank.JACK).union(CardSet.rank(Rank.QUEEN)).union(CardSet.rank(Rank.KING));
    CardSet deck = ranks.intersection(CardSet.suit(Suit.SPADES).union(CardSet.suit(Suit.HEARTS)));
    List<Hand> deals = new ArrayList<>();
    for (Card first : deck) {
      for (Card second : deck.without(first)) {
        for (Card open : deck.without(first).without(second)) {
          deals.add(new Hand(List.of(first, second), open, List.of(), List.of()));
        }
      }
    }
    return deals;
  }

  /** The cards by seat, the one that is turned up, and what was done before and after. */
  record Hand(List<Card> cards, Card open, List<Action> first, List<Action> second)
      implements Position<View, Action> {

    private static boolean isFolded(List<Action> round) {
      return round.contains(Action.FOLD);
    }

    /** Whether a round is over: both have acted, and the last has called or given up. */
    private static boolean isOver(List<Action> round) {
      int size = round.size();
      return isFolded(round) || (size > 1 && round.get(size - 1) == Action.CALL);
    }

    private static long raises(List<Action> round) {
      return round.stream().filter(action -> action == Action.RAISE).count();
    }

    private List<Action> round() {
      return isOver(first) ? second : first;
    }

    @Override
    public boolean isOver() {
      return isFolded(first) || isOver(second);
    }

    @Override
    public Seat toAct() {
      return Seat.of(round().size() % 2);
    }

    @Override
    public List<Action> legal() {
      long raises = raises(round());
      return Stream.of(Action.values())
          .filter(action -> action != Action.FOLD || raises > 0)
          .filter(action -> action != Action.RAISE || raises < 2)
          .toList();
    }

    @Override
    public Hand apply(Action action) {
      List<Action> after = Stream.concat(round().stream(), Stream.of(action)).toList();
      return isOver(first)
          ? new Hand(cards, open, first, after)
          : new Hand(cards, open, after, second);
    }

    @Override
    public View view(Seat seat, long turn, List<Action> legal) {
      boolean isOpen = isOver(first) && !isFolded(first);
      boolean isShown = isOver(second) && !isFolded(second);
      return new View(
          seat,
          turn,
          legal,
          cards.get(seat.index()),
          Optional.of(open).filter(card -> isOpen),
          first,
          second,
          Optional.of(cards.get(1 - seat.index())).filter(card -> isShown));
    }

    @Override
    public List<Long> scores() {
      List<Action> last = isFolded(first) ? first : second;
      long stake = 1 + 2 * raises(first) + 4 * raises(second);
      if (isFolded(last)) {
        stake -= last == first ? 2 : 4;
        long won = last.size() % 2 == 0 ? stake : -stake;
        return List.of(won, -won);
      }
      long won = stake * Integer.signum(strength(0) - strength(1));
      return List.of(won, -won);
    }

    private int strength(int seat) {
      Rank rank = cards.get(seat).rank();
      return rank == open.rank() ? 100 : rank.ordinal();
    }

    @Override
    public String dealt(Seat seat) {
      return cards.get(seat.index()).toString();
    }
  }
}
