package hearts;

import static dev.baize.core.kit.Position.with;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.CardGame;
import dev.baize.core.kit.HandPosition;
import dev.baize.core.kit.HiddenHands;
import dev.baize.core.kit.SeatView;
import dev.baize.core.kit.TrickRules;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Hearts for four. Before play each seat passes three cards: to the left, to the right, across, and
 * in every fourth hand none. The two of clubs leads; all follow suit if they can. Nobody leads a
 * heart before one was played, or plays a card that counts to the first trick, who has another. A
 * heart counts 1 and the queen of spades 13 against whoever takes it; who takes all 26 counts
 * nothing and the others 26. The game ends when somebody has the points of the rules; the fewest
 * win.
 */
public final class Hearts extends CardGame<Hearts.Rules, Hearts.View, Hearts.Move> {
  private static final int SEATS = 4;
  private static final int PASSED = 3;
  private static final TrickRules TRICKS = TrickRules.noTrump();
  private static final CardSet HEARTS = CardSet.suit(Suit.HEARTS);
  private static final Card QUEEN = Card.of(Rank.QUEEN, Suit.SPADES);
  private static final Card OPENING = Card.of(Rank.TWO, Suit.CLUBS);
  private static final CardSet COUNTING = HEARTS.with(QUEEN);

  /** Passes a card on, or plays one. */
  public sealed interface Move extends Decision {}

  public record Pass(Card card) implements Move {
    @Override
    public String text() {
      return "pass " + card;
    }
  }

  public record Play(Card card) implements Move {
    @Override
    public String text() {
      return "play " + card;
    }
  }

  /**
   * When the game ends.
   *
   * @param points 1 to 1,000
   */
  public record Rules(int points) {
    public Rules {
      if (points < 1 || points > 1000) {
        throw new IllegalArgumentException(points + " points: expected 1 to 1000");
      }
    }
  }

  /**
   * What a seat may know.
   *
   * @param number of the hand, from 0, which says to whom cards are passed
   * @param hand its cards, without those that it is about to pass
   * @param passed the cards that it has passed or is about to pass
   * @param received the cards that were passed to it, once all have passed
   * @param leader who leads or has led to the trick
   * @param trick the cards on the table, in the order of play
   * @param played the cards that each seat has played in the hand
   * @param never the cards that each seat has shown not to hold
   * @param taken the points of each seat in the hand
   * @param points the points of each seat before the hand
   */
  public record View(
      Seat seat,
      long turn,
      List<Move> legal,
      int number,
      CardSet hand,
      CardSet passed,
      CardSet received,
      Seat leader,
      List<Card> trick,
      List<CardSet> played,
      List<CardSet> never,
      List<Integer> taken,
      List<Long> points)
      implements SeatView<Move> {}

  public Hearts() {
    super("hearts", new Rules(100), "to {points} points", View.class);
    decisions(CardSet.all().stream().map(Pass::new).toList());
    decisions(CardSet.all().stream().map(Play::new).toList());
    player("Ducker", "passes and plays its lowest card", place -> view -> view.legal().get(0));
  }

  @Override
  protected int seats(Rules rules) {
    return SEATS;
  }

  @Override
  protected Table deal(Rules rules, RandomGenerator random) {
    return Table.dealt(rules, 0, all(0L), random);
  }

  private static <T> List<T> all(T value) {
    return Collections.nCopies(SEATS, value);
  }

  /** How many seats to the left the cards go that are passed; 0 if none are. */
  private static int distance(int number) {
    return List.of(1, 3, 2, 0).get(number % 4);
  }

  /** The number of cards that a seat has passed after so many decisions of all. */
  private static int passed(View view, int seat) {
    long before = 52L * view.number() + 12 * (view.number() - view.number() / 4);
    return (int) Math.max(0, Math.min(PASSED, view.turn() - before - PASSED * seat));
  }

  /** Deals what is hidden. Whatever the others have passed on, they could. */
  @Override
  protected Table world(Rules rules, View view, RandomGenerator random) {
    int own = view.seat().index();
    int distance = distance(view.number());
    boolean passing = distance > 0 && view.received().isEmpty();
    boolean opening = !passing && view.played().stream().allMatch(CardSet::isEmpty);
    CardSet seen = view.played().stream().reduce(view.hand(), CardSet::union);
    HiddenHands.Builder hidden = HiddenHands.of(CardSet.all().minus(seen));
    for (int i = 0; i < SEATS; i++) {
      boolean hasPassed = !passing && i != (own + distance) % SEATS;
      CardSet never = view.never().get(i).union(hasPassed ? view.passed() : CardSet.none());
      boolean cannotLead = opening && i != view.leader().index();
      hidden.place(
          i == own ? 0 : 13 - view.played().get(i).size(), cannotLead ? never.with(OPENING) : never);
    }
    List<CardSet> hands = with(hidden.build().deal(random), view.seat(), view.hand());
    List<CardSet> passed = all(view.passed());
    for (int i = 0; i < SEATS; i++) {
      int to = passing ? i : (i + distance) % SEATS;
      if (i != own && distance > 0) {
        CardSet from = hands.get(to).union(view.played().get(to));
        CardSet cards = to == own && !passing ? view.received() : any(from, passed(view, i), random);
        passed = with(passed, Seat.of(i), cards);
      }
    }
    return new Table(
        rules, view.number(), hands, passed, view.leader(), view.trick(), view.played(),
        view.never(), view.taken(), view.points());
  }

  private static CardSet any(CardSet cards, int count, RandomGenerator random) {
    return HiddenHands.of(cards).place(count).build().deal(random).get(0);
  }

