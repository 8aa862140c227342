package dev.baize.euchre.screen;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import dev.baize.core.text.Plural;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreEvent.DefendsAlone;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreEvent.OrderedUp;
import dev.baize.euchre.EuchreEvent.Passed;
import dev.baize.euchre.EuchreEvent.PickedUp;
import dev.baize.euchre.EuchreEvent.SitsOut;
import dev.baize.euchre.EuchreEvent.ThrownIn;
import dev.baize.euchre.EuchreEvent.TrickTaken;
import dev.baize.euchre.EuchreEvent.TurnedUp;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import java.util.Locale;
import java.util.Objects;

/** Describes the events of euchre in sentences. */
final class EventSentences {

  private final Speech speech;
  private final Theme theme;

  EventSentences(Speech speech, Theme theme) {
    this.speech = speech;
    this.theme = theme;
  }

  /** A suit's name within a sentence. */
  static String word(Suit suit) {
    return suit.toString().toLowerCase(Locale.ROOT);
  }

  /** Both names of a side, the person's first. */
  static String names(Side side, Speech speech) {
    boolean secondIsYou = side.second() == speech.seat();
    Seat first = secondIsYou ? side.second() : side.first();
    Seat second = secondIsYou ? side.first() : side.second();
    return speech.name(first) + " and " + speech.name(second);
  }

  /** What happened, given the table after the event; empty if the drawing shows it. */
  StyledText describe(EuchreEvent event, TableState table) {
    if (event instanceof TurnedUp turned) {
      Seat dealer = Objects.requireNonNull(table.dealer, "a hand has a dealer");
      return StyledText.join(
          "\nHand " + (table.handNumber + 1) + ": ",
          speech.does(dealer, "deal", "deals")
              + " and "
              + (dealer == speech.seat() ? "turn " : "turns "),
          theme.card(turned.upcard()),
          " up.");
    }
    if (event instanceof Passed passed) {
      return StyledText.of(speech.does(passed.seat(), "pass.", "passes."));
    }
    if (event instanceof OrderedUp ordered) {
      return StyledText.join(
          speech.does(ordered.seat(), "order up ", "orders up ") + word(ordered.trump()) + " ",
          theme.suit(ordered.trump()),
          ordered.alone() ? " alone." : ".");
    }
    if (event instanceof SitsOut out) {
      return StyledText.of(speech.does(out.seat(), "sit out.", "sits out."));
    }
    if (event instanceof DefendsAlone defends) {
      return StyledText.of(speech.does(defends.seat(), "defend alone.", "defends alone."));
    }
    if (event instanceof ThrownIn) {
      return StyledText.strong("\nNobody makes trump: the hand is thrown in.");
    }
    if (event instanceof PickedUp picked) {
      return StyledText.join(
          speech.does(picked.dealer(), "pick up ", "picks up "), theme.card(picked.upcard()), ".");
    }
    if (event instanceof TrickTaken taken) {
      return taken(taken.seat(), table);
    }
    return event instanceof HandScored scored ? scored(scored) : StyledText.EMPTY;
  }

  private StyledText taken(Seat taker, TableState table) {
    Trick trick = table.trick.orElseThrow();
    Card highest = trick.highest(table.trump.orElseThrow());
    return StyledText.join(
        "\n" + speech.does(taker, "take", "takes") + " the trick with ", theme.card(highest), ".");
  }

  private StyledText scored(HandScored scored) {
    String how =
        switch (scored.result()) {
          case MADE -> "make it";
          case MARCH -> "take all five tricks, a march";
          case EUCHRED -> "euchre the makers";
          case LONE_MARCH -> "take all five tricks alone, a lone march";
          case LONE_DEFENCE -> "euchre the makers with a lone defender";
        };
    String count = Plural.of(scored.result().points(), "point");
    return StyledText.strong(
        "\n" + names(scored.winners(), speech) + " " + how + ": " + count + ".");
  }
}
