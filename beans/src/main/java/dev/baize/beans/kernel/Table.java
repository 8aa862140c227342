package dev.baize.beans.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A game from the deal to the last turn. It knows what is legal, and carries out what it is told to
 * without a check: {@code BeansGame} checks. Tables that are copied share nothing that changes.
 */
public final class Table {

  /** How many seats there are. */
  public static final int SEATS = 2;

  private static final int DEALT = 5;
  private static final int LAID_OUT = 3;
  private static final int DRAWN_LAST = 2;
  private static final int CARD_OF_CHOICE = 7;

  /** What the seats have. */
  public final Side[] sides = {new Side(), new Side()};

  /** The deck, which never changes; the cards from {@link #next} on are not drawn. */
  public byte[] deck;

  /** How many cards of the deck are drawn. */
  public int next;

  /** What the seats threw away. */
  public final Pile pile = new Pile();

  /** What was laid out. */
  public final TradeArea area = new TradeArea();

  /** How many cards of each bean were sold, a byte for each. */
  public long sold;

  /** One of {@link Step}. */
  public int step;

  /** Whether the question is which chain to sell, so that a card has room. */
  public boolean selling;

  /** The seat to act; who took the last turn once the game is over. */
  public int toAct;

  /** How many turns have begun. */
  public int turns;

  /** What may be decided: {@link Choices}. Empty once the game is over. */
  public long legal;

  private final boolean openingDraw;
  private final boolean finalSale;
  private @Nullable Witness witness;

  /**
   * Deals five cards to seat 0, then five to seat 1.
   *
   * @param openingDraw whether a turn begins with a card drawn into the hand
   * @param finalSale whether the chains on the table are sold when the game ends
   * @param deck is kept and not changed
   */
  public Table(boolean openingDraw, boolean finalSale, byte[] deck) {
    this.openingDraw = openingDraw;
    this.finalSale = finalSale;
    this.deck = deck;
    for (Side side : sides) {
      for (int i = 0; i < DEALT; i++) {
        side.take(deck[next++]);
      }
    }
  }

  /**
   * A copy, which nobody witnesses.
   *
   * @param other is not changed
   */
  public Table(Table other) {
    this.openingDraw = other.openingDraw;
    this.finalSale = other.finalSale;
    this.deck = other.deck;
    set(other);
  }

  /**
   * Becomes like another.
   *
   * @param other a table of the same rules
   */
  public void set(Table other) {
    sides[0].set(other.sides[0]);
    sides[1].set(other.sides[1]);
    deck = other.deck;
    next = other.next;
    pile.set(other.pile);
    area.set(other.area);
    sold = other.sold;
    step = other.step;
    selling = other.selling;
    toAct = other.toAct;
    turns = other.turns;
    legal = other.legal;
  }

  /**
   * Begins the first turn, of seat 0.
   *
   * @param listening is told of what happens from now on; null if nobody is
   */
  public void begin(@Nullable Witness listening) {
    witness = listening;
    beginTurn();
  }

  /**
   * Carries out a decision and goes on to the next.
   *
   * @param choice one that is legal: it is not checked
   */
  public void apply(int choice) {
    int bean = choice & CARD_OF_CHOICE;
    switch (choice & ~CARD_OF_CHOICE) {
      case Choices.CHAIN, Choices.PLAY -> place(bean);
      case Choices.DISCARD -> discard(bean);
      case Choices.LEAVE -> leave(bean);
      case Choices.SELL -> sell(bean);
      default -> applyOther(choice);
    }
  }

  private void applyOther(int choice) {
    switch (choice) {
      case Choices.BUY -> buy();
      case Choices.STOP -> considerDiscard();
      case Choices.KEEP -> layOut();
      default -> throwAway(choice - Choices.FROM_HAND);
    }
  }

  // The turn, step by step.

  private void beginTurn() {
    turns++;
    if (witness != null) {
      witness.turnBegan(toAct);
    }
    if (openingDraw) {
      draw(1);
    }
    area.askAll();
    takeLeft();
  }

  private void takeLeft() {
    step = Step.LEFT;
    if (area.pending() == 0) {
      playFront();
    } else {
      ask();
    }
  }

  private void playFront() {
    step = Step.PLAY;
    if (side().held == 0) {
      layOut();
    } else {
      place(side().card(0));
    }
  }

  private void considerAgain() {
    step = Step.AGAIN;
    if (side().held == 0) {
      layOut();
    } else {
      ask();
    }
  }

  private void considerDiscard() {
    step = Step.DISCARD;
    if (side().held == 0) {
      layOut();
    } else {
      ask();
    }
  }

