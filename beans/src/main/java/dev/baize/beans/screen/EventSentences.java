package dev.baize.beans.screen;

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
import java.util.List;

/** Describes the events of bean trading in sentences. */
final class EventSentences {

  private final Speech speech;

  EventSentences(Speech speech) {
    this.speech = speech;
  }

  /** What happened; empty if there is nothing to say. */
  StyledText describe(BeansEvent event) {
    if (event instanceof TurnBegan began) {
      String whose = began.seat() == speech.seat() ? "Your" : speech.name(began.seat()) + "'s";
      return StyledText.strong("\n" + whose + " turn:");
    }
    if (event instanceof Drew drew) {
      return of(drew.seat(), "draw", "draws", drew.card(), ".");
    }
    if (event instanceof LaidOut out) {
      return StyledText.join(
          speech.does(out.seat(), "lay out ", "lays out "), list(out.cards()), ".");
    }
    if (event instanceof PickedUp up) {
      return of(up.seat(), "pick up", "picks up", up.card(), " from the discard pile.");
    }
    if (event instanceof Sold sold) {
      return of(
          sold.seat(),
          "sell " + sold.chain().length(),
          "sells " + sold.chain().length(),
          sold.chain().bean(),
          " for " + Display.coins(sold.chain().coins()) + ".");
    }
    if (event instanceof BoughtThirdChain bought) {
      return StyledText.of(speech.does(bought.seat(), "buy", "buys") + " a third chain.");
    }
    return ofCard(event);
  }

  private StyledText ofCard(BeansEvent event) {
    if (event instanceof Played played) {
      return of(played.seat(), "play", "plays", played.card(), ".");
    }
    if (event instanceof Chained chained) {
      return of(chained.seat(), "chain", "chains", chained.card(), ".");
    }
    if (event instanceof Discarded discarded) {
      return of(discarded.seat(), "discard", "discards", discarded.card(), ".");
    }
    if (event instanceof DiscardedFromHand away) {
      return of(away.seat(), "throw", "throws", away.card(), " away.");
    }
    if (event instanceof LeftInTradeArea left) {
      return of(left.seat(), "leave", "leaves", left.card(), ".");
    }
    return StyledText.EMPTY;
  }

  private StyledText of(Seat seat, String you, String others, Bean card, String rest) {
    return StyledText.join(speech.does(seat, you, others) + " ", BeanName.of(card), rest);
  }

  private StyledText list(List<Bean> cards) {
    return StyledText.list(", ", cards.stream().map(BeanName::of).toList());
  }
}
