package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import java.util.List;

/**
 * What the person at one seat sees of a game, without layout, width or colour codes, so that any
 * front end can draw it. A scene is a function of what the seat was shown.
 *
 * @param title the game and what it is played for, such as {@code Euchre, first to 10}
 * @param facts what matters for every decision, the most important first
 * @param places the person's own first, then in the order of play; empty if the game names none
 * @param middle what lies between the places
 * @param aside what helps but is not needed, the most helpful first; shown where there is room
 */
public record Scene(
    String title, List<Fact> facts, List<Place> places, List<Group> middle, List<Fact> aside) {

  /**
   * Copies the lists.
   *
   * @param title the game and what it is played for
   * @param facts what matters for every decision
   * @param places the person's own first, then the others in the order of play
   * @param middle what lies between the places
   * @param aside what helps but is not needed
   */
  public Scene {
    requireNonNull(title);
    facts = List.copyOf(facts);
    places = List.copyOf(places);
    middle = List.copyOf(middle);
    aside = List.copyOf(aside);
  }
}
