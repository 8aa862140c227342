package dev.baize.core.jmh;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Deck;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.UniformShuffle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Hearts as in {@code examples/hearts}, written on the interfaces of the engine without the kit.
 */
final class HandWrittenHearts implements Game<HandWrittenHearts.Seen, HandWrittenHearts.Move> {

  private static final int SEATS = 4;
  private static final int[] DISTANCES = {1, 3, 2, 0};
  private static final CardSet HEARTS = CardSet.suit(Suit.HEARTS);
  private static final CardSet COUNTING = HEARTS.with(Card.of(Rank.QUEEN, Suit.SPADES));
  private static final Card OPENING = Card.of(Rank.TWO, Suit.CLUBS);

  /** A card that is passed on, or played. */
  record Move(boolean passes, Card card) implements Decision {

    private static final Move[] PASSES = all(true);
    private static final Move[] PLAYS = all(false);

    private static Move[] all(boolean passes) {
      return CardSet.all().stream().map(card -> new Move(passes, card)).toArray(Move[]::new);
    }

    static Move of(boolean passes, Card card) {
      return (passes ? PASSES : PLAYS)[card.index()];
    }

    @Override
    public String text() {
      return (passes ? "pass " : "play ") + card;
    }
  }

  /** What a seat sees, as far as random players need it. */
  record Seen(Seat seat, long turn, CardSet hand, List<Card> trick) implements View {}

  private final Seed deals;
  private final long limit;
  private final CardSet[] hands = new CardSet[SEATS];
  private final CardSet[] passed = new CardSet[SEATS];
  private final int[] taken = new int[SEATS];
  private final long[] points = new long[SEATS];
  private final List<Card> trick = new ArrayList<>();
  private int number;
  private int leader;
  private int passes;
  private int played;
  private boolean broken;
  private long turn;

  HandWrittenHearts(Seed seed, long limit) {
    this.deals = seed.derive("deal");
    this.limit = limit;
    deal();
  }

  private HandWrittenHearts(HandWrittenHearts other) {
    this.deals = other.deals;
    this.limit = other.limit;
    System.arraycopy(other.hands, 0, hands, 0, SEATS);
    System.arraycopy(other.passed, 0, passed, 0, SEATS);
    System.arraycopy(other.taken, 0, taken, 0, SEATS);
    System.arraycopy(other.points, 0, points, 0, SEATS);
    trick.addAll(other.trick);
    this.number = other.number;
    this.leader = other.leader;
    this.passes = other.passes;
    this.played = other.played;
    this.broken = other.broken;
    this.turn = other.turn;
  }

  private void deal() {
    List<Card> deck = Deck.french().shuffled(new UniformShuffle(), deals.substream(number)).cards();
    for (int i = 0; i < SEATS; i++) {
      hands[i] = deck.subList(13 * i, 13 * i + 13).stream().collect(CardSet.collector());
      passed[i] = CardSet.none();
      taken[i] = 0;
    }
    played = 0;
    broken = false;
    passes = DISTANCES[number % 4] == 0 ? 0 : 12;
    if (passes == 0) {
      open();
    }
  }

  private void open() {
    leader = IntStream.range(0, SEATS).filter(i -> hands[i].contains(OPENING)).sum();
  }

  private int acting() {
    return passes > 0 ? (12 - passes) / 3 : (leader + trick.size()) % SEATS;
  }

  @Override
  public Seat toAct() {
    if (isOver()) {
      throw new IllegalStateException("the game is over");
    }
    return Seat.of(acting());
  }

  @Override
  public Seen view(Seat seat) {
    return new Seen(seat, turn, hands[seat.index()], List.copyOf(trick));
  }

  @Override
  public List<Move> legal() {
    if (isOver()) {
      return List.of();
    }
    boolean passing = passes > 0;
    List<Move> legal = new ArrayList<>(13);
    for (Card card : passing ? hands[acting()].minus(passed[acting()]) : playable()) {
      legal.add(Move.of(passing, card));
    }
    return Collections.unmodifiableList(legal);
  }

  private CardSet playable() {
    CardSet hand = hands[acting()];
    if (hand.contains(OPENING)) {
      return CardSet.of(OPENING);
    }
    CardSet legal = hand;
    CardSet unwelcome = broken ? CardSet.none() : HEARTS;
    if (!trick.isEmpty()) {
      CardSet following = hand.intersection(CardSet.suit(trick.get(0).suit()));
      legal = following.isEmpty() ? hand : following;
      unwelcome = played < SEATS ? COUNTING : CardSet.none();
    }
    CardSet better = legal.minus(unwelcome);
    return better.isEmpty() ? legal : better;
  }

  @Override
  public boolean isLegal(Move move) {
    if (isOver() || move.passes() != passes > 0) {
      return false;
    }
    int seat = acting();
    CardSet legal = passes > 0 ? hands[seat].minus(passed[seat]) : playable();
    return legal.contains(move.card());
  }

  @Override
  public void apply(Move move) {
    if (!isLegal(move)) {
      throw new IllegalDecisionException(toAct(), move, legal(), position());
    }
    turn++;
    int seat = acting();
    if (move.passes()) {
      passed[seat] = passed[seat].with(move.card());
      passes--;
      if (passes == 0) {
        exchange();
      }
      return;
    }
    hands[seat] = hands[seat].without(move.card());
    trick.add(move.card());
    played++;
    broken |= HEARTS.contains(move.card());
    if (trick.size() == SEATS) {
      take();
    }
  }

  private void exchange() {
    int distance = DISTANCES[number % 4];
    for (int i = 0; i < SEATS; i++) {
      hands[i] = hands[i].minus(passed[i]);
    }
    for (int i = 0; i < SEATS; i++) {
      int to = (i + distance) % SEATS;
      hands[to] = hands[to].union(passed[i]);
    }
    open();
  }

  private void take() {
    int best = 0;
    int counted = 0;
    for (int i = 0; i < SEATS; i++) {
      Card card = trick.get(i);
      if (card.suit() == trick.get(best).suit() && card.compareTo(trick.get(best)) > 0) {
        best = i;
      }
      counted += HEARTS.contains(card) ? 1 : COUNTING.contains(card) ? 13 : 0;
    }
    leader = (leader + best) % SEATS;
    taken[leader] += counted;
    trick.clear();
    if (played == 52) {
      count();
    }
  }

  private void count() {
    boolean all = Arrays.stream(taken).anyMatch(sum -> sum == 26);
    for (int i = 0; i < SEATS; i++) {
      points[i] += all ? 26 - taken[i] : taken[i];
    }
    if (!isOver()) {
      number++;
      deal();
    }
  }

  @Override
  public long hand() {
    return number;
  }

  @Override
  public List<Long> scores() {
    return Arrays.stream(points).mapToObj(sum -> -sum).toList();
  }

  @Override
  public boolean isOver() {
    return played == 52 && Arrays.stream(points).anyMatch(sum -> sum >= limit);
  }

  @Override
  public Outcome outcome() {
    List<Long> scores = scores();
    long best = Collections.max(scores);
    return new Outcome(
        scores,
        IntStream.range(0, SEATS).filter(i -> scores.get(i) == best).mapToObj(Seat::of).toList());
  }

  @Override
  public String position() {
    return "hands " + Arrays.toString(hands) + ", trick " + trick;
  }

  @Override
  public HandWrittenHearts copy() {
    return new HandWrittenHearts(this);
  }

  @Override
  public Game<Seen, Move> redeal(Seat seat, RandomGenerator random) {
    throw new UnsupportedOperationException("only random games are measured");
  }
}
