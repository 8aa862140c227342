package dev.baize.beans;

import dev.baize.core.game.Seat;
import dev.baize.core.kit.EventTexts;
import java.lang.invoke.MethodHandles;

/** The texts of the events of beans. */
final class BeansEventTexts {

  static final EventTexts<BeansEvent> ALL =
      EventTexts.<BeansEvent>builder(
              "beans", BeansGame.SEATS, "seat 1 plays Red", MethodHandles.lookup())
          .event(BeansEvent.Dealt.class, "seat {seat} is dealt {cards...}")
          .event(BeansEvent.TurnBegan.class, "seat {seat} begins a turn")
          .event(BeansEvent.Drew.class, "seat {seat} draws {card}")
          .event(BeansEvent.LaidOut.class, "seat {seat} lays out {cards...}")
          .event(BeansEvent.PickedUp.class, "seat {seat} picks up {card}")
          .event(BeansEvent.Played.class, "seat {seat} plays {card}")
          .event(BeansEvent.Chained.class, "seat {seat} chains {card}")
          .event(BeansEvent.Discarded.class, "seat {seat} discards {card}")
          .event(
              BeansEvent.ThrewAway.class,
              "seat {seat} throws away {card}, card {number} of the hand",
              Thrown.class,
              event -> new Thrown(event.seat(), event.card(), event.place() + 1),
              text -> new BeansEvent.ThrewAway(text.seat(), text.card(), text.number() - 1))
          .event(BeansEvent.Left.class, "seat {seat} leaves {card}")
          .event(
              BeansEvent.Sold.class,
              "seat {seat} sells {length} {bean} for {coins} coins",
              Sale.class,
              event -> Sale.of(event.seat(), event.chain()),
              Sale::event)
          .event(BeansEvent.BoughtThirdChain.class, "seat {seat} buys a third chain")
          .event(BeansEvent.GameEnded.class, "the game is over, {coinsOfFirst} to {coinsOfSecond}")
          .build();

  private BeansEventTexts() {}

  /**
   * A card that is thrown away.
   *
   * @param number of the card in the hand, from 1
   */
  record Thrown(Seat seat, Bean card, int number) {}

  /**
   * A chain that is sold.
   *
   * @param coins follow from bean and length
   */
  record Sale(Seat seat, int length, Bean bean, long coins) {

    static Sale of(Seat seat, Chain chain) {
      return new Sale(seat, chain.length(), chain.bean(), chain.coins());
    }

    BeansEvent.Sold event() {
      Chain chain = new Chain(bean, length);
      if (chain.coins() != coins) {
        throw new IllegalArgumentException(chain + " sells for " + chain.coins());
      }
      return new BeansEvent.Sold(seat, chain);
    }
  }
}
