package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import java.util.List;

/**
 * A place at the table.
 *
 * @param name who sits there, as a sentence would begin, such as {@code You}
 * @param roles what the seat is in this hand, such as {@code dealer}
 * @param status what it has or has just done, such as {@code 5 coins}; may be empty
 * @param played what lies in front of it, such as its card of the trick or its chains
 * @param hand the cards that it holds, if the person may see them; in groups if that helps
 */
public record Place(
    String name, List<String> roles, StyledText status, List<Group> played, List<Group> hand) {

  /**
   * Copies the lists.
   *
   * @param name who sits there
   * @param roles what the seat is in this hand
   * @param status what it has or has just done
   * @param played what lies in front of it
   * @param hand the cards that it holds, if the person may see them
   */
  public Place {
    requireNonNull(name);
    roles = List.copyOf(roles);
    requireNonNull(status);
    played = List.copyOf(played);
    hand = List.copyOf(hand);
  }
}
