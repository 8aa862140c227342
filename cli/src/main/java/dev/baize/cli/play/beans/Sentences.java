package dev.baize.cli.play.beans;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansEvent.BoughtThirdChain;
import dev.baize.beans.BeansEvent.Chained;
import dev.baize.beans.BeansEvent.Discarded;
import dev.baize.beans.BeansEvent.Drew;
import dev.baize.beans.BeansEvent.LaidOut;
import dev.baize.beans.BeansEvent.Left;
import dev.baize.beans.BeansEvent.PickedUp;
import dev.baize.beans.BeansEvent.Played;
import dev.baize.beans.BeansEvent.Sold;
import dev.baize.beans.BeansEvent.ThrewAway;
import dev.baize.beans.BeansEvent.TurnBegan;
import dev.baize.beans.Display;
import dev.baize.cli.play.Look;
import dev.baize.cli.play.Speech;
import dev.baize.core.game.Seat;
import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** What happens at bean trading, in words. */
final class Sentences {

  /** By {@link Bean#index}. */
  private static final int[] COLOURS = {
    AttributedStyle.BLUE,
    AttributedStyle.MAGENTA,
    AttributedStyle.CYAN,
    AttributedStyle.GREEN,
    AttributedStyle.YELLOW,
    AttributedStyle.BRIGHT,
    AttributedStyle.RED,
    AttributedStyle.WHITE
  };

  private final Speech speech;
  private final Look look;

  Sentences(Speech speech, Look look) {
    this.speech = speech;
    this.look = look;
  }

  /** A text in the colour of a bean. */
  static AttributedString inColour(Look look, Bean bean, String text) {
    return look.coloured(text, COLOURS[bean.index()]);
  }

  /** What happened; empty if there is nothing to say. */
  AttributedString tell(BeansEvent event) {
    if (event instanceof TurnBegan began) {
      String whose = began.seat() == speech.seat() ? "Your" : speech.name(began.seat()) + "'s";
      return look.strong("\n" + whose + " turn:");
    }
    if (event instanceof Drew drew) {
      return of(drew.seat(), "draw", "draws", drew.card(), ".");
    }
    if (event instanceof LaidOut out) {
      return Speech.join(speech.does(out.seat(), "lay out ", "lays out "), list(out.cards()), ".");
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
      return new AttributedString(speech.does(bought.seat(), "buy", "buys") + " a third chain.");
    }
    return ofCard(event);
  }

  private AttributedString ofCard(BeansEvent event) {
    if (event instanceof Played played) {
      return of(played.seat(), "play", "plays", played.card(), ".");
    }
    if (event instanceof Chained chained) {
      return of(chained.seat(), "chain", "chains", chained.card(), ".");
    }
    if (event instanceof Discarded discarded) {
      return of(discarded.seat(), "discard", "discards", discarded.card(), ".");
    }
    if (event instanceof ThrewAway away) {
      return of(away.seat(), "throw", "throws", away.card(), " away.");
    }
    if (event instanceof Left left) {
      return of(left.seat(), "leave", "leaves", left.card(), ".");
    }
    return AttributedString.EMPTY;
  }

  private AttributedString of(Seat seat, String you, String others, Bean card, String rest) {
    return Speech.join(
        speech.does(seat, you, others) + " ", inColour(look, card, card.toString()), rest);
  }

  private AttributedString list(List<Bean> cards) {
    AttributedStringBuilder words = new AttributedStringBuilder();
    for (Bean card : cards) {
      words.append(words.length() == 0 ? "" : ", ").append(inColour(look, card, card.toString()));
    }
    return words.toAttributedString();
  }

  /** Who decided what an event tells of; empty for what follows by itself. */
  Optional<Seat> doer(BeansEvent event) {
    Seat seat = null;
    if (event instanceof Played played) {
      seat = played.seat();
    } else if (event instanceof Chained chained) {
      seat = chained.seat();
    } else if (event instanceof Discarded discarded) {
      seat = discarded.seat();
    } else if (event instanceof ThrewAway away) {
      seat = away.seat();
    } else if (event instanceof Left left) {
      seat = left.seat();
    } else if (event instanceof Sold sold) {
      seat = sold.seat();
    } else if (event instanceof BoughtThirdChain bought) {
      seat = bought.seat();
    }
    return Optional.ofNullable(seat);
  }
}
