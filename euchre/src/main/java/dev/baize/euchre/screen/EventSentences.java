package dev.baize.euchre.screen;

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
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.HashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Describes the events of euchre in sentences. */
final class EventSentences {

  private final Speech speech;
  private @Nullable HandBegan hand;
  private @Nullable Trump trump;
  private final Set<Seat> sittingOut = new HashSet<>();

  EventSentences(Speech speech) {
    this.speech = speech;
  }

  /** Remembers what the sentences about later events need. */
  void observe(EuchreEvent event) {
    if (event instanceof HandBegan began) {
      hand = began;
      sittingOut.clear();
    } else if (event instanceof OrderedUp ordered) {
      trump = Trump.of(ordered.trump());
    } else if (event instanceof SitsOut out) {
      sittingOut.add(out.seat());
    }
  }

  /** The seats that play no card in this hand. */
  Set<Seat> sittingOut() {
    return sittingOut;
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

  /** What happened, with the trick that lies on the table; empty if the scene shows it. */
  StyledText describe(EuchreEvent event, Optional<Trick> trick) {
    if (event instanceof TurnedUp turned) {
      HandBegan began = Objects.requireNonNull(hand, "the hand has begun");
      Seat dealer = began.dealer();
      return StyledText.join(
          "\nHand " + (began.number() + 1) + ": ",
          speech.does(dealer, "deal", "deals")
              + " and "
              + (dealer == speech.seat() ? "turn " : "turns "),
          StyledText.of(turned.upcard()),
          " up.");
    }
    if (event instanceof Passed passed) {
      return StyledText.of(speech.does(passed.seat(), "pass.", "passes."));
    }
    if (event instanceof OrderedUp ordered) {
      return StyledText.join(
          speech.does(ordered.seat(), "order up ", "orders up ") + word(ordered.trump()) + " ",
          StyledText.of(ordered.trump()),
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
          speech.does(picked.dealer(), "pick up ", "picks up "), StyledText.of(picked.upcard()), ".");
    }
    if (event instanceof TrickTaken taken) {
      Card highest = trick.orElseThrow().highest(Objects.requireNonNull(trump, "trump is made"));
      return StyledText.join(
          "\n" + speech.does(taken.seat(), "take", "takes") + " the trick with ",
          StyledText.of(highest),
          ".");
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
    String count = Plural.of(scored.result().points(), "point");
    return StyledText.strong(
        "\n" + names(scored.winners(), speech) + " " + how + ": " + count + ".");
  }
}
