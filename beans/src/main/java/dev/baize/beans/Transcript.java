package dev.baize.beans;

import static java.util.Objects.requireNonNull;

import dev.baize.beans.BeansEvent.BoughtThirdChain;
import dev.baize.beans.BeansEvent.Chained;
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
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.text.Plural;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes one game for people: the classic display at each turn, then what happens. */
final class Transcript implements Listener<BeansDecision, BeansEvent> {

  private final Appendable out;
  private final List<String> names;
  private final PublicState state = new PublicState();

  Transcript(Appendable out, List<String> names) {
    this.out = requireNonNull(out);
    if (names.size() != BeansGame.SEATS) {
      throw new IllegalArgumentException(Plural.of(names.size(), "name") + "; expected two");
    }
    this.names = List.copyOf(names);
  }

  @Override
  public void happened(BeansEvent event) {
    state.happened(event);
    try {
      out.append(lines(event));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String lines(BeansEvent event) {
    if (event instanceof TurnBegan began) {
      return "\n" + table() + "\n" + name(began.seat()) + "'s turn\n";
    }
    if (event instanceof Drew drew) {
      return name(drew.seat()) + " draws a card\n";
    }
    if (event instanceof LaidOut out) {
      return name(out.seat()) + " lays out " + words(out.cards()) + "\n";
    }
    if (event instanceof PickedUp up) {
      return name(up.seat()) + " picks up " + up.card() + " from the discard pile\n";
    }
    if (event instanceof GameEnded) {
      return "\n" + table() + "\n" + result();
    }
    return ofCards(event);
  }

  private String ofCards(BeansEvent event) {
    if (event instanceof Played played) {
      return name(played.seat()) + " plays " + played.card() + "\n";
    }
    if (event instanceof Chained chained) {
      return name(chained.seat()) + " chains " + chained.card() + "\n";
    }
    if (event instanceof Discarded discarded) {
      return name(discarded.seat()) + " discards " + discarded.card() + "\n";
    }
    if (event instanceof DiscardedFromHand away) {
      return name(away.seat()) + " discards " + away.card() + " from the hand\n";
    }
    if (event instanceof LeftInTradeArea left) {
      return name(left.seat()) + " leaves " + left.card() + "\n";
    }
    if (event instanceof Sold sold) {
      String coins = Display.coins(sold.chain().coins());
      return name(sold.seat()) + " sells " + sold.chain() + " for " + coins + "\n";
    }
    return event instanceof BoughtThirdChain bought
        ? name(bought.seat()) + " buys a third chain\n"
        : "";
  }

  private String table() {
    List<String> players = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      Seat seat = Seat.of(i);
      players.add(Display.player(name(seat), state.coins(seat), state.chains(seat)));
    }
    return Display.table(
        players, Optional.ofNullable(state.pile.peek()), state.area, state.deckSize);
  }

  private String result() {
    int difference = state.coins(Seat.of(0)) - state.coins(Seat.of(1));
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
