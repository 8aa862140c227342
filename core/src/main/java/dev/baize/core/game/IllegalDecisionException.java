package dev.baize.core.game;

import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import java.io.Serial;
import java.util.List;

/**
 * Thrown for a decision that is illegal; the game is unchanged. A game may define subclasses. In a
 * deserialized exception {@link #decision} and {@link #legal} are null.
 */
public class IllegalDecisionException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** The index of the seat. */
  private final int seat;

  private final transient Decision decision;
  private final transient List<Decision> legal;

  /** The {@link Game#position} text. */
  private final String position;

  /**
   * Names the decision, the legal ones and the position.
   *
   * @param seat the seat to act
   * @param decision the illegal decision
   * @param legal the legal decisions in the game's order; copied
   * @param position the game's {@link Game#position} text
   */
  public IllegalDecisionException(
      Seat seat, Decision decision, List<? extends Decision> legal, String position) {
    this(seat, decision, legal, position, "");
  }

  /**
   * Names the decision, the reason, the legal ones and the position.
   *
   * @param seat the seat to act
   * @param decision the illegal decision
   * @param legal the legal decisions in the game's order; copied
   * @param position the game's {@link Game#position} text
   * @param reason why the decision is illegal, a part of a sentence; empty if the position shows it
   */
  protected IllegalDecisionException(
      Seat seat,
      Decision decision,
      List<? extends Decision> legal,
      String position,
      String reason) {
    super(
        lenientFormat(
            "%s may not \"%s\"%s; legal: %s; position: %s",
            seat,
            decision.text(),
            reason.isEmpty() ? reason : ": " + reason,
            String.join(", ", legal.stream().map(Decision::text).toList()),
            position));
    this.seat = seat.index();
    this.decision = decision;
    this.legal = List.copyOf(legal);
    this.position = requireNonNull(position);
  }

  /** {@return the seat that was to act} */
  public final Seat seat() {
    return Seat.of(seat);
  }

  /** {@return the illegal decision} */
  public final Decision decision() {
    return decision;
  }

  /** {@return the legal decisions in the game's order} */
  public final List<Decision> legal() {
    return legal;
  }

  /** {@return the position as text} */
  public final String position() {
    return position;
  }
}
