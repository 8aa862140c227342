package ohhell;

import static dev.baize.core.kit.Position.with;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.CardGame;
import dev.baize.core.kit.HandPosition;
import dev.baize.core.kit.HiddenHands;
import dev.baize.core.kit.SeatView;
import dev.baize.core.kit.Trick;
import dev.baize.core.kit.TrickRules;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Oh Hell. In the first hand each seat is dealt the most cards, in each further hand one fewer,
 * down to one. The next card is turned up: its suit is trump. From the left of the dealer each seat
 * bids the number of tricks that it will take; the dealer may not bid what would make the bids add
 * up to the tricks. All follow suit if they can. A seat that takes as many as it bid scores 10 and
 * 1 for each of them.
 */
public final class OhHell extends CardGame<OhHell.Rules, OhHell.View, OhHell.Move> {

  /** A number of tricks that is bid, or a card that is played. */
  public sealed interface Move extends Decision {}

  public record Bid(int tricks) implements Move {
    @Override
    public String text() {
      return "bid " + tricks;
    }
  }

  public record Play(Card card) implements Move {
    @Override
    public String text() {
      return "play " + card;
    }
  }

  /**
   * The table.
   *
   * @param seats 3 to 6
   * @param hands 1 to 8: as many cards are dealt to each seat in the first
   */
  public record Rules(int seats, int hands) {
    public Rules {
      if (seats < 3 || seats > 6) {
        throw new IllegalArgumentException(seats + " seats: expected 3 to 6");
      }
      if (hands < 1 || hands > 8) {
        throw new IllegalArgumentException(hands + " hands: expected 1 to 8");
      }
    }
  }

  /**
   * What everybody knows of a seat.
   *
   * @param bid the number of tricks that it has bid, once it has
   * @param tricks the number that it has taken
   * @param left the number of cards in its hand
   * @param never the cards that it has shown not to hold
   * @param score of the hands before this one
   */
  public record Open(Optional<Integer> bid, int tricks, int left, CardSet never, long score) {
    private Open withBid(int number) {
      return new Open(Optional.of(number), tricks, left, never, score);
    }

    private Open withPlayed(CardSet denied) {
      return new Open(bid, tricks, left - 1, never.union(denied), score);
    }

    private Open withTrick() {
      return new Open(bid, tricks + 1, left, never, score);
    }

    private long total() {
      return score + (bid.equals(Optional.of(tricks)) ? 10 + tricks : 0);
    }
  }

  /**
   * What a seat may know.
   *
   * @param number of the hand, from 0
   * @param upcard whose suit is trump
   * @param hand its cards
   * @param trick the cards on the table
   * @param played all cards played in the hand
   * @param seats what is known of each seat
   */
  public record View(
      Seat seat,
      long turn,
      List<Move> legal,
      int number,
      Card upcard,
      CardSet hand,
      Trick trick,
      CardSet played,
      List<Open> seats)
      implements SeatView<Move> {}

  public OhHell() {
    super("ohhell", new Rules(4, 7), "{seats} seats, {hands} hands", View.class);
    decisions(IntStream.rangeClosed(0, 8).mapToObj(Bid::new).toList());
    decisions(CardSet.all().stream().map(Play::new).toList());
    player("Ducker", "bids and plays the lowest", context -> view -> view.legal().get(0));
  }

  @Override
  public String howToPlay() {
    return """
        Bid how many tricks you will take; the bids of all may not add up to the tricks.
        Follow the suit that was led if you can. The highest trump takes the trick, or the
        highest card of the suit led. You score 10 and your tricks if you took what you bid.""";
  }

  @Override
  protected int seats(Rules rules) {
    return rules.seats();
  }

  @Override
  protected Table deal(Rules rules, RandomGenerator random) {
    return Table.dealt(rules, 0, Collections.nCopies(rules.seats(), 0L), random);
  }

