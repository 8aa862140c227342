package dev.baize.core.kit;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import java.util.List;

/**
 * The view of a {@link CardGame}, a record of all that its seat may know, {@link #seat}, {@link
 * #turn} and {@link #legal} included. The plain table shows people what its {@code toString} does.
 *
 * @param <D> the decisions of the game
 */
public interface SeatView<D extends Decision> extends View {

  /** {@return the legal decisions of the seat, in their order; empty if it is not to act} */
  List<D> legal();
}
