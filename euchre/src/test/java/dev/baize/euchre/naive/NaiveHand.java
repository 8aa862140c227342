package dev.baize.euchre.naive;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.TrickRules;
import dev.baize.euchre.Alone;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchreDecision.Discard;
import dev.baize.euchre.EuchreDecision.OrderUp;
import dev.baize.euchre.EuchreDecision.Play;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trick;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One hand: the deal, the bids and the tricks; everything else is derived from them. */
final class NaiveHand {

  final int number;
  final int dealer;
  final Card upcard;
  final List<List<Card>> hands = new ArrayList<>();
  final List<Bid> bids = new ArrayList<>();
  final List<Trick> tricks = new ArrayList<>();
  private final EuchreHouseRules house;

  /** The answers of the defenders that were asked if they play alone. */
  private final List<Boolean> defences = new ArrayList<>();

  Optional<Card> discarded = Optional.empty();

  /** Deals 3-2-3-2 cards, then 2-3-2-3, from the dealer's left, and turns the next one up. */
  NaiveHand(int number, List<Card> pack, EuchreHouseRules house) {
    this.number = number;
    this.house = house;
    dealer = (house.firstDealer() + number) % 4;
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
    house = other.house;
    defences.addAll(other.defences);
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

  boolean isThrownIn() {
    return trump().isEmpty() && bids.size() == 8;
  }

  Phase phase() {
    if (isThrownIn()) {
      return Phase.OVER;
    }
    if (trump().isEmpty()) {
      return bids.size() < 4 ? Phase.ROUND_ONE : Phase.ROUND_TWO;
    }
    if (isPickedUp() && discarded.isEmpty()) {
      return Phase.DISCARD;
    }
    if (house.alone() == Alone.BOTH && defences.size() < 2 && !defences.contains(true)) {
      return Phase.DEFENCE;
    }
    if (tricks.isEmpty()) {
      return Phase.LEAD;
    }
    if (lastTrick().cards().size() < lastTrick().size()) {
      return Phase.FOLLOW;
    }
    return tricks.size() < 5 ? Phase.LEAD : Phase.OVER;
  }

  /** Whether the dealer takes the upcard: trump is made in round one, not by its lone partner. */
  boolean isPickedUp() {
    return trump().isPresent()
        && bids.size() <= 4
        && !(isMakerAlone() && maker().orElseThrow() == (dealer + 2) % 4);
  }

  boolean isMakerAlone() {
    return trump().isPresent() && ((OrderUp) bids.get(bids.size() - 1)).alone();
  }

  Optional<Integer> loneDefender() {
    return defences.contains(true)
        ? Optional.of(defender(defences.indexOf(true)))
        : Optional.empty();
  }

  /** The first or the second defender, from the maker's left. */
  private int defender(int nth) {
    return (maker().orElseThrow() + 1 + 2 * nth) % 4;
  }

  Set<Seat> sittingOut() {
    Set<Seat> out = new HashSet<>();
    if (isMakerAlone()) {
      out.add(Seat.of((maker().orElseThrow() + 2) % 4));
    }
    loneDefender().ifPresent(defender -> out.add(Seat.of((defender + 2) % 4)));
    return out;
  }

  int toAct() {
    return switch (phase()) {
      case ROUND_ONE, ROUND_TWO -> (dealer + 1 + bids.size()) % 4;
      case DISCARD -> dealer;
      case DEFENCE -> defender(defences.size());
      case LEAD -> leader();
      case FOLLOW -> players(lastTrick().leader().index()).get(lastTrick().cards().size());
      case OVER -> throw new IllegalStateException("the hand is over");
    };
  }

  /** Those who play, in turn, from the first of them at a seat or to its left. */
  private List<Integer> players(int first) {
    List<Integer> players = new ArrayList<>();
    for (int seat = first; seat < first + 4; seat++) {
      if (!sittingOut().contains(Seat.of(seat % 4))) {
        players.add(seat % 4);
      }
    }
    return players;
  }

  /** Who leads the next trick: the first leader, then whoever took the last one. */
  int leader() {
    return tricks.isEmpty() ? players(leftOf(beforeFirstLeader())).get(0) : winner(lastTrick());
  }

  /** The dealer, or, in some houses, who plays alone, the maker before a defender. */
  private int beforeFirstLeader() {
    if (!house.leftLeads()) {
      return dealer;
    }
    return isMakerAlone() ? maker().orElseThrow() : loneDefender().orElse(dealer);
  }

  private Trick lastTrick() {
    return tricks.get(tricks.size() - 1);
  }

  int winner(Trick trick) {
    int turn = tricksByTrump().taker(played(trick), trick.size()).index();
    return players(trick.leader().index()).get(turn);
  }

  private TrickRules tricksByTrump() {
    return NaiveOrder.tricksWhereTrumpIs(trump().orElseThrow());
  }

  /** A trick, as if those who sit out were not at the table, and seat 0 led. */
  private static dev.baize.core.kit.Trick played(Trick trick) {
    return new dev.baize.core.kit.Trick(Seat.of(0), trick.cards());
  }

  List<EuchreDecision> legal() {
    List<EuchreDecision> legal = new ArrayList<>();
    switch (phase()) {
      case ROUND_ONE -> {
        legal.add(EuchreDecision.pass());
        addOrders(List.of(upcard.suit()), legal);
      }
      case ROUND_TWO -> {
        if (toAct() != dealer || !house.dealerStuck()) {
          legal.add(EuchreDecision.pass());
        }
        List<Suit> others = new ArrayList<>(NaiveOrder.SUITS);
        others.remove(upcard.suit());
        addOrders(others, legal);
      }
      case DEFENCE -> {
        legal.add(EuchreDecision.pass());
        legal.add(EuchreDecision.defendAlone());
      }
      case DISCARD -> sorted(hands.get(dealer)).forEach(c -> legal.add(EuchreDecision.discard(c)));
      case LEAD -> sorted(hands.get(toAct())).forEach(c -> legal.add(EuchreDecision.play(c)));
      case FOLLOW -> sorted(mayFollow()).forEach(c -> legal.add(EuchreDecision.play(c)));
      case OVER -> {}
    }
    return legal;
  }

  private void addOrders(List<Suit> suits, List<EuchreDecision> legal) {
    boolean dealersPartner = phase() == Phase.ROUND_ONE && toAct() == (dealer + 2) % 4;
    if (!(house.canadian() && dealersPartner)) {
      suits.forEach(suit -> legal.add(EuchreDecision.orderUp(suit)));
    }
    if (house.alone() != Alone.NO) {
      suits.forEach(suit -> legal.add(EuchreDecision.orderUpAlone(suit)));
    }
  }

  /** The cards in hand of the suit led. */
  List<Card> following() {
    Suit led = NaiveOrder.suitOf(lastTrick().cards().get(0), trump().orElseThrow());
    CardSet cards = tricksByTrump().cardsOf(led);
    return hands.get(toAct()).stream().filter(cards::contains).toList();
  }

  private List<Card> mayFollow() {
    CardSet hand = hands.get(toAct()).stream().collect(CardSet.collector());
    return tricksByTrump().legal(hand, played(lastTrick())).toList();
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
    if (phase() == Phase.DEFENCE) {
      defences.add(decision.equals(EuchreDecision.defendAlone()));
    } else if (decision instanceof Bid bid) {
      bids.add(bid);
      if (isPickedUp()) {
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
      tricks.add(new Trick(Seat.of(leader()), List.of(card), sittingOut()));
      return;
    }
    Trick trick = tricks.remove(tricks.size() - 1);
    List<Card> cards = new ArrayList<>(trick.cards());
    cards.add(card);
    tricks.add(new Trick(trick.leader(), cards, sittingOut()));
  }
}
