package dev.baize.euchre.screen;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreEvent.Dealt;
import dev.baize.euchre.EuchreEvent.DefendsAlone;
import dev.baize.euchre.EuchreEvent.Discarded;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreEvent.Led;
import dev.baize.euchre.EuchreEvent.OrderedUp;
import dev.baize.euchre.EuchreEvent.Passed;
import dev.baize.euchre.EuchreEvent.PickedUp;
import dev.baize.euchre.EuchreEvent.Played;
import dev.baize.euchre.EuchreEvent.SitsOut;
import dev.baize.euchre.EuchreEvent.TrickTaken;
import dev.baize.euchre.EuchreEvent.TurnedUp;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The state of the table and of the person's hand, followed by events. */
final class TableState {

  private static final int SEATS = 4;

  private final Seat seat;

  int handNumber;
  @Nullable Seat dealer;
  CardSet hand = CardSet.none();

  /** The card turned up, until it is picked up. */
  Optional<Card> upcard = Optional.empty();

  /** The seats that have passed in this round of bidding. */
  final Set<Seat> passed = new HashSet<>();

  /** Whether everyone has passed once, which rules out the suit of the upcard. */
  boolean turnedDown;

  Optional<Trump> trump = Optional.empty();
  Optional<Seat> maker = Optional.empty();

  /** The seats that play alone. */
  final Set<Seat> alone = new HashSet<>();

  final Set<Seat> sittingOut = new HashSet<>();

  /** The trick on the table, and the one before it. */
  Optional<Trick> trick = Optional.empty();

  Optional<Trick> lastTrick = Optional.empty();

  /** Who takes the trick on the table, once it is complete. */
  Optional<Seat> taker = Optional.empty();

  private final Map<Side, Integer> tricks = new HashMap<>();
  private final Map<Side, Integer> points = new HashMap<>();

  /** A table for the person at a seat. */
  TableState(Seat seat) {
    this.seat = seat;
  }

  int tricks(Side side) {
    return tricks.getOrDefault(side, 0);
  }

  int points(Side side) {
    return points.getOrDefault(side, 0);
  }

  /**
   * The turned card as long as it matters: one that is turned down is put aside when trump is made,
   * unless a partner sits out.
   */
  Optional<Card> shownUpcard() {
    return upcard.filter(card -> trump.isEmpty() || !turnedDown || !sittingOut.isEmpty());
  }

  void observe(EuchreEvent event) {
    if (event instanceof HandBegan began) {
      begin(began);
    } else if (event instanceof Dealt dealt) {
      hand = dealt.cards();
    } else if (event instanceof TurnedUp turned) {
      upcard = Optional.of(turned.upcard());
    } else if (event instanceof Passed by) {
      pass(by.seat());
    } else if (event instanceof OrderedUp ordered) {
      passed.clear();
      trump = Optional.of(Trump.of(ordered.trump()));
      maker = Optional.of(ordered.seat());
      if (ordered.alone()) {
        alone.add(ordered.seat());
      }
    } else if (event instanceof DefendsAlone defends) {
      alone.add(defends.seat());
    } else if (event instanceof SitsOut out) {
      sittingOut.add(out.seat());
    } else if (event instanceof PickedUp picked) {
      upcard = Optional.empty();
      hand = picked.dealer() == seat ? hand.with(picked.upcard()) : hand;
    } else if (event instanceof Discarded discarded) {
      hand = hand.without(discarded.card());
    } else {
      played(event);
    }
  }

  private void begin(HandBegan began) {
    handNumber = began.number();
    dealer = began.dealer();
    upcard = Optional.empty();
    passed.clear();
    turnedDown = false;
    trump = Optional.empty();
    maker = Optional.empty();
    alone.clear();
    sittingOut.clear();
    trick = Optional.empty();
    lastTrick = Optional.empty();
    taker = Optional.empty();
    tricks.clear();
  }

  private void pass(Seat by) {
    passed.add(by);
    if (passed.size() == SEATS) {
      passed.clear();
      turnedDown = true;
    }
  }

  private void played(EuchreEvent event) {
    if (event instanceof Led led) {
      sweep();
      trick = Optional.of(new Trick(led.seat(), List.of(led.card()), sittingOut));
      takeFromHand(led.seat(), led.card());
    } else if (event instanceof Played played) {
      trick = trick.map(cards -> plus(cards, played.card()));
      takeFromHand(played.seat(), played.card());
    } else if (event instanceof TrickTaken taken) {
      taker = Optional.of(taken.seat());
      tricks.merge(Side.of(taken.seat()), 1, Integer::sum);
    } else if (event instanceof HandScored scored) {
      points.put(Side.EVEN, scored.pointsOfEven());
      points.put(Side.ODD, scored.pointsOfOdd());
    }
  }

  private static Trick plus(Trick trick, Card card) {
    List<Card> cards = new ArrayList<>(trick.cards());
    cards.add(card);
    return new Trick(trick.leader(), cards, trick.sittingOut());
  }

  private void takeFromHand(Seat player, Card card) {
    if (player == seat) {
      hand = hand.without(card);
    }
  }

  /** Clears a complete trick from the table. */
  void sweep() {
    if (taker.isPresent()) {
      lastTrick = trick;
      trick = Optional.empty();
      taker = Optional.empty();
    }
  }
}
