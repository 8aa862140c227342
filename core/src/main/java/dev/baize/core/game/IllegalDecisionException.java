package dev.baize.core.game;

import static java.util.Objects.requireNonNull;

import java.io.Serial;
import java.util.List;

/**
 * A decision that is against the rules where it was made. The game is as it was before. A game may
 * have exceptions of its own for what its rules name. Decisions are not serialized: where it comes
 * from another process, the message has their texts, and {@link #decision} and {@link #legal} are
 * null.
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
   * Names the decision, what would have been legal, and where.
   *
   * @param seat the seat that was to act
   * @param decision what is refused
   * @param legal the legal decisions in the game's order; copied
   * @param position the game's {@link Game#position} text
   */
  public IllegalDecisionException(
      Seat seat, Decision decision, List<? extends Decision> legal, String position) {
    this("", seat, decision, legal, position);
  }

  /**
   * The same, with the reason.
   *
   * @param seat the seat that was to act
   * @param decision what is refused
   * @param legal the legal decisions in the game's order; copied
   * @param position the game's {@link Game#position} text
   * @param reason why the decision is illegal, a part of a sentence
   */
  protected IllegalDecisionException(
      Seat seat,
      Decision decision,
      List<? extends Decision> legal,
      String position,
      String reason) {
    this(": " + reason, seat, decision, legal, position);
  }

  private IllegalDecisionException(
      String because,
      Seat seat,
      Decision decision,
      List<? extends Decision> legal,
      String position) {
    super(
        "%s may not \"%s\"%s; legal: %s; position: %s"
            .formatted(seat, decision.text(), because, texts(legal), position));
    this.seat = seat.index();
    this.decision = decision;
    this.legal = List.copyOf(legal);
    this.position = requireNonNull(position);
  }

  private static String texts(List<? extends Decision> decisions) {
    return String.join(", ", decisions.stream().map(Decision::text).toList());
  }

  /** {@return the seat that was to act} */
  public final Seat seat() {
    return Seat.of(seat);
  }

  /** {@return what was refused} */
  public final Decision decision() {
    return decision;
  }

  /** {@return what would have been legal, in the game's order} */
  public final List<Decision> legal() {
    return legal;
  }

  /** {@return the position as text} */
  public final String position() {
    return position;
  }
}
