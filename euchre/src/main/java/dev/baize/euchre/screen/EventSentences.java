package dev.baize.euchre.screen;

import static dev.baize.core.table.StyledText.format;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreEvent.DefendsAlone;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreEvent.OrderedUp;
import dev.baize.euchre.EuchreEvent.Passed;
import dev.baize.euchre.EuchreEvent.PickedUp;
import dev.baize.euchre.EuchreEvent.SitsOut;
import dev.baize.euchre.EuchreEvent.ThrownIn;
import dev.baize.euchre.EuchreEvent.TrickTaken;
import dev.baize.euchre.EuchreEvent.TurnedUp;
import dev.baize.euchre.Side;
import java.util.Locale;
import java.util.Optional;

/** Describes the events of euchre in sentences. */
record EventSentences(Speech speech) {

  /** A suit's name within a sentence. */
  static String word(Suit suit) {
    return suit.toString().toLowerCase(Locale.ROOT);
  }

  /** A suit's name and its sign. */
  static StyledText named(Suit suit) {
    return format("%s %s", word(suit), StyledText.of(suit));
  }

  /** Both names of a side, the person's first. */
  static String names(Side side, Speech speech) {
    boolean secondIsYou = side.second() == speech.seat();
    Seat first = secondIsYou ? side.second() : side.first();
    Seat second = secondIsYou ? side.first() : side.second();
    return speech.name(first) + " and " + speech.name(second);
  }

  /**
   * What happened in the hand that began last, with the highest card of the trick on the table;
   * empty if the scene shows it.
   */
  StyledText describe(EuchreEvent event, Optional<HandBegan> hand, Optional<Card> highest) {
    if (event instanceof TurnedUp turned) {
      Seat dealer = hand.orElseThrow().dealer();
      return format(
          "\nHand %s: %s %s up.",
          hand.get().number() + 1,
          speech.does(dealer, "deal and turn", "deals and turns"),
          StyledText.of(turned.upcard()));
    }
    if (event instanceof Passed passed) {
      return StyledText.of(speech.does(passed.seat(), "pass.", "passes."));
    }
    if (event instanceof OrderedUp ordered) {
      return format(
          "%s %s%s.",
          speech.does(ordered.seat(), "order up", "orders up"),
          named(ordered.trump()),
          ordered.alone() ? " alone" : "");
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
      String who = speech.does(picked.dealer(), "pick up", "picks up");
      return format("%s %s.", who, StyledText.of(picked.upcard()));
    }
    if (event instanceof TrickTaken taken) {
      String who = speech.does(taken.seat(), "take", "takes");
      return format("\n%s the trick with %s.", who, StyledText.of(highest.orElseThrow()));
    }
    return event instanceof HandScored scored ? scored(scored) : StyledText.EMPTY;
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
    String points = Plural.of(scored.result().points(), "point");
    return StyledText.strong(
        "\n" + names(scored.winners(), speech) + " " + how + ": " + points + ".");
  }
}
