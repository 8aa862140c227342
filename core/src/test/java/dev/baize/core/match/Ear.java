package dev.baize.core.match;

import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardPlayer;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.function.Predicate;

/** A player and a listener that keeps what it hears, and fails when told to. */
final class Ear implements HighCardPlayer, Listener<Play, HighCardEvent> {
  private final String name;
  private final List<String> heard;
  private boolean observes = true;
  private Predicate<String> fails = line -> false;

  Ear(String name, List<String> heard) {
    this.name = name;
    this.heard = heard;
  }

  Ear(List<String> heard) {
    this("", heard);
  }

  @Override
  public Card play(HighCardView view) {
    return view.hand().lowest();
  }

  /** The same, which observes events or does not. */
  Ear observing(boolean events) {
    observes = events;
    return this;
  }

  @Override
  public boolean observesEvents() {
    return observes;
  }

  @Override
  public void observe(HighCardEvent event) {
    hear(event.text());
  }

  @Override
  public void decided(Seat seat, Play decision) {
    hear(seat + " decided to " + decision.text());
  }

  @Override
  public void happened(HighCardEvent event) {
    hear(event.text());
  }

  private void hear(String line) {
    heard.add(name + line);
    if (fails.test(line)) {
      fails = again -> false;
      throw new IllegalStateException("cannot bear that " + line);
    }
  }

  /** Makes it fail once, after hearing a line. */
  void failAt(Predicate<String> line) {
    fails = line;
  }

  /** What it heard, each line after its name. */
  List<String> heard() {
    return heard;
  }
}
