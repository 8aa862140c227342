package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.registry.GameProvider;
import java.util.ArrayList;
import java.util.List;

/**
 * Listening changes nothing, a match notifies each listener of exactly what it may see, and events
 * are read from their texts where the game has a parser.
 *
 * @param sample the sample game
 * @param provider may have a parser of events
 */
record EventCheck<V extends View, D extends Decision, E extends Event>(
    SampleGame<V, D, E> sample, GameProvider<V, D, E> provider) {

  /** Records the events it observes; it must not be asked to decide. */
  private record Recorder<V extends View, D extends Decision, E extends Event>(List<E> heard)
      implements Player<V, D, E>, Listener<D, E> {

    Recorder() {
      this(new ArrayList<>());
    }

    @Override
    public D decide(V view) {
      throw new IllegalStateException("is not to be asked");
    }

    @Override
    public void observe(E event) {
      heard.add(event);
    }

    @Override
    public void happened(E event) {
      heard.add(event);
    }
  }

  void run() {
    List<E> expected = new ArrayList<>();
    Game<V, D> listened = sample.start(expected::add);
    Game<V, D> silent = sample.start(null);
    sample.visit(
        listened,
        here -> {
          here.history()
              .requireEqual(
                  "a game is the same whether or not somebody listens",
                  here.snapshot(silent),
                  here.snapshot(listened));
          here.playOn(silent);
        });
    History history = sample.at(sample.decisions().size()).history();
    texts(history, expected);
    inMatch(history, expected);
  }

  private void texts(History history, List<E> events) {
    for (E event : events) {
      TextForm.requireLine(history, "an event", event.text());
    }
    provider
        .eventParser()
        .ifPresent(
            parser -> {
              TextForm<E> form = new TextForm<>(history, "an event", parser);
              form.requireRefusal();
              events.forEach(event -> form.requireRead(event, event.text()));
            });
  }

  private void inMatch(History history, List<E> expected) {
    List<Recorder<V, D, E>> players = new ArrayList<>();
    for (int i = 0; i < sample.rules().seats(); i++) {
      players.add(new Recorder<>());
    }
    Recorder<V, D, E> outside = new Recorder<>();
    Match<V, D, E> match =
        Match.builder(sample.rules(), players, sample.seed()).listener(outside).build();
    try {
      sample.decisions().forEach(match::replay);
      if (match.isOver()) {
        match.play();
      }
    } catch (RuntimeException e) {
      throw history.unexpected(e);
    }
    history.requireEqual("a listener hears everything", expected, outside.heard());
    for (int i = 0; i < players.size(); i++) {
      Seat seat = Seat.of(i);
      history.requireEqual(
          seat + " hears of what it may see, and of nothing else",
          expected.stream().filter(event -> event.visibleTo(seat)).toList(),
          players.get(i).heard());
    }
  }
}
