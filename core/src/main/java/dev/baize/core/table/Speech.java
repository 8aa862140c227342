package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import java.util.List;

/**
 * Phrases who did what for the person at one seat, who is "You".
 *
 * @param seat where the person sits
 * @param names the names of the seats, by seat; long names are clipped
 */
public record Speech(Seat seat, List<String> names) {

  private static final int MAX_LENGTH = 14;

  /**
   * Copies the names.
   *
   * @param seat where the person sits
   * @param names the names of the seats, by seat
   */
  public Speech {
    requireNonNull(seat);
    names = List.copyOf(names);
  }

  /**
   * {@return the name of a seat at the beginning of a sentence}
   *
   * @param of any seat
   */
  public String name(Seat of) {
    return of == seat ? "You" : clipped(names.get(of.index()));
  }

  /**
   * {@return the name of a seat within a sentence}
   *
   * @param of any seat
   */
  public String object(Seat of) {
    return of == seat ? "you" : name(of);
  }

  /**
   * {@return a subject and its verb, such as {@code You pass}, {@code North passes}}
   *
   * @param of the seat that acts
   * @param you the verb after "You"
   * @param others the verb after a name
   */
  public String does(Seat of, String you, String others) {
    return name(of) + " " + (of == seat ? you : others);
  }

  /**
   * {@return a subject and its regular verb, such as {@code You pass}, {@code North passes}}
   *
   * @param of the seat that acts
   * @param verb the verb after "You"; it ends in s or es after a name
   */
  public String does(Seat of, String verb) {
    return does(of, verb, verb + (verb.endsWith("s") ? "es" : "s"));
  }

  /**
   * {@return a subject and its verb within a sentence, such as {@code you pass}}
   *
   * @param of the seat that acts
   * @param you the verb after "you"
   * @param others the verb after a name
   */
  public String within(Seat of, String you, String others) {
    return object(of) + " " + (of == seat ? you : others);
  }

  private static String clipped(String name) {
    StyledText whole = StyledText.of(name.strip());
    return whole.columns() <= MAX_LENGTH ? whole.plain() : whole.clipped(MAX_LENGTH - 1) + ".";
  }
}