  /** Everything on and under the table; the components are those of the view. */
  record Table(
      Rules rules,
      int number,
      List<CardSet> hands,
      List<CardSet> passed,
      Seat leader,
      List<Card> trick,
      List<CardSet> played,
      List<CardSet> never,
      List<Integer> taken,
      List<Long> points)
      implements HandPosition<View, Move> {

    static Table dealt(Rules rules, int number, List<Long> points, RandomGenerator random) {
      List<CardSet> none = all(CardSet.none());
      List<CardSet> hands =
          HiddenHands.of(CardSet.all()).place(13).place(13).place(13).place(13).build().deal(random);
      return new Table(
          rules, number, hands, none, opener(hands), List.of(), none, none, all(0), points);
    }

    private static Seat opener(List<CardSet> hands) {
      return Seat.of(IntStream.range(0, SEATS).filter(i -> hands.get(i).contains(OPENING)).sum());
    }

    private boolean isPassing() {
      return distance(number) > 0 && passed.get(SEATS - 1).size() < PASSED;
    }

    @Override
    public Seat toAct() {
      return isPassing()
          ? Seat.of(IntStream.range(0, SEATS).filter(i -> passed.get(i).size() < PASSED).min().orElse(0))
          : Seat.of((leader.index() + trick.size()) % SEATS);
    }

    @Override
    public List<Move> legal() {
      int seat = toAct().index();
      CardSet hand = hands.get(seat);
      return isPassing()
          ? hand.minus(passed.get(seat)).stream().<Move>map(Pass::new).toList()
          : playable(hand).stream().<Move>map(Play::new).toList();
    }

    private CardSet playable(CardSet hand) {
      if (hand.contains(OPENING)) {
        return CardSet.of(OPENING);
      }
      CardSet legal = TRICKS.legal(hand, trick);
      CardSet better = legal.minus(unwelcome());
      return better.isEmpty() ? legal : better;
    }

    /** The cards that nobody plays who has another. */
    private CardSet unwelcome() {
      boolean broken = played.stream().anyMatch(cards -> !cards.intersection(HEARTS).isEmpty());
      boolean first = played.get(leader.index()).size() <= 1 && !trick.isEmpty() && trick.get(0) == OPENING;
      return first ? COUNTING : trick.isEmpty() && !broken ? HEARTS : CardSet.none();
    }

    @Override
    public Table apply(Move move) {
      Seat seat = toAct();
      if (move instanceof Pass pass) {
        return passed(with(passed, seat, passed.get(seat.index()).with(pass.card())));
      }
      Card card = ((Play) move).card();
      CardSet denied = TRICKS.deniedBy(trick, card);
      denied = unwelcome().contains(card) ? denied.union(CardSet.all().minus(unwelcome())) : denied;
      List<Card> next = Stream.concat(trick.stream(), Stream.of(card)).toList();
      Table after =
          new Table(
              rules, number,
              with(hands, seat, hands.get(seat.index()).without(card)),
              passed, leader, next,
              with(played, seat, played.get(seat.index()).with(card)),
              with(never, seat, never.get(seat.index()).union(denied)),
              taken, points);
      return next.size() == SEATS ? after.trickTaken() : after;
    }

    private Table passed(List<CardSet> cards) {
      List<CardSet> after = hands;
      if (cards.get(SEATS - 1).size() == PASSED) {
        for (int i = 0; i < SEATS; i++) {
          Seat to = Seat.of((i + distance(number)) % SEATS);
          after = with(after, Seat.of(i), after.get(i).minus(cards.get(i)));
          after = with(after, to, after.get(to.index()).union(cards.get(i)));
        }
      }
      return new Table(
          rules, number, after, cards, opener(after), trick, played, never, taken, points);
    }

    private Table trickTaken() {
      Seat taker = Seat.of((leader.index() + TRICKS.winner(trick)) % SEATS);
      CardSet counting = trick.stream().filter(COUNTING::contains).collect(CardSet.collector());
      int more = counting.size() + (counting.contains(QUEEN) ? 12 : 0);
      List<Integer> sum = with(taken, taker, taken.get(taker.index()) + more);
      Table after =
          new Table(
              rules, number, hands, passed, taker, List.of(), played, never, sum, points);
      return after.isHandOver() ? after.counted() : after;
    }

    /** Adds the points of a hand that has been played. */
    private Table counted() {
      boolean all = taken.contains(26);
      List<Long> sums =
          IntStream.range(0, SEATS)
              .mapToObj(i -> points.get(i) + (all ? 26 - taken.get(i) : taken.get(i)))
              .toList();
      return new Table(
          rules, number, hands, passed, leader, trick, played, never, taken, sums);
    }

    @Override
    public View view(Seat seat, long turn, List<Move> legal) {
      int sender = (seat.index() - distance(number) + SEATS) % SEATS;
      boolean received = distance(number) > 0 && !isPassing();
      return new View(
          seat, turn, legal, number, hands.get(seat.index()), passed.get(seat.index()),
          received ? passed.get(sender) : CardSet.none(),
          isPassing() ? Seat.of(0) : leader, trick, played, never, taken, points);
    }

    @Override
    public boolean isSecret(Move move) {
      return move instanceof Pass;
    }

    @Override
    public String dealt(Seat seat) {
      return hands.get(seat.index()).toString();
    }

    @Override
    public long hand() {
      return number;
    }

    @Override
    public boolean isHandOver() {
      return hands.stream().allMatch(CardSet::isEmpty);
    }

    @Override
    public Table nextHand(RandomGenerator random) {
      return dealt(rules, number + 1, points, random);
    }

    @Override
    public boolean isOver() {
      return isHandOver() && Collections.max(points) >= rules.points();
    }

    @Override
    public List<Long> scores() {
      return points.stream().map(sum -> -sum).toList();
    }
  }
}
