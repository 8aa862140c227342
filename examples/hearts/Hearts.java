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
import dev.baize.core.kit.Trick;
import dev.baize.core.kit.TrickRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** Hearts for four, each on its own; {@link #howToPlay} has the rules. */
public final class Hearts extends CardGame<Hearts.Rules, Hearts.View, Hearts.Move> {
  private static final int SEATS = 4;
  private static final int PASSED = 3;
  private static final TrickRules TRICKS = TrickRules.noTrump();
  private static final CardSet HEARTS = CardSet.suit(Suit.HEARTS);
  private static final CardSet COUNTING = HEARTS.with(Card.of(Rank.QUEEN, Suit.SPADES));
  private static final Card OPENING = Card.of(Rank.TWO, Suit.CLUBS);
  private static final List<Move> PASSES =
      CardSet.all().stream().map(card -> new Move(true, card)).toList();
  private static final List<Move> PLAYS =
      CardSet.all().stream().map(card -> new Move(false, card)).toList();

  /** A card that is passed on, or played. */
  public record Move(boolean passes, Card card) implements Decision {
    @Override
    public String text() {
      return (passes ? "pass " : "play ") + card;
    }
  }

  /** The game is over as soon as a seat has so many points after a hand. */
  public record Rules(int points) {
    public Rules {
      if (points < 1 || points > 1000) {
        throw new IllegalArgumentException(points + " points: expected 1 to 1000");
      }
    }
  }

  /**
   * What everybody knows of a seat: how many cards it has passed, which it has played in this hand,
   * which it has shown never to have held since, and its points in this hand and before it.
   */
  public record Open(int passed, CardSet played, CardSet never, int taken, long points) {}

  /**
   * What a seat may know: the number of the hand, from 0, its own cards, those that it passed on,
   * those that it received once all had, the trick, and what everybody knows of each seat.
   */
  public record View(
      Seat seat,
      long turn,
      List<Move> legal,
      long number,
      CardSet hand,
      CardSet passed,
      CardSet received,
      Trick trick,
      List<Open> seats)
      implements SeatView<Move> {}

  public Hearts() {
    super("hearts", new Rules(100), "to {points} points", View.class);
    decisions(PASSES);
    decisions(PLAYS);
    player("Ducker", "passes its highest cards and plays its lowest", context -> Hearts::duck);
  }

  @Override
  public String howToPlay() {
    return """
    Pass three cards: to the left, to the right, across, and in every fourth hand none.
    The two of clubs leads. Follow the suit that was led if you can; its highest card takes
    the trick. Do not lead a heart before one was played, nor play a card that counts to the
    first trick, unless you have nothing else.
    Each heart that you take counts 1 and the queen of spades 13, but if one seat takes all
    26, it counts nothing and the others 26 each. The fewest points win.
    """;
  }

  private static List<Move> moves(List<Move> all, CardSet cards) {
    List<Move> moves = new ArrayList<>();
    for (Card card : cards) {
      moves.add(all.get(card.index()));
    }
    return moves;
  }

  private static Move duck(View view) {
    return view.legal().get(view.legal().get(0).passes() ? view.legal().size() - 1 : 0);
  }

  @Override
  protected int seats(Rules rules) {
    return SEATS;
  }

  @Override
  protected Table deal(Rules rules, RandomGenerator random) {
    return Table.dealt(rules, 0, Collections.nCopies(SEATS, 0L), random);
  }

  /** How many seats to the left cards are passed; 0 if none are. */
  private static int distance(long number) {
    return List.of(1, 3, 2, 0).get((int) (number % 4));
  }

  /** The others hold what is hidden, and may have passed any of their cards. */
  @Override
  protected Function<RandomGenerator, Table> worlds(Rules rules, View view) {
    int own = view.seat().index();
    int distance = distance(view.number());
    boolean passing = distance > 0 && view.received().isEmpty();
    boolean opening = !passing && view.seats().stream().allMatch(seat -> seat.played().isEmpty());
    CardSet seen = view.seats().stream().map(Open::played).reduce(view.hand(), CardSet::union);
    HiddenHands.Builder places = HiddenHands.of(CardSet.all().minus(seen));
    for (int i = 0; i < SEATS; i++) {
      CardSet never = view.seats().get(i).never();
      never = passing || i == (own + distance) % SEATS ? never : never.union(view.passed());
      never = opening && i != view.trick().leader().index() ? never.with(OPENING) : never;
      places.place(i == own ? 0 : 13 - view.seats().get(i).played().size(), never);
    }
    HiddenHands hidden = places.build();
    return random -> {
      List<CardSet> hands = with(hidden.deal(random), view.seat(), view.hand());
      List<CardSet> passed = new ArrayList<>();
      for (int i = 0; i < SEATS; i++) {
        int to = passing ? i : (i + distance) % SEATS;
        CardSet from = hands.get(to).union(view.seats().get(to).played());
        CardSet any = HiddenHands.deal(from, 1, view.seats().get(i).passed(), random).get(0);
        passed.add(i == own ? view.passed() : to == own ? view.received() : any);
      }
      return new Table(rules, view.number(), hands, passed, view.trick(), view.seats());
    };
  }

  /** The table, with the components of the view for each seat. */
  record Table(
      Rules rules,
      long hand,
      List<CardSet> hands,
      List<CardSet> passed,
      Trick trick,
      List<Open> seats)
      implements HandPosition<View, Move> {

    static Table dealt(Rules rules, long hand, List<Long> points, RandomGenerator random) {
      List<CardSet> hands = HiddenHands.deal(CardSet.all(), SEATS, 13, random);
      List<CardSet> none = Collections.nCopies(SEATS, CardSet.none());
      List<Open> seats =
          points.stream().map(sum -> new Open(0, CardSet.none(), CardSet.none(), 0, sum)).toList();
      Table table = new Table(rules, hand, hands, none, Trick.ledBy(Seat.of(0)), seats);
      return distance(hand) == 0 ? table.opened() : table;
    }

    /** The cards change hands, and the two of clubs leads. */
    private Table opened() {
      List<CardSet> after = new ArrayList<>();
      Seat leader = Seat.of(0);
      for (int i = 0; i < SEATS; i++) {
        CardSet received = passed.get((i - distance(hand) + SEATS) % SEATS);
        after.add(hands.get(i).minus(passed.get(i)).union(received));
        leader = after.get(i).contains(OPENING) ? Seat.of(i) : leader;
      }
      return new Table(rules, hand, after, passed, Trick.ledBy(leader), seats);
    }

    private boolean isPassing() {
      return distance(hand) > 0 && seats.get(SEATS - 1).passed() < PASSED;
    }

    @Override
    public Seat toAct() {
      Seat seat = trick.toAct(SEATS);
      while (isPassing() && seats.get(seat.index()).passed() == PASSED) {
        seat = seat.next(SEATS);
      }
      return seat;
    }

    @Override
    public List<Move> legal() {
      int seat = toAct().index();
      CardSet held = hands.get(seat);
      if (isPassing()) {
        return moves(PASSES, held.minus(passed.get(seat)));
      }
      CardSet playable = TRICKS.legal(held, trick);
      CardSet better = held.contains(OPENING) ? CardSet.of(OPENING) : playable.minus(unwelcome());
      return moves(PLAYS, better.isEmpty() ? playable : better);
    }

    /** The cards that nobody plays who has another. */
    private CardSet unwelcome() {
      if (!trick.cards().isEmpty()) {
        return trick.cards().get(0) == OPENING ? COUNTING : CardSet.none();
      }
      for (Open seat : seats) {
        if (!seat.played().intersection(HEARTS).isEmpty()) {
          return CardSet.none();
        }
      }
      return HEARTS;
    }

    @Override
    public Table apply(Move move) {
      Seat seat = toAct();
      Open open = seats.get(seat.index());
      if (!move.passes()) {
        return play(seat, open, move.card());
      }
      List<CardSet> cards = with(passed, seat, passed.get(seat.index()).with(move.card()));
      Open after = new Open(open.passed() + 1, open.played(), open.never(), 0, open.points());
      Table next = new Table(rules, hand, hands, cards, trick, with(seats, seat, after));
      return next.isPassing() ? next : next.opened();
    }

    private Table play(Seat seat, Open open, Card card) {
      CardSet never = open.never().union(TRICKS.deniedBy(trick, card));
      never = unwelcome().contains(card) ? never.union(CardSet.all().minus(unwelcome())) : never;
      Open after =
          new Open(open.passed(), open.played().with(card), never, open.taken(), open.points());
      List<CardSet> left = with(hands, seat, hands.get(seat.index()).without(card));
      Table next = new Table(rules, hand, left, passed, trick.with(card), with(seats, seat, after));
      return next.trick.cards().size() < SEATS ? next : next.taken();
    }

    private Table taken() {
      Seat taker = TRICKS.taker(trick, SEATS);
      Open open = seats.get(taker.index());
      int sum = open.taken();
      for (Card card : trick.cards()) {
        sum += HEARTS.contains(card) ? 1 : COUNTING.contains(card) ? 13 : 0;
      }
      Open after = new Open(open.passed(), open.played(), open.never(), sum, open.points());
      return new Table(rules, hand, hands, passed, Trick.ledBy(taker), with(seats, taker, after));
    }

    @Override
    public View view(Seat seat, long turn, List<Move> legal) {
      int own = seat.index();
      CardSet sent = passed.get((own - distance(hand) + SEATS) % SEATS);
      CardSet received = isPassing() || distance(hand) == 0 ? CardSet.none() : sent;
      return new View(
          seat, turn, legal, hand, hands.get(own), passed.get(own), received, trick, seats);
    }

    @Override
    public boolean isSecret(Move move) {
      return move.passes();
    }

    @Override
    public String dealt(Seat seat) {
      return hands.get(seat.index()).toString();
    }

    @Override
    public boolean isHandOver() {
      return trick.cards().isEmpty() && hands.get(trick.leader().index()).isEmpty();
    }

    @Override
    public Table nextHand(RandomGenerator random) {
      return dealt(rules, hand + 1, points(), random);
    }

    /** The points of each seat, those of a hand that is over included. */
    private List<Long> points() {
      boolean all = seats.stream().anyMatch(seat -> seat.taken() == 26);
      return seats.stream()
          .map(seat -> seat.points() + (!isHandOver() ? 0 : all ? 26 - seat.taken() : seat.taken()))
          .toList();
    }

    @Override
    public boolean isOver() {
      return isHandOver() && Collections.max(points()) >= rules.points();
    }

    @Override
    public List<Long> scores() {
      return points().stream().map(sum -> -sum).toList();
    }
  }
}
