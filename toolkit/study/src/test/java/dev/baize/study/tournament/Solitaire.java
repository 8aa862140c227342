package dev.baize.study.tournament;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game for one: a number from 0 to 9 is hidden, and the one at the table bids a number. It scores
 * its bid if that is not above the hidden number, else nothing. It never wins anything.
 */
record Solitaire() implements Rules<Solitaire.Nothing, Solitaire.Bid, Event> {

  static final GameProvider<Nothing, Bid, Event> PROVIDER = new Provider();

  /** All that is seen is whether the bid was made. */
  record Nothing(Seat seat, long turn) implements View {}

  /** A number from 0 to 9. */
  record Bid(int number) implements Decision {

    @Override
    public String text() {
      return "bid " + number;
    }
  }

  /** Somebody who always bids the same. */
  static Player<Nothing, Bid, Event> bidding(int number) {
    return view -> new Bid(number);
  }

  private static final class Provider implements GameProvider<Nothing, Bid, Event> {

    @Override
    public String name() {
      return "Solitaire";
    }

    @Override
    public Solitaire rules() {
      return new Solitaire();
    }

    @Override
    public Solitaire rules(String text) {
      return new Solitaire();
    }

    @Override
    public Bid decision(String text) {
      return new Bid(Integer.parseInt(text.substring("bid ".length())));
    }

    @Override
    public Listener<Bid, Event> transcript(Appendable out, List<String> names) {
      return new Listener<>() {};
    }
  }

  @Override
  public int seats() {
    return 1;
  }

  @Override
  public Game<Nothing, Bid> start(Seed seed, @Nullable Consumer<? super Event> events) {
    return new Table(seed.derive("deal").generator().nextInt(10));
  }

  @Override
  public String text() {
    return "solitaire";
  }

  private static final class Table implements Game<Nothing, Bid> {

    private final int hidden;
    private @Nullable Bid bid;

    Table(int hidden) {
      this.hidden = hidden;
    }

    @Override
    public Seat toAct() {
      return Seat.of(0);
    }

    @Override
    public Nothing view(Seat seat) {
      return new Nothing(seat, bid == null ? 0 : 1);
    }

    @Override
    public List<Bid> legal() {
      return List.of(new Bid(0));
    }

    @Override
    public boolean isLegal(Bid decision) {
      return bid == null;
    }

    @Override
    public void apply(Bid decision) {
      if (bid != null) {
        throw new IllegalDecisionException(toAct(), decision, List.of(), position());
      }
      bid = decision;
    }

    @Override
    public boolean isOver() {
      return bid != null;
    }

    @Override
    public Outcome outcome() {
      long score = bid != null && bid.number() <= hidden ? bid.number() : 0;
      return new Outcome(List.of(score), List.of());
    }

    @Override
    public String position() {
      return "hidden " + hidden;
    }

    @Override
    public Game<Nothing, Bid> copy() {
      return new Table(hidden);
    }

    @Override
    public Game<Nothing, Bid> redeal(Seat seat, RandomGenerator random) {
      return new Table(random.nextInt(10));
    }
  }
}
