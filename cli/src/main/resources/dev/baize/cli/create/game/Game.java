package {{package}};

import static dev.baize.core.kit.Position.with;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.CardGame;
import dev.baize.core.kit.HiddenHands;
import dev.baize.core.kit.Position;
import dev.baize.core.kit.SeatView;
import dev.baize.core.kit.Trick;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * High card. Each of two seats is dealt some cards. One plays a card, then the other; the higher
 * rank, or the first of two equal ones, takes a point and plays first the next time. Most points
 * win. Change this into the rules of your game.
 */
public final class {{class}} extends CardGame<{{class}}.Rules, {{class}}.View, {{class}}.Play> {

  /** A decision. If yours are a few words, write an enum that implements Word instead. */
  public record Play(Card card) implements Decision {
    @Override
    public String text() {
      return "play " + card;
    }
  }

  /** What people may choose before a game. Refuse here what cannot be played. */
  public record Rules(int cards) {
    public Rules {
      if (cards < 1 || cards > 26) {
        throw new IllegalArgumentException(cards + " cards: expected 1 to 26");
      }
    }
  }

  /** All that a seat may know. Add what your seats see, and nothing that is hidden from them. */
  public record View(
      Seat seat,
      long turn,
      List<Play> legal,
      CardSet hand,
      int others,
      Trick trick,
      CardSet played,
      List<Long> points)
      implements SeatView<Play> {}

  /** Say here what your rules look like as text, and list your decisions, presets and players. */
  public {{class}}() {
    super("{{name}}", new Rules(5), "{cards} cards", View.class);
    decisions(CardSet.all().stream().map(Play::new).toList());
    player("Lowest", "plays its lowest card", place -> view -> view.legal().get(0));
  }

  @Override
  protected int seats(Rules rules) {
    return 2;
  }

  /** Deals. All chance of the game is in here. */
  @Override
  protected Hand deal(Rules rules, RandomGenerator random) {
    List<CardSet> hands = HiddenHands.deal(CardSet.all(), 2, rules.cards(), random);
    return new Hand(hands, Trick.ledBy(Seat.of(0)), CardSet.none(), List.of(0L, 0L));
  }

  /** Deals what a seat cannot see, as it may be for all that it knows. */
  @Override
  protected Hand world(Rules rules, View view, RandomGenerator random) {
    CardSet hidden = CardSet.all().minus(view.hand()).minus(view.played());
    CardSet other = HiddenHands.deal(hidden, 1, view.others(), random).get(0);
    List<CardSet> hands = with(List.of(other, other), view.seat(), view.hand());
    return new Hand(hands, view.trick(), view.played(), view.points());
  }

  /** A position, hidden cards included: whose turn it is, what is legal, and what comes of it. */
  record Hand(List<CardSet> hands, Trick trick, CardSet played, List<Long> points)
      implements Position<View, Play> {
    @Override
    public boolean isOver() {
      return hands.stream().allMatch(CardSet::isEmpty);
    }

    @Override
    public Seat toAct() {
      return trick.toAct(2);
    }

    @Override
    public List<Play> legal() {
      return hands.get(toAct().index()).stream().map(Play::new).toList();
    }

    @Override
    public Hand apply(Play play) {
      Seat seat = toAct();
      List<CardSet> left = with(hands, seat, hands.get(seat.index()).without(play.card()));
      CardSet seen = played.with(play.card());
      if (trick.cards().isEmpty()) {
        return new Hand(left, trick.with(play.card()), seen, points);
      }
      boolean higher = play.card().rank().compareTo(trick.cards().get(0).rank()) > 0;
      Seat taker = higher ? seat : trick.leader();
      return new Hand(
          left, Trick.ledBy(taker), seen, with(points, taker, points.get(taker.index()) + 1));
    }

    @Override
    public View view(Seat seat, long turn, List<Play> legal) {
      CardSet hand = hands.get(seat.index());
      int others = hands.get(1 - seat.index()).size();
      return new View(seat, turn, legal, hand, others, trick, played, points);
    }

    /** What a seat is told when the game begins. */
    @Override
    public String dealt(Seat seat) {
      return hands.get(seat.index()).toString();
    }

    /** More is better. By default, those with the most win. */
    @Override
    public List<Long> scores() {
      return points;
    }
  }
}
