package dev.baize.core.kit;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import java.util.List;

/**
 * The view of a {@link CardGame}, a record whose components are all that its seat may know. {@link
 * #seat}, {@link #turn} and {@link #legal} are among them. The plain table shows its text to
 * people: a view whose {@code toString} leaves components out does not show them there, but players
 * have them all the same.
 *
 * @param <D> the decisions of the game
 */
public interface SeatView<D extends Decision> extends View {

  /** {@return the legal decisions of the seat, in their order; empty if it is not to act} */
  List<D> legal();
}
