package dev.baize.beans.screen;

import static dev.baize.core.table.StyledText.format;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansEvent.BoughtThirdChain;
import dev.baize.beans.BeansEvent.Chained;
import dev.baize.beans.BeansEvent.Discarded;
import dev.baize.beans.BeansEvent.DiscardedFromHand;
import dev.baize.beans.BeansEvent.Drew;
import dev.baize.beans.BeansEvent.LaidOut;
import dev.baize.beans.BeansEvent.LeftInTradeArea;
import dev.baize.beans.BeansEvent.PickedUp;
import dev.baize.beans.BeansEvent.Played;
import dev.baize.beans.BeansEvent.Sold;
import dev.baize.beans.BeansEvent.TurnBegan;
import dev.baize.beans.Display;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;

/** Describes the events of bean trading in sentences. */
record EventSentences(Speech speech) {

  /** What happened; empty if there is nothing to say. */
  StyledText describe(BeansEvent event) {
    if (event instanceof TurnBegan began) {
      String whose = began.seat() == speech.seat() ? "Your" : speech.name(began.seat()) + "'s";
      return StyledText.strong("\n" + whose + " turn:");
    }
    if (event instanceof Drew drew) {
      return of(drew.seat(), "draw", drew.card());
    }
    if (event instanceof LaidOut out) {
      return format(
          "%s %s.",
          speech.does(out.seat(), "lay out", "lays out"),
          StyledText.list(", ", out.cards().stream().map(BeanName::of).toList()));
    }
    if (event instanceof PickedUp up) {
      return format(
          "%s %s from the discard pile.",
          speech.does(up.seat(), "pick up", "picks up"), BeanName.of(up.card()));
    }
    if (event instanceof Sold sold) {
      return format(
          "%s %s %s for %s.",
          speech.does(sold.seat(), "sell", "sells"),
          sold.chain().length(),
          BeanName.of(sold.chain().bean()),
          Display.coins(sold.chain().coins()));
    }
    if (event instanceof BoughtThirdChain bought) {
      return StyledText.of(speech.does(bought.seat(), "buy", "buys") + " a third chain.");
    }
    if (event instanceof Played played) {
      return of(played.seat(), "play", played.card());
    }
    if (event instanceof Chained chained) {
      return of(chained.seat(), "chain", chained.card());
    }
    if (event instanceof Discarded discarded) {
      return of(discarded.seat(), "discard", discarded.card());
    }
    if (event instanceof DiscardedFromHand away) {
      return format(
          "%s %s away.", speech.does(away.seat(), "throw", "throws"), BeanName.of(away.card()));
    }
    return event instanceof LeftInTradeArea left
        ? of(left.seat(), "leave", left.card())
        : StyledText.EMPTY;
  }

  private StyledText of(Seat seat, String verb, Bean card) {
    return format("%s %s.", speech.does(seat, verb, verb + "s"), BeanName.of(card));
  }
}