  private void layOut() {
    int from = next;
    next = Math.min(from + LAID_OUT, deck.length);
    int kinds = 0;
    for (int i = from; i < next; i++) {
      kinds |= 1 << deck[i];
    }
    int drawn = next - from;
    byte[] cards = new byte[drawn + pile.matching(kinds)];
    System.arraycopy(deck, from, cards, 0, drawn);
    if (witness != null && drawn > 0) {
      witness.laidOut(toAct, cards, drawn);
    }
    for (int i = drawn; i < cards.length; i++) {
      cards[i] = pile.take();
      if (witness != null) {
        witness.pickedUp(toAct, cards[i]);
      }
    }
    area.fill(cards);
    takeDrawn();
  }

  private void takeDrawn() {
    step = Step.DRAWN;
    if (area.pending() == 0) {
      endTurn();
    } else {
      ask();
    }
  }

  private void endTurn() {
    draw(DRAWN_LAST);
    if (next < deck.length) {
      toAct ^= 1;
      beginTurn();
    } else {
      end();
    }
  }

  private void end() {
    step = Step.OVER;
    legal = 0;
    if (finalSale) {
      for (int seat = 0; seat < SEATS; seat++) {
        sellAll(seat);
      }
    }
    if (witness != null) {
      witness.ended();
    }
  }

  private void sellAll(int seat) {
    int slots = sides[seat].slots;
    for (int place = 0; place < sides[seat].places; place++) {
      int bean = Side.bean(slots, place);
      if (bean >= 0) {
        sellChain(seat, bean);
      }
    }
  }

  // What a seat does.

  private Side side() {
    return sides[toAct];
  }

  private void draw(int count) {
    int last = Math.min(next + count, deck.length);
    while (next < last) {
      int bean = deck[next++];
      side().take(bean);
      if (witness != null) {
        witness.drew(toAct, bean);
      }
    }
  }

  private void place(int bean) {
    if (!side().hasRoom(bean)) {
      selling = true;
      ask();
      return;
    }
    side().chain(bean);
    if (step == Step.PLAY || step == Step.AGAIN) {
      side().remove(0);
      if (witness != null) {
        witness.played(toAct, bean);
      }
      if (step == Step.PLAY) {
        considerAgain();
      } else {
        considerDiscard();
      }
    } else {
      area.removeAsked();
      if (witness != null) {
        witness.chained(toAct, bean);
      }
      goOn();
    }
  }

  private void goOn() {
    if (step == Step.LEFT) {
      takeLeft();
    } else {
      takeDrawn();
    }
  }

  private void discard(int bean) {
    area.removeAsked();
    pile.add(bean);
    if (witness != null) {
      witness.discarded(toAct, bean);
    }
    takeLeft();
  }

  private void leave(int bean) {
    area.leaveAsked();
    if (witness != null) {
      witness.left(toAct, bean);
    }
    takeDrawn();
  }

  private void throwAway(int place) {
    int bean = side().remove(place);
    pile.add(bean);
    if (witness != null) {
      witness.threwAway(toAct, bean, place);
    }
    layOut();
  }

  private void sell(int bean) {
    sellChain(toAct, bean);
    selling = false;
    place(card());
  }

  private void sellChain(int seat, int bean) {
    int length = sides[seat].length(bean);
    sides[seat].sell(bean);
    sold += (long) length << (Byte.SIZE * bean);
    if (witness != null) {
      witness.sold(seat, bean, length);
    }
  }

  private void buy() {
    side().buy();
    if (witness != null) {
      witness.bought(toAct);
    }
    if (selling) {
      selling = false;
      place(card());
    } else {
      ask();
    }
  }

  // What is asked.

  /** {@return whether the game has ended} */
  public boolean isOver() {
    return step == Step.OVER;
  }

  /**
   * {@return the card that is to be chained, left, discarded or played; not in {@link
   * Step#DISCARD}}
   */
  public int card() {
    return step == Step.PLAY || step == Step.AGAIN ? side().card(0) : area.asked();
  }

  /** Sets what is legal by all else. */
  public void ask() {
    legal = answers() | (side().mayBuy() ? Choices.set(Choices.BUY) : 0);
  }

  private long answers() {
    if (selling) {
      return (long) side().kinds << Choices.SELL;
    }
    return switch (step) {
      case Step.LEFT -> (Choices.set(Choices.CHAIN) | Choices.set(Choices.DISCARD)) << card();
      case Step.AGAIN -> Choices.set(Choices.PLAY) << card() | Choices.set(Choices.STOP);
      case Step.DISCARD -> Choices.discards(side().held);
      case Step.DRAWN -> (Choices.set(Choices.CHAIN) | Choices.set(Choices.LEAVE)) << card();
      default -> 0;
    };
  }
}
