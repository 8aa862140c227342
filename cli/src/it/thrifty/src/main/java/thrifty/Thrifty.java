package thrifty;

import dev.baize.core.card.Card;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import dev.baize.euchre.player.Simple;

/** Plays like Simple, but saves its high cards for tricks that they win. */
public class Thrifty implements EuchrePlayer {
  private final Simple simple = new Simple();

  @Override
  public Bid orderUp(EuchreView view) {
    return simple.orderUp(view);
  }

  @Override
  public Card discard(EuchreView view) {
    return simple.discard(view);
  }

  @Override
  public Card lead(EuchreView view) {
    return simple.lead(view);
  }

  @Override
  public Card play(EuchreView view) {
    Trump trump = view.trump().orElseThrow();
    Trick trick = view.trick();
    Card best = trump.highest(view.legalCards());
    boolean needed = trick.winner(trump) != view.partner();
    boolean enough = trump.beats(best, trick.highest(trump), trick.suitLed(trump));
    return needed && enough ? best : trump.lowest(view.legalCards());
  }
}
