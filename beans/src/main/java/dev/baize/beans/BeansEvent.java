package dev.baize.beans;

import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.EventTexts;
import java.lang.invoke.MethodHandles;
import java.util.List;

/** An event in a game of bean trading. All are public but those that show cards of a hand. */
public sealed interface BeansEvent extends Event {

  /** The text form, which {@link #parse} reads. */
  @Override
  default String text() {
    return texts().print(this);
  }

  /**
   * {@return the event with this text form}
   *
   * @param text a text form as {@link #text} prints it
   * @throws IllegalArgumentException if there is no such event; quotes the text
   */
  static BeansEvent parse(String text) {
    return texts().parse(text);
  }

  private static EventTexts<BeansEvent> texts() {
    record CountedCard(Seat seat, Bean card, int number) {}
    record Sale(Seat seat, int length, Bean bean, long coins) {

      static Sale of(Sold event) {
        Chain chain = event.chain();
        return new Sale(event.seat(), chain.length(), chain.bean(), chain.coins());
      }

      Sold event() {
        Chain chain = new Chain(bean, length);
        if (chain.coins() != coins) {
          throw new IllegalArgumentException(chain + " sells for " + chain.coins());
        }
        return new Sold(seat, chain);
      }
    }
    final class Texts {
      static final EventTexts<BeansEvent> ALL =
          new EventTexts<BeansEvent>(
                  "beans", BeansGame.SEATS, "seat 1 plays Red", MethodHandles.lookup())
              .event(Dealt.class, "seat {seat} is dealt {cards...}")
              .event(TurnBegan.class, "seat {seat} begins a turn")
              .event(Drew.class, "seat {seat} draws {card}")
              .event(LaidOut.class, "seat {seat} lays out {cards...}")
              .event(PickedUp.class, "seat {seat} picks up {card}")
              .event(Played.class, "seat {seat} plays {card}")
              .event(Chained.class, "seat {seat} chains {card}")
              .event(Discarded.class, "seat {seat} discards {card}")
              .event(
                  DiscardedFromHand.class,
                  "seat {seat} throws away {card}, card {number} of the hand",
                  CountedCard.class,
                  event -> new CountedCard(event.seat(), event.card(), event.place() + 1),
                  text -> new DiscardedFromHand(text.seat(), text.card(), text.number() - 1))
              .event(LeftInTradeArea.class, "seat {seat} leaves {card}")
              .event(
                  Sold.class,
                  "seat {seat} sells {length} {bean} for {coins} coins",
                  Sale.class,
                  Sale::of,
                  Sale::event)
              .event(BoughtThirdChain.class, "seat {seat} buys a third chain")
              .event(GameEnded.class, "the game is over, {coinsOfFirst} to {coinsOfSecond}");
    }
    return Texts.ALL;
  }

  /**
   * A seat is dealt its first five cards, which only this seat sees.
   *
   * @param seat the seat that gets the cards
   * @param cards the cards, the front card first
   */
  record Dealt(Seat seat, List<Bean> cards) implements BeansEvent {
    /**
     * Copies the cards.
     *
     * @param seat the seat that gets the cards
     * @param cards the cards, the front card first
     */
    public Dealt {
      cards = List.copyOf(cards);
    }

    @Override
    public boolean visibleTo(Seat other) {
      return other == seat;
    }
  }

  /**
   * A turn begins.
   *
   * @param seat whose turn it is
   */
  record TurnBegan(Seat seat) implements BeansEvent {}

  /**
   * A seat draws a card to the back of its hand, which only this seat sees.
   *
   * @param seat the seat that draws
   * @param card the card
   */
  record Drew(Seat seat, Bean card) implements BeansEvent {
    @Override
    public boolean visibleTo(Seat other) {
      return other == seat;
    }
  }

  /**
   * Cards are drawn into the trade area.
   *
   * @param seat whose turn it is
   * @param cards the cards in the order they came, 1 to 3
   */
  record LaidOut(Seat seat, List<Bean> cards) implements BeansEvent {
    /**
     * Copies the cards.
     *
     * @param seat whose turn it is
     * @param cards 1 to 3, in the order they came
     */
    public LaidOut {
      cards = List.copyOf(cards);
    }
  }

  /**
   * The top card of the discard pile matches a bean in the trade area and moves there.
   *
   * @param seat whose turn it is
   * @param card the card
   */
  record PickedUp(Seat seat, Bean card) implements BeansEvent {}

  /**
   * A seat plays the front card of its hand to a chain.
   *
   * @param seat the seat that plays
   * @param card the card
   */
  record Played(Seat seat, Bean card) implements BeansEvent {}

  /**
   * A seat chains a card of the trade area.
   *
   * @param seat the seat that chains
   * @param card the card
   */
  record Chained(Seat seat, Bean card) implements BeansEvent {}

  /**
   * A seat discards a card that the other seat left in the trade area.
   *
   * @param seat the seat that discards
   * @param card the card
   */
  record Discarded(Seat seat, Bean card) implements BeansEvent {}

  /**
   * A seat discards a card of its hand.
   *
   * @param seat the seat that discards
   * @param card the card
   * @param place the place of the card in the hand, 0 for the front
   */
  record DiscardedFromHand(Seat seat, Bean card, int place) implements BeansEvent {
    /**
     * Checks the place.
     *
     * @param seat the seat that discards
     * @param card the card
     * @param place 0 or more
     */
    public DiscardedFromHand {
      if (place < 0) {
        throw new IllegalArgumentException("no place " + place + " in a hand; expected 0 or more");
      }
    }
  }

  /**
   * A seat leaves a card in the trade area, for the other seat.
   *
   * @param seat the seat that leaves it
   * @param card the card
   */
  record LeftInTradeArea(Seat seat, Bean card) implements BeansEvent {}

  /**
   * A seat ties and sells a chain.
   *
   * @param seat the seat that sells
   * @param chain the chain
   */
  record Sold(Seat seat, Chain chain) implements BeansEvent {}

  /**
   * A seat buys a third chain.
   *
   * @param seat the seat that buys
   */
  record BoughtThirdChain(Seat seat) implements BeansEvent {}

  /**
   * The game is over.
   *
   * @param coinsOfFirst the coins of seat 0
   * @param coinsOfSecond the coins of seat 1
   */
  record GameEnded(int coinsOfFirst, int coinsOfSecond) implements BeansEvent {}
}
