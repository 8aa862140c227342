package {{package}};

import dev.baize.beans.Bean;
import dev.baize.beans.BeansPlayer;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import java.util.Comparator;
import java.util.OptionalInt;

/** A player of beans. Say here how it plays. */
public final class {{class}} implements BeansPlayer {

  /** Buys the third chain as long as much of the deck is left. */
  @Override
  public boolean buyThirdChain(BeansView view) {
    return view.deckSize() > 60;
  }

  /** Chains a card that was left if no chain has to be sold for it. */
  @Override
  public boolean chainLeft(BeansView view) {
    return fits(view);
  }

  /** Sells the chain that pays most. */
  @Override
  public Bean sell(BeansView view) {
    return view.chains(view.seat()).stream()
        .max(Comparator.comparingInt(Chain::coins))
        .orElseThrow()
        .bean();
  }

  /** Plays another card if no chain has to be sold for it. */
  @Override
  public boolean playAgain(BeansView view) {
    return fits(view);
  }

  /** Keeps all its cards. */
  @Override
  public OptionalInt discard(BeansView view) {
    return OptionalInt.empty();
  }

  /** Chains a card that was drawn if no chain has to be sold for it. */
  @Override
  public boolean chainDrawn(BeansView view) {
    return fits(view);
  }

  private static boolean fits(BeansView view) {
    return view.chainLength(view.seat(), view.card().orElseThrow()) > 0
        || view.chains(view.seat()).size() < view.chainLimit(view.seat());
  }
}
