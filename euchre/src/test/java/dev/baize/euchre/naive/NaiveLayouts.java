package dev.baize.euchre.naive;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trick;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** All ways for the hidden cards to lie that fit a view, found by putting one after the other. */
public final class NaiveLayouts {

  private static final int SEATS = 4;
  private static final int HAND_SIZE = 5;
  private static final int DISCARD = SEATS;
  private static final int UNDEALT = SEATS + 1;

  /**
   * One of them.
   *
   * @param hands the cards that the seats hold
   * @param discard the card that the dealer has discarded, if it has
   */
  public record Layout(List<CardSet> hands, Optional<Card> discard) {

    /** The layout of a game. */
    public static Layout of(Game<EuchreView, EuchreDecision> game) {
      Seat dealer = game.view(Seat.of(0)).dealer();
      return new Layout(
          IntStream.range(0, SEATS).mapToObj(seat -> game.view(Seat.of(seat)).hand()).toList(),
          game.view(dealer).discarded());
    }
  }

  private final EuchreView view;

  /** By place, the four seats first. */
  private final List<List<Card>> places = new ArrayList<>();

  /** How many more cards are to be put there, by place. */
  private final int[] free = new int[UNDEALT + 1];

  /** The suits that seats did not follow. */
  private final List<Set<Suit>> voids = new ArrayList<>();

  private final List<Card> hidden;
  private final Set<Layout> found = new HashSet<>();

  private NaiveLayouts(EuchreView view) {
    this.view = view;
    for (int place = 0; place <= UNDEALT; place++) {
      places.add(new ArrayList<>());
      voids.add(EnumSet.noneOf(Suit.class));
    }
    Set<Card> seen = new HashSet<>(view.hand().toList());
    view.discarded().ifPresent(seen::add);
    Arrays.fill(free, 0, SEATS, HAND_SIZE);
    for (Trick trick : view.tricks()) {
      for (int i = 0; i < trick.cards().size(); i++) {
        int seat = trick.playedBy(i).index();
        seen.add(trick.cards().get(i));
        free[seat]--;
        if (suitOf(trick.cards().get(i)) != suitOf(trick.cards().get(0))) {
          voids.get(seat).add(suitOf(trick.cards().get(0)));
        }
      }
    }
    if (!view.isUpcardPickedUp()) {
      seen.add(view.upcard());
    }
    hidden = NaiveOrder.ascending().stream().filter(card -> !seen.contains(card)).toList();
    free[view.seat().index()] = 0;
    places.get(view.seat().index()).addAll(view.hand().toList());
    free[DISCARD] = hidesDiscard() ? 1 : 0;
    free[UNDEALT] = hidden.size() - Arrays.stream(free).sum();
  }

  private Suit suitOf(Card card) {
    return NaiveOrder.suitOf(card, view.trump().orElseThrow().suit());
  }

  /** Those of a view in the play of a hand. */
  public static NaiveLayouts of(EuchreView view) {
    return new NaiveLayouts(view);
  }

  /** Whether another seat has discarded. */
  public boolean hidesDiscard() {
    return view.isUpcardPickedUp() && view.seat() != view.dealer() && view.phase() != Phase.DISCARD;
  }

  /** Whether another seat is known to hold no card of some suit. */
  public boolean isVoidKnown() {
    return IntStream.range(0, SEATS)
        .anyMatch(seat -> seat != view.seat().index() && !voids.get(seat).isEmpty());
  }

  /** All layouts, unless there are more than {@code most}. */
  public Optional<Set<Layout>> upTo(int most) {
    put(0, most);
    return found.size() > most ? Optional.empty() : Optional.of(found);
  }

  private void put(int next, int most) {
    if (found.size() > most) {
      return;
    }
    if (next == hidden.size()) {
      found.add(
          new Layout(
              places.subList(0, SEATS).stream().map(NaiveLayouts::set).toList(),
              hidesDiscard() ? Optional.of(places.get(DISCARD).get(0)) : view.discarded()));
      return;
    }
    Card card = hidden.get(next);
    for (int place = 0; place <= UNDEALT; place++) {
      if (free[place] > 0 && mayLie(card, place)) {
        free[place]--;
        places.get(place).add(card);
        put(next + 1, most);
        places.get(place).remove(card);
        free[place]++;
      }
    }
  }

  private boolean mayLie(Card card, int place) {
    boolean dealers = place == DISCARD || place == view.dealer().index();
    return !voids.get(place).contains(suitOf(card)) && (card != view.upcard() || dealers);
  }

  private static CardSet set(List<Card> cards) {
    return cards.stream().collect(CardSet.collector());
  }
}