  @Override
  protected Function<RandomGenerator, Table> worlds(Rules rules, View view) {
    CardSet seen = view.hand().union(view.played()).with(view.upcard());
    HiddenHands.Builder places = HiddenHands.of(CardSet.all().minus(seen));
    for (int i = 0; i < rules.seats(); i++) {
      Open seat = view.seats().get(i);
      places.place(i == view.seat().index() ? 0 : seat.left(), seat.never());
    }
    HiddenHands hidden = places.build();
    return random -> {
      List<CardSet> hands = with(hidden.deal(random), view.seat(), view.hand());
      return new Table(
          rules, view.number(), view.upcard(), hands, view.trick(), view.played(), view.seats());
    };
  }

  /** The table, with the components of the view. */
  record Table(
      Rules rules,
      int number,
      Card upcard,
      List<CardSet> hands,
      Trick trick,
      CardSet played,
      List<Open> seats)
      implements HandPosition<View, Move> {

    static Table dealt(Rules rules, int number, List<Long> scores, RandomGenerator random) {
      int cards = rules.hands() - number;
      List<CardSet> hands = HiddenHands.deal(CardSet.all(), rules.seats(), cards, random);
      CardSet rest = CardSet.all().minus(hands.stream().reduce(CardSet.none(), CardSet::union));
      Card upcard = HiddenHands.deal(rest, 1, 1, random).get(0).lowest();
      List<Open> seats =
          scores.stream()
              .map(score -> new Open(Optional.empty(), 0, cards, CardSet.none(), score))
              .toList();
      Trick first = Trick.ledBy(Seat.of((number + 1) % rules.seats()));
      return new Table(rules, number, upcard, hands, first, CardSet.none(), seats);
    }

    private TrickRules tricks() {
      return TrickRules.noTrump().withTrump(upcard.suit());
    }

    private boolean isBidding() {
      return seats.stream().anyMatch(seat -> seat.bid().isEmpty());
    }

    /** The dealer bids last. */
    private boolean isLastBid() {
      return seats.stream().filter(seat -> seat.bid().isEmpty()).count() == 1;
    }

    @Override
    public Seat toAct() {
      Seat seat = trick.toAct(rules.seats());
      while (isBidding() && seats.get(seat.index()).bid().isPresent()) {
        seat = seat.next(rules.seats());
      }
      return seat;
    }

    @Override
    public List<Move> legal() {
      if (isBidding()) {
        int cards = rules.hands() - number;
        int bids = seats.stream().mapToInt(seat -> seat.bid().orElse(0)).sum();
        return IntStream.rangeClosed(0, cards)
            .filter(bid -> !isLastBid() || bids + bid != cards)
            .<Move>mapToObj(Bid::new)
            .toList();
      }
      CardSet hand = hands.get(toAct().index());
      return tricks().legal(hand, trick).stream().<Move>map(Play::new).toList();
    }

    @Override
    public Table apply(Move move) {
      Seat seat = toAct();
      Open open = seats.get(seat.index());
      if (move instanceof Bid bid) {
        List<Open> known = with(seats, seat, open.withBid(bid.tricks()));
        return new Table(rules, number, upcard, hands, trick, played, known);
      }
      Card card = ((Play) move).card();
      Trick table = trick.with(card);
      List<CardSet> left = with(hands, seat, hands.get(seat.index()).without(card));
      List<Open> known = with(seats, seat, open.withPlayed(tricks().deniedBy(trick, card)));
      if (table.cards().size() == rules.seats()) {
        Seat taker = tricks().taker(table, rules.seats());
        known = with(known, taker, known.get(taker.index()).withTrick());
        table = Trick.ledBy(taker);
      }
      return new Table(rules, number, upcard, left, table, played.with(card), known);
    }

    @Override
    public View view(Seat seat, long turn, List<Move> legal) {
      CardSet hand = hands.get(seat.index());
      return new View(seat, turn, legal, number, upcard, hand, trick, played, seats);
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
      return dealt(rules, number + 1, scores(), random);
    }

    @Override
    public boolean isOver() {
      return isHandOver() && number == rules.hands() - 1;
    }

    @Override
    public List<Long> scores() {
      return seats.stream().map(seat -> isHandOver() ? seat.total() : seat.score()).toList();
    }
  }
}
