package kuhn;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;

/**
 * What a seat may know: its card, and all that was done. It forgets nothing, as solvers require.
 *
 * @param shown the other card after a showdown, or null
 */
public record KuhnView(Seat seat, Rank card, List<KuhnAction> history, Rank shown)
    implements View {
  public KuhnView {
    history = List.copyOf(history);
  }

  @Override
  public long turn() {
    return history.size();
  }

  /** Such as {@code King: pass bet}, by which a strategy knows the view. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(card + ":");
    history.forEach(action -> text.append(' ').append(action.text()));
    return shown == null ? text.toString() : text + ", against " + shown;
  }
}
