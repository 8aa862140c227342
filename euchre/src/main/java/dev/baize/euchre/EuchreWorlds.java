package dev.baize.euchre;

import dev.baize.core.game.WorldSampler;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.Shuffle;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HiddenHands;
import java.util.random.RandomGenerator;

/** Samples the games consistent with the view of one seat, for one thread at a time. */
final class EuchreWorlds implements WorldSampler<EuchreView, EuchreDecision> {

  private final Shuffle shuffle;
  private final Score score;
  private final long turn;
  private final Hand known;
  private final HiddenHands hidden;

  EuchreWorlds(Shuffle shuffle, EuchreView view) {
    this.shuffle = shuffle;
    this.score = view.score();
    this.turn = view.turn();
    this.known = view.known();
    this.hidden = view.hidden(known);
  }

  @Override
  public EuchreGame draw(RandomGenerator random) {
    Hand hand = known.copy();
    hidden.deal(hand, random);
    return new EuchreGame(shuffle, Seed.of(random.nextLong()), hand, score, turn);
  }
}
