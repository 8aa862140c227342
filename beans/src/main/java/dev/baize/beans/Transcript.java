package dev.baize.beans;

import static java.util.Objects.requireNonNull;

import dev.baize.beans.BeansEvent.BoughtThirdChain;
import dev.baize.beans.BeansEvent.Chained;
import dev.baize.beans.BeansEvent.Dealt;
import dev.baize.beans.BeansEvent.Discarded;
import dev.baize.beans.BeansEvent.DiscardedFromHand;
import dev.baize.beans.BeansEvent.Drew;
import dev.baize.beans.BeansEvent.GameEnded;
import dev.baize.beans.BeansEvent.LaidOut;
import dev.baize.beans.BeansEvent.LeftInTradeArea;
import dev.baize.beans.BeansEvent.PickedUp;
import dev.baize.beans.BeansEvent.Played;
import dev.baize.beans.BeansEvent.Sold;
import dev.baize.beans.BeansEvent.TurnBegan;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.Prices;
import dev.baize.beans.kernel.SeatState;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.text.Plural;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Writes one game for people: the classic display at each turn, then what happens. */
final class Transcript implements Listener<BeansDecision, BeansEvent> {

  private final Appendable out;
  private final List<String> names;

  /** Of which only the chains and the coins are kept. */
  private final SeatState[] seats = new GameState(false, false, Prices.CARDS).seats;

  final Deque<Bean> pile = new ArrayDeque<>();
  final List<Bean> area = new ArrayList<>();
  int deckSize = Prices.CARDS;

  /** The number of cards that were left in the trade area in this turn; they come first in it. */
  private int left;

  Transcript(Appendable out, List<String> names) {
    this.out = requireNonNull(out);
    if (names.size() != BeansGame.SEATS) {
      throw new IllegalArgumentException(Plural.of(names.size(), "name") + "; expected two");
    }
    this.names = List.copyOf(names);
  }

  @Override
  public void happened(BeansEvent event) {
    try {
      out.append(follow(event));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Changes the table as an event does, and returns the lines that tell of the event. */
  private String follow(BeansEvent event) {
    if (event instanceof TurnBegan began) {
      left = 0;
      return "\n" + table() + "\n" + name(began.seat()) + "'s turn\n";
    }
    if (event instanceof GameEnded) {
      return "\n" + table() + "\n" + result();
    }
    if (event instanceof Dealt dealt) {
      deckSize -= dealt.cards().size();
      return "";
    }
    if (event instanceof Drew drew) {
      deckSize--;
      return name(drew.seat()) + " draws a card\n";
    }
    if (event instanceof LaidOut out) {
      deckSize -= out.cards().size();
      area.addAll(out.cards());
      return name(out.seat()) + " lays out " + words(out.cards()) + "\n";
    }
    if (event instanceof PickedUp up) {
      area.add(pile.pop());
      return name(up.seat()) + " picks up " + up.card() + " from the discard pile\n";
    }
    if (event instanceof LeftInTradeArea leaves) {
      left++;
      return name(leaves.seat()) + " leaves " + leaves.card() + "\n";
    }
    if (event instanceof Discarded discarded) {
      area.remove(left);
      pile.push(discarded.card());
      return name(discarded.seat()) + " discards " + discarded.card() + "\n";
    }
    if (event instanceof DiscardedFromHand away) {
      pile.push(away.card());
      return name(away.seat()) + " discards " + away.card() + " from the hand\n";
    }
    return followChains(event);
  }

  private String followChains(BeansEvent event) {
    if (event instanceof Played played) {
      seat(played.seat()).chain(played.card().index());
      return name(played.seat()) + " plays " + played.card() + "\n";
    }
    if (event instanceof Chained chained) {
      area.remove(left);
      seat(chained.seat()).chain(chained.card().index());
      return name(chained.seat()) + " chains " + chained.card() + "\n";
    }
    if (event instanceof Sold sold) {
      seat(sold.seat()).sell(sold.chain().bean().index());
      String coins = Display.coins(sold.chain().coins());
      return name(sold.seat()) + " sells " + sold.chain() + " for " + coins + "\n";
    }
    BoughtThirdChain bought = (BoughtThirdChain) event;
    seat(bought.seat()).buy();
    return name(bought.seat()) + " buys a third chain\n";
  }

  private SeatState seat(Seat seat) {
    return seats[seat.index()];
  }

  int coins(Seat seat) {
    return seat(seat).coins();
  }

  List<Chain> chains(Seat seat) {
    return Chain.all(seat(seat).open, seat(seat).chains);
  }

  private String table() {
    List<String> players = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      Seat seat = Seat.of(i);
      players.add(Display.player(name(seat), coins(seat), chains(seat)));
    }
    return Display.table(players, Optional.ofNullable(pile.peek()), area, deckSize);
  }

  private String result() {
    int difference = coins(Seat.of(0)) - coins(Seat.of(1));
    if (difference == 0) {
      return "a draw\n";
    }
    return name(Seat.of(difference > 0 ? 0 : 1)) + " wins\n";
  }

  private static String words(List<Bean> cards) {
    StringBuilder text = new StringBuilder();
    for (Bean card : cards) {
      text.append(text.isEmpty() ? "" : ", ").append(card);
    }
    return text.toString();
  }

  private String name(Seat seat) {
    return names.get(seat.index());
  }
}
