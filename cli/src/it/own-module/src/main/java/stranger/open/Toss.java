package stranger.open;

import dev.baize.core.game.Seat;
import dev.baize.core.kit.CardGame;
import dev.baize.core.kit.Position;
import dev.baize.core.kit.SeatView;
import dev.baize.core.kit.Word;
import java.util.List;

/** One seat guesses how a coin fell, in a package that is open to the engine. */
public final class Toss extends CardGame<Toss.Rules, Toss.View, Toss.Guess> {
  enum Guess implements Word {
    HEADS,
    TAILS
  }

  record Rules(int stake) {}

  record View(Seat seat, long turn, List<Guess> legal, List<Guess> shown)
      implements SeatView<Guess> {}

  public Toss() {
    super("toss", new Rules(1), "stake {stake}", View.class);
    decisions(List.of(Guess.values()));
  }

  @Override
  protected int seats(Rules rules) {
    return 1;
  }

  @Override
  protected List<Coin> deals(Rules rules) {
    return List.of(
        new Coin(rules, Guess.HEADS, List.of()), new Coin(rules, Guess.TAILS, List.of()));
  }

  record Coin(Rules rules, Guess side, List<Guess> guesses) implements Position<View, Guess> {
    @Override
    public boolean isOver() {
      return !guesses.isEmpty();
    }

    @Override
    public Seat toAct() {
      return Seat.of(0);
    }

    @Override
    public List<Guess> legal() {
      return List.of(Guess.values());
    }

    @Override
    public Coin apply(Guess guess) {
      return new Coin(rules, side, List.of(guess));
    }

    @Override
    public View view(Seat seat, long turn, List<Guess> legal) {
      return new View(seat, turn, legal, isOver() ? List.of(side, guesses.get(0)) : List.of());
    }

    @Override
    public List<Long> scores() {
      return List.of((long) (guesses.contains(side) ? rules.stake() : -rules.stake()));
    }
  }
}
