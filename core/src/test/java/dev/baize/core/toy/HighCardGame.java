package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Deck;
import dev.baize.core.card.Stock;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.Tally;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.UniformShuffle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A game of high card in progress. */
final class HighCardGame implements Game<HighCardView, Play> {

  private final HighCardRules rules;
  private final @Nullable Consumer<? super HighCardEvent> events;
  private final @Nullable Tally tally;
  private final Stock<Card> stock;

  /** The cards held, as bits of a {@link CardSet}, by seat. */
  private final long[] hands;

  /** The cards on the table, by {@link Card#index}, in the order played. */
  private final int[] trick;

  /** The tricks taken, by seat. */
  private final int[] taken;

  private int leader;
  private int turn;

  HighCardGame(
      HighCardRules rules,
      Seed seed,
      @Nullable Consumer<? super HighCardEvent> events,
      @Nullable Tally tally) {
    this.rules = rules;
    this.events = events;
    this.tally = tally;
    this.stock =
        Stock.of(Deck.french().shuffled(new UniformShuffle(), seed.derive("deal").generator()));
    this.hands = new long[rules.seats()];
    this.trick = new int[rules.seats()];
    this.taken = new int[rules.seats()];
    deal();
  }

  private HighCardGame(HighCardGame other, Stock<Card> stock) {
    this.rules = other.rules;
    this.events = null;
    this.tally = null;
    this.stock = stock;
    this.hands = other.hands.clone();
    this.trick = other.trick.clone();
    this.taken = other.taken.clone();
    this.leader = other.leader;
    this.turn = other.turn;
  }

  /** A game that looks like this to a seat. */
  HighCardGame(HighCardRules rules, HighCardView view, RandomGenerator random) {
    this.rules = rules;
    this.events = null;
    this.tally = null;
    CardSet seen = view.hand().union(view.trick().stream().collect(CardSet.collector()));
    List<Card> hidden = CardSet.all().minus(seen).toList();
    this.stock = Stock.of(new Deck<>(hidden).shuffled(new UniformShuffle(), random));
    this.hands = new long[rules.seats()];
    this.trick = new int[rules.seats()];
    this.taken = view.taken().stream().mapToInt(Integer::intValue).toArray();
    this.leader = view.leader().index();
    this.turn = Math.toIntExact(view.turn());
    int played = view.trick().size();
    for (int i = 0; i < played; i++) {
      trick[i] = view.trick().get(i).index();
    }
    int left = isOver() ? 0 : HighCardRules.HAND - turn / rules.seats() % HighCardRules.HAND;
    for (int i = 0; i < hands.length; i++) {
      Seat seat = Seat.of((leader + i) % hands.length);
      boolean own = seat.equals(view.seat());
      hands[seat.index()] =
          own ? view.hand().bits() : bits(stock.draw(i < played ? left - 1 : left));
    }
    int undealt = (rules.rounds() - 1 - (int) hand()) * rules.seats() * HighCardRules.HAND;
    stock.draw(stock.size() - undealt);
  }

  @Override
  public Seat toAct() {
    requireGoingOn();
    return Seat.of((leader + onTable()) % rules.seats());
  }

  @Override
  public HighCardView view(Seat seat) {
    if (seat.index() >= rules.seats()) {
      throw new IllegalArgumentException(
          "no %s; expected seat 0 to %d".formatted(seat, rules.seats() - 1));
    }
    return new HighCardView(
        seat, turn, Seat.of(leader), hand(seat.index()), onTheTable(), tricksTaken());
  }

  @Override
  public List<Play> legal() {
    return isOver() ? List.of() : hand(toAct().index()).stream().map(Play::of).toList();
  }

  @Override
  public boolean isLegal(Play decision) {
    return !isOver() && hand(toAct().index()).contains(decision.card());
  }

  @Override
  public void apply(Play decision) {
    Seat seat = toAct();
    if (!isLegal(decision)) {
      throw new IllegalDecisionException(seat, decision, legal(), position());
    }
    int card = decision.card().index();
    hands[seat.index()] &= ~(1L << card);
    trick[onTable()] = card;
    turn++;
    if (events != null) {
      events.accept(new HighCardEvent.Played(seat, decision.card()));
    }
    if (onTable() == 0) {
      take();
    }
  }

  private void take() {
    int highest = Arrays.stream(trick).max().orElseThrow();
    int position =
        IntStream.range(0, trick.length).filter(i -> trick[i] == highest).findFirst().orElseThrow();
    leader = (leader + position) % rules.seats();
    taken[leader]++;
    if (tally != null) {
      tally.add(0, highest);
    }
    if (events != null) {
      events.accept(new HighCardEvent.TrickTaken(Seat.of(leader)));
    }
    if (turn % (rules.seats() * HighCardRules.HAND) == 0 && !isOver()) {
      deal();
    }
  }

  private void deal() {
    for (int i = 0; i < hands.length; i++) {
      hands[i] = bits(stock.draw(HighCardRules.HAND));
      if (events != null) {
        events.accept(new HighCardEvent.Dealt(Seat.of(i), hand(i)));
      }
    }
  }

  @Override
  public long hand() {
    return Math.min(turn / (rules.seats() * HighCardRules.HAND), rules.rounds() - 1);
  }

  @Override
  public List<Long> scores() {
    return Arrays.stream(taken).mapToObj(Long::valueOf).toList();
  }

  @Override
  public boolean isOver() {
    return turn == rules.seats() * rules.rounds() * HighCardRules.HAND;
  }

  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over: " + position());
    }
    int most = Arrays.stream(taken).max().orElseThrow();
    return new Outcome(
        scores(),
        IntStream.range(0, taken.length).filter(i -> taken[i] == most).mapToObj(Seat::of).toList());
  }

  @Override
  public String position() {
    List<CardSet> held = Arrays.stream(hands).mapToObj(CardSet::ofBits).toList();
    return "turn %d, %s led %s, hands %s, taken %s, stock %s"
        .formatted(turn, Seat.of(leader), onTheTable(), held, tricksTaken(), stock);
  }

  @Override
  public HighCardGame copy() {
    return new HighCardGame(this, stock.copy());
  }

  @Override
  public HighCardGame redeal(Seat seat, RandomGenerator random) {
    List<Card> hidden = new ArrayList<>(stock.copy().draw(stock.size()));
    for (int i = 0; i < hands.length; i++) {
      if (i != seat.index()) {
        hidden.addAll(hand(i).toList());
      }
    }
    Stock<Card> anew = Stock.of(new Deck<>(hidden).shuffled(new UniformShuffle(), random));
    HighCardGame redealt = new HighCardGame(this, anew);
    for (int i = 0; i < hands.length; i++) {
      if (i != seat.index()) {
        redealt.hands[i] = bits(anew.draw(Long.bitCount(hands[i])));
      }
    }
    return redealt;
  }

  private void requireGoingOn() {
    if (isOver()) {
      throw new IllegalStateException("the game is over");
    }
  }

  private int onTable() {
    return turn % rules.seats();
  }

  private CardSet hand(int seat) {
    return CardSet.ofBits(hands[seat]);
  }

  private List<Card> onTheTable() {
    return Arrays.stream(trick, 0, onTable()).mapToObj(Card::at).toList();
  }

  private List<Integer> tricksTaken() {
    return Arrays.stream(taken).boxed().toList();
  }

  private static long bits(List<Card> cards) {
    return cards.stream().collect(CardSet.collector()).bits();
  }
}
