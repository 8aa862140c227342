package dev.baize.beans.kernel;

import org.jspecify.annotations.Nullable;

/** A position of a game, which {@link Turn} changes. Copies share no mutable state. */
public final class GameState {

  public static final int SEATS = 2;
  public static final int NONE = -1;
  static final int DEALT = 5;

  public final SeatState[] seats = {new SeatState(), new SeatState()};

  /** The deck, which never changes; the cards from {@link #next} on have not been drawn. */
  public int[] deck;

  /** How many cards of the deck have been drawn. */
  public int next;

  public final DiscardPile pile = new DiscardPile();
  public final TradeArea area = new TradeArea();

  /** How many cards of each bean have been sold, one byte per bean. */
  public long sold;

  /** One of {@link Step}. */
  public int step;

  /** The bean on the card to be chained, left, discarded or played, or {@link #NONE}. */
  public int card = NONE;

  /** Whether the seat to act must sell a chain to make room for a card. */
  public boolean selling;

  /** The seat to act, set by {@link #setToAct}; that of the last turn once the game is over. */
  public int toAct;

  private SeatState actor = seats[0];

  public int turns;

  /** The mask of the legal {@link Choices}; 0 once the game is over. */
  public long legal;

  public final boolean openingDraw;
  public final boolean finalSale;

  /** Null if nobody listens. */
  @Nullable EventSink events;

  /** A position in which nobody has anything, and the deck is blank. */
  public GameState(boolean openingDraw, boolean finalSale, int deckSize) {
    this.openingDraw = openingDraw;
    this.finalSale = finalSale;
    this.deck = new int[Prices.CARDS];
    this.next = deck.length - deckSize;
  }

  /** Deals five cards to seat 0, then five to seat 1; the deck is not copied, nor modified. */
  public GameState(boolean openingDraw, boolean finalSale, int[] deck) {
    this.openingDraw = openingDraw;
    this.finalSale = finalSale;
    this.deck = deck;
    for (SeatState seat : seats) {
      for (int i = 0; i < DEALT; i++) {
        seat.take(deck[next++]);
      }
    }
  }

  /** A copy without an event sink. */
  public GameState(GameState other) {
    this.openingDraw = other.openingDraw;
    this.finalSale = other.finalSale;
    this.deck = other.deck;
    set(other);
  }

  /** Copies another position of a game with the same rules into this one. */
  public void set(GameState other) {
    seats[0].set(other.seats[0]);
    seats[1].set(other.seats[1]);
    deck = other.deck;
    next = other.next;
    pile.set(other.pile);
    area.set(other.area);
    sold = other.sold;
    step = other.step;
    card = other.card;
    selling = other.selling;
    setToAct(other.toAct);
    turns = other.turns;
    legal = other.legal;
  }

  /** Takes cards out of the game that have been sold. */
  public void addSold(int bean, int count) {
    sold += count * SeatState.one(bean);
  }

  /** Reports an event as {@link EventSink#happened} takes it, if anybody listens. */
  void report(EventSink.Kind kind, int seat, int bean, int number) {
    if (events != null) {
      events.happened(kind, seat, bean, number);
    }
  }

  public SeatState actor() {
    return actor;
  }

  public void setToAct(int seat) {
    toAct = seat;
    actor = seats[seat];
  }

  public int deckSize() {
    return Prices.CARDS - next;
  }

  public boolean isOver() {
    return step == Step.OVER;
  }

  /** What is asked: the step, or {@link Step#PLAY}, which asks nothing else, for a sale. */
  public int phase() {
    return selling ? Step.PLAY : step;
  }

  /** Whether the card in question is the front card of the hand. */
  public boolean isPlaying() {
    return step == Step.PLAY || step == Step.AGAIN;
  }

  /** Sets {@link #legal} to what follows from the rest of the state: 0 if nothing is asked. */
  public void updateLegal() {
    long answers = answers();
    boolean mayBuy = answers != 0 && actor().mayBuy();
    legal = answers | (mayBuy ? Choices.set(Choices.BUY) : 0);
  }

  private long answers() {
    card = cardInQuestion();
    if (selling) {
      return (long) actor().kinds << Choices.SELL;
    }
    if (card == NONE) {
      return step == Step.DISCARD && actor().held() > 0 ? Choices.discards(actor().held()) : 0;
    }
    return switch (step) {
      case Step.LEFT -> (Choices.set(Choices.CHAIN) | Choices.set(Choices.DISCARD)) << card;
      case Step.DRAWN -> (Choices.set(Choices.CHAIN) | Choices.set(Choices.LEAVE)) << card;
      default -> Choices.set(Choices.PLAY) << card | Choices.set(Choices.STOP);
    };
  }

  private int cardInQuestion() {
    return switch (step) {
      case Step.LEFT, Step.DRAWN -> area.pending() == 0 ? NONE : area.firstPending();
      case Step.PLAY, Step.AGAIN -> actor().held() == 0 ? NONE : actor().card(0);
      default -> NONE;
    };
  }
}
