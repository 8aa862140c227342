package dev.baize.core.toy;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.CardGame;
import dev.baize.core.kit.HandPosition;
import dev.baize.core.kit.SeatView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * In each hand both seats are dealt a rank and bid up to three coins in secret; the product of both
 * is scored.
 */
public final class Auction extends CardGame<Auction.Table, Auction.View, Auction.Bid> {

  /** A number of coins, which is bid in secret. */
  public record Bid(int coins) implements Decision {
    @Override
    public String text() {
      return "bid " + coins;
    }
  }

  /** The rules: how many hands are played. */
  public record Table(int hands) {
    /** Checks the number. */
    public Table {
      if (hands < 1 || hands > 9) {
        throw new IllegalArgumentException(hands + " hands: expected 1 to 9");
      }
    }
  }

  /** What a seat knows of a seat: of another, the card and the bid once the hand is over. */
  record Other(boolean hasBid, long score, Optional<Rank> card, Optional<Bid> bid) {}

  /** What a seat sees of the table. */
  public record View(Seat seat, long turn, List<Bid> legal, int handNumber, List<Other> seats)
      implements SeatView<Bid> {}

  private static final List<Bid> BIDS = IntStream.range(0, 4).mapToObj(Bid::new).toList();

  /** The game with its player. */
  public Auction() {
    super("auction", new Table(2), "{hands} hands", View.class);
    preset("long", new Table(9));
    decisions(BIDS);
    player("Miser", "bids nothing", context -> view -> view.legal().get(0));
  }

  @Override
  protected int seats(Table rules) {
    return 2;
  }

  @Override
  protected Position deal(Table rules, RandomGenerator random) {
    return Position.dealt(rules, 0, List.of(0L, 0L), random);
  }

  @Override
  protected Function<RandomGenerator, Position> worlds(Table rules, View view) {
    List<Long> scores = view.seats().stream().map(Other::score).toList();
    return random -> {
      List<Rank> cards = new ArrayList<>();
      List<Optional<Bid>> bids = new ArrayList<>();
      for (Other other : view.seats()) {
        cards.add(other.card().orElseGet(() -> Position.rank(random)));
        Optional<Bid> any =
            Optional.of(BIDS.get(random.nextInt(BIDS.size()))).filter(bid -> other.hasBid());
        bids.add(other.card().isPresent() ? other.bid() : any);
      }
      return new Position(rules, view.handNumber(), cards, bids, scores);
    };
  }

  private record Position(
      Table rules, int number, List<Rank> cards, List<Optional<Bid>> bids, List<Long> before)
      implements HandPosition<View, Bid> {

    static Position dealt(Table rules, int number, List<Long> scores, RandomGenerator random) {
      return new Position(
          rules,
          number,
          List.of(rank(random), rank(random)),
          List.of(Optional.empty(), Optional.empty()),
          scores);
    }

    static Rank rank(RandomGenerator random) {
      return Rank.at(random.nextInt(3));
    }

    @Override
    public boolean isOver() {
      return isHandOver() && number == rules.hands() - 1;
    }

    @Override
    public Seat toAct() {
      return Seat.of(bids.get(0).isEmpty() ? 0 : 1);
    }

    @Override
    public List<Bid> legal() {
      return BIDS;
    }

    @Override
    public Position apply(Bid bid) {
      return new Position(
          rules,
          number,
          cards,
          dev.baize.core.kit.Position.with(bids, toAct(), Optional.of(bid)),
          before);
    }

    @Override
    public View view(Seat seat, long turn, List<Bid> legal) {
      List<Other> seats = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        boolean isShown = i == seat.index() || isHandOver();
        seats.add(
            new Other(
                bids.get(i).isPresent(),
                before.get(i),
                Optional.of(cards.get(i)).filter(card -> isShown),
                bids.get(i).filter(bid -> isShown)));
      }
      return new View(seat, turn, legal, number, seats);
    }

    @Override
    public List<Long> scores() {
      return IntStream.range(0, 2)
          .mapToObj(i -> before.get(i) + (isHandOver() ? worth(i) : 0))
          .toList();
    }

    private long worth(int seat) {
      return (long) bids.get(seat).map(Bid::coins).orElse(0) * cards.get(seat).index();
    }

    @Override
    public String dealt(Seat seat) {
      return cards.get(seat.index()).toString();
    }

    @Override
    public boolean isSecret(Bid bid) {
      return true;
    }

    @Override
    public long hand() {
      return number;
    }

    @Override
    public boolean isHandOver() {
      return bids.get(1).isPresent();
    }

    @Override
    public Position nextHand(RandomGenerator random) {
      return dealt(rules, number + 1, scores(), random);
    }
  }
}
