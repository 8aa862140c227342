package hearts;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Deck;
import dev.baize.core.card.Stock;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.UniformShuffle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A game in progress. */
final class HeartsGame implements Game<HeartsView, Play> {
  private final HeartsRules rules;
  private final Consumer<? super HeartsEvent> events;
  private final CardSet[] hands;
  private final int[] taken;
  private final List<Card> trick = new ArrayList<>();
  private final List<Card> played = new ArrayList<>();
  private int leader;
  private int turn;

  HeartsGame(HeartsRules rules, Seed seed, Consumer<? super HeartsEvent> events) {
    this.rules = rules;
    this.events = events == null ? event -> {} : events;
    this.hands = new CardSet[rules.seats()];
    this.taken = new int[rules.seats()];
    Arrays.fill(hands, CardSet.none());
    RandomGenerator random = seed.derive("deal").generator();
    deal(Stock.of(Deck.french().shuffled(new UniformShuffle(), random)), HeartsRules.CARDS);
    for (int i = 0; i < hands.length; i++) {
      this.events.accept(new HeartsEvent.Dealt(Seat.of(i), hands[i]));
    }
  }

  /** A game that a view may be of; the others hold any cards. */
  HeartsGame(HeartsRules rules, HeartsView view) {
    this.rules = rules;
    this.events = event -> {};
    this.hands = new CardSet[rules.seats()];
    this.taken = view.taken().stream().mapToInt(Integer::intValue).toArray();
    this.trick.addAll(view.trick());
    this.played.addAll(view.played());
    this.leader = view.leader().index();
    this.turn = (int) view.turn();
    Stock<Card> unseen = Stock.of(Deck.of(view.unseen().toList()));
    for (int i = 0; i < hands.length; i++) {
      boolean hasPlayed = (i - leader + hands.length) % hands.length < trick.size();
      int left = HeartsRules.CARDS - turn / hands.length - (hasPlayed ? 1 : 0);
      boolean own = i == view.seat().index();
      hands[i] = own ? view.hand() : unseen.draw(left).stream().collect(CardSet.collector());
    }
  }

  private HeartsGame(HeartsGame other) {
    this.rules = other.rules;
    this.events = event -> {};
    this.hands = other.hands.clone();
    this.taken = other.taken.clone();
    this.trick.addAll(other.trick);
    this.played.addAll(other.played);
    this.leader = other.leader;
    this.turn = other.turn;
  }

  private void deal(Stock<Card> stock, int cards) {
    for (int i = 0; i < hands.length; i++) {
      hands[i] = stock.draw(cards).stream().collect(CardSet.collector());
    }
  }

  @Override
  public Seat toAct() {
    if (isOver()) {
      throw new IllegalStateException("the game is over");
    }
    return Seat.of((leader + trick.size()) % rules.seats());
  }

  @Override
  public HeartsView view(Seat seat) {
    if (seat.index() >= rules.seats()) {
      throw new IllegalArgumentException("no " + seat);
    }
    CardSet hand = hands[seat.index()];
    return new HeartsView(seat, turn, Seat.of(leader), hand, trick, played, hearts());
  }

  private List<Integer> hearts() {
    return Arrays.stream(taken).boxed().toList();
  }

  /** In the order of the cards. */
  @Override
  public List<Play> legal() {
    return isOver() ? List.of() : view(toAct()).legalCards().stream().map(Play::new).toList();
  }

  @Override
  public boolean isLegal(Play play) {
    return !isOver() && view(toAct()).legalCards().contains(play.card());
  }

  @Override
  public void apply(Play play) {
    Seat seat = toAct();
    if (!isLegal(play)) {
      throw new IllegalDecisionException(seat, play, legal(), position());
    }
    hands[seat.index()] = hands[seat.index()].without(play.card());
    trick.add(play.card());
    played.add(play.card());
    turn++;
    events.accept(new HeartsEvent.Played(seat, play.card()));
    if (trick.size() == rules.seats()) {
      take();
    }
  }

  private void take() {
    int hearts = (int) trick.stream().filter(card -> card.suit() == Suit.HEARTS).count();
    leader = (leader + HeartsView.winner(trick)) % rules.seats();
    taken[leader] += hearts;
    trick.clear();
    events.accept(new HeartsEvent.Taken(Seat.of(leader), hearts));
  }

  @Override
  public boolean isOver() {
    return turn == rules.seats() * HeartsRules.CARDS;
  }

  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over");
    }
    int fewest = Arrays.stream(taken).min().orElseThrow();
    IntStream best = IntStream.range(0, taken.length).filter(i -> taken[i] == fewest);
    List<Seat> winners = best.mapToObj(Seat::of).toList();
    return new Outcome(Arrays.stream(taken).mapToObj(hearts -> -1L * hearts).toList(), winners);
  }

  @Override
  public String position() {
    return "turn %d, %s led %s, hands %s, hearts taken %s"
        .formatted(turn, Seat.of(leader), trick, Arrays.toString(hands), hearts());
  }

  @Override
  public HeartsGame copy() {
    return new HeartsGame(this);
  }

  /** Any card that the seat has not seen may be where nothing that it has seen excludes it. */
  @Override
  public HeartsGame redeal(Seat seat, RandomGenerator random) {
    HeartsView view = view(seat);
    Deck<Card> unseen = Deck.of(view.unseen().toList());
    HeartsGame redealt = copy();
    do {
      Stock<Card> stock = Stock.of(unseen.shuffled(new UniformShuffle(), random));
      for (int i = 0; i < hands.length; i++) {
        if (i != seat.index()) {
          redealt.hands[i] = stock.draw(hands[i].size()).stream().collect(CardSet.collector());
        }
      }
    } while (!redealt.isPossible(view));
    return redealt;
  }

  /** Whether nobody holds a card that a view excludes. */
  private boolean isPossible(HeartsView view) {
    return IntStream.range(0, hands.length)
        .allMatch(i -> hands[i].intersection(view.cannotHold(Seat.of(i))).isEmpty());
  }
}
