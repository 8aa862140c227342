package dev.baize.testing;

import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/** A sound game of high card; a subclass puts a fault into it. */
class FaultyGame implements Game<HighCardView, Play> {

  final Game<HighCardView, Play> sound;
  private final UnaryOperator<Game<HighCardView, Play>> fault;

  /**
   * A game that behaves like the sound one.
   *
   * @param fault puts the fault into a copy
   */
  FaultyGame(Game<HighCardView, Play> sound, UnaryOperator<Game<HighCardView, Play>> fault) {
    this.sound = sound;
    this.fault = fault;
  }

  @Override
  public Seat toAct() {
    return sound.toAct();
  }

  @Override
  public HighCardView view(Seat seat) {
    return sound.view(seat);
  }

  @Override
  public List<Play> legal() {
    return sound.legal();
  }

  @Override
  public boolean isLegal(Play decision) {
    return sound.isLegal(decision);
  }

  @Override
  public void apply(Play decision) {
    if (!sound.isOver() && !sound.isLegal(decision)) {
      throw new IllegalDecisionException(toAct(), decision, legal(), position());
    }
    sound.apply(decision);
  }

  @Override
  public long hand() {
    return sound.hand();
  }

  @Override
  public List<Long> scores() {
    return sound.scores();
  }

  @Override
  public boolean isOver() {
    return sound.isOver();
  }

  @Override
  public Outcome outcome() {
    return sound.outcome();
  }

  @Override
  public String position() {
    return sound.position();
  }

  @Override
  public Game<HighCardView, Play> copy() {
    return fault.apply(sound.copy());
  }

  @Override
  public Game<HighCardView, Play> redeal(Seat seat, RandomGenerator random) {
    return fault.apply(sound.redeal(seat, random));
  }
}
