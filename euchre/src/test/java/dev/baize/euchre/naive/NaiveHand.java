package dev.baize.euchre.naive;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchreDecision.Discard;
import dev.baize.euchre.EuchreDecision.OrderUp;
import dev.baize.euchre.EuchreDecision.Play;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trick;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One hand: the deal, the bids and the tricks; everything else is derived from them. */
final class NaiveHand {

  final int number;
  final int dealer;
  final Card upcard;
  final List<List<Card>> hands = new ArrayList<>();
  final List<Bid> bids = new ArrayList<>();
  final List<Trick> tricks = new ArrayList<>();
  Optional<Card> discarded = Optional.empty();

  /** Deals 3-2-3-2 cards, then 2-3-2-3, from the dealer's left, and turns the next one up. */
  NaiveHand(int number, List<Card> pack) {
    this.number = number;
    dealer = number % 4;
    for (int seat = 0; seat < 4; seat++) {
      hands.add(new ArrayList<>());
    }
    int next = 0;
    int seat = dealer;
    for (int batch : List.of(3, 2, 3, 2, 2, 3, 2, 3)) {
      seat = leftOf(seat);
      hands.get(seat).addAll(pack.subList(next, next + batch));
      next += batch;
    }
    upcard = pack.get(next);
  }

  private NaiveHand(NaiveHand other) {
    number = other.number;
    dealer = other.dealer;
    upcard = other.upcard;
    other.hands.forEach(hand -> hands.add(new ArrayList<>(hand)));
    bids.addAll(other.bids);
    tricks.addAll(other.tricks);
    discarded = other.discarded;
  }

  NaiveHand copy() {
    return new NaiveHand(this);
  }

  private static int leftOf(int seat) {
    return (seat + 1) % 4;
  }

  /** Trump, once it was ordered up: by the last bid. */
  Optional<Suit> trump() {
    boolean made = !bids.isEmpty() && bids.get(bids.size() - 1) instanceof OrderUp;
    return made ? Optional.of(((OrderUp) bids.get(bids.size() - 1)).suit()) : Optional.empty();
  }

  Optional<Integer> maker() {
    return trump().map(suit -> (dealer + bids.size()) % 4);
  }

  int passes() {
    return trump().isPresent() ? bids.size() - 1 : bids.size();
  }

  Phase phase() {
    if (trump().isEmpty()) {
      return bids.size() < 4 ? Phase.ROUND_ONE : Phase.ROUND_TWO;
    }
    if (bids.size() <= 4 && discarded.isEmpty()) {
      return Phase.DISCARD;
    }
    if (tricks.isEmpty()) {
      return Phase.LEAD;
    }
    if (lastTrick().cards().size() < 4) {
      return Phase.FOLLOW;
    }
    return tricks.size() < 5 ? Phase.LEAD : Phase.OVER;
  }

  int toAct() {
    return switch (phase()) {
      case ROUND_ONE, ROUND_TWO -> (dealer + 1 + bids.size()) % 4;
      case DISCARD -> dealer;
      case LEAD -> leader();
      case FOLLOW -> (lastTrick().leader().index() + lastTrick().cards().size()) % 4;
      case OVER -> throw new IllegalStateException("the hand is over");
    };
  }

  /** Who leads the next trick: the eldest hand, then whoever took the last one. */
  int leader() {
    return tricks.isEmpty() ? leftOf(dealer) : winner(lastTrick());
  }

  private Trick lastTrick() {
    return tricks.get(tricks.size() - 1);
  }

  int winner(Trick trick) {
    Suit suit = trump().orElseThrow();
    Card highest = NaiveOrder.highest(trick.cards(), NaiveOrder.ascending(suit, led(trick)));
    return (trick.leader().index() + trick.cards().indexOf(highest)) % 4;
  }

  private Suit led(Trick trick) {
    return NaiveOrder.suitOf(trick.cards().get(0), trump().orElseThrow());
  }

  /** The suit to be followed in the trick on the table. */
  Suit led() {
    return led(lastTrick());
  }

  List<EuchreDecision> legal() {
    List<EuchreDecision> legal = new ArrayList<>();
    switch (phase()) {
      case ROUND_ONE -> {
        legal.add(EuchreDecision.pass());
        legal.add(EuchreDecision.orderUp(upcard.suit()));
      }
      case ROUND_TWO -> {
        if (toAct() != dealer) {
          legal.add(EuchreDecision.pass());
        }
        for (Suit suit : NaiveOrder.SUITS) {
          if (suit != upcard.suit()) {
            legal.add(EuchreDecision.orderUp(suit));
          }
        }
      }
      case DISCARD -> sorted(hands.get(dealer)).forEach(c -> legal.add(EuchreDecision.discard(c)));
      case LEAD -> sorted(hands.get(toAct())).forEach(c -> legal.add(EuchreDecision.play(c)));
      case FOLLOW -> sorted(mayFollow()).forEach(c -> legal.add(EuchreDecision.play(c)));
      case OVER -> {}
    }
    return legal;
  }

  /** The cards in hand of the suit led. */
  List<Card> following() {
    List<Card> following = new ArrayList<>();
    for (Card card : hands.get(toAct())) {
      if (NaiveOrder.suitOf(card, trump().orElseThrow()) == led()) {
        following.add(card);
      }
    }
    return following;
  }

  private List<Card> mayFollow() {
    return following().isEmpty() ? hands.get(toAct()) : following();
  }

  /** In natural order. */
  static List<Card> sorted(List<Card> cards) {
    List<Card> sorted = new ArrayList<>();
    for (Card card : NaiveOrder.ascending()) {
      if (cards.contains(card)) {
        sorted.add(card);
      }
    }
    return sorted;
  }

  void apply(EuchreDecision decision) {
    if (decision instanceof Bid bid) {
      bids.add(bid);
      if (phase() == Phase.DISCARD) {
        hands.get(dealer).add(upcard);
      }
    } else if (decision instanceof Discard discard) {
      hands.get(dealer).remove(discard.card());
      discarded = Optional.of(discard.card());
    } else if (decision instanceof Play play) {
      hands.get(toAct()).remove(play.card());
      putOnTable(play.card());
    }
  }

  private void putOnTable(Card card) {
    if (phase() == Phase.LEAD) {
      tricks.add(new Trick(Seat.of(leader()), List.of(card)));
      return;
    }
    Trick trick = tricks.remove(tricks.size() - 1);
    List<Card> cards = new ArrayList<>(trick.cards());
    cards.add(card);
    tricks.add(new Trick(trick.leader(), cards));
  }
}
