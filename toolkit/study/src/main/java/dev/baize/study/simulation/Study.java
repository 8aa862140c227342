package dev.baize.study.simulation;

import static java.util.Objects.requireNonNull;

import dev.baize.core.lines.Fields;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.Locale;

/**
 * The identity of a simulation or tournament. The study and a number determine a game: two runs of
 * one study agree on every game that both play.
 *
 * @param game the name of the game, one line of at most 200 characters
 * @param rules the {@linkplain dev.baize.core.game.Rules#text text} of the rules, one line of at
 *     most 10,000 characters
 * @param seed the seed from which every game's own is derived
 * @param players the names of the players, one line of printable text each, at most 200 characters,
 *     in the order of the seats
 */
public record Study(String game, String rules, Seed seed, List<String> players) {

  /**
   * Copies the names.
   *
   * @param game one line
   * @param rules one line
   * @param seed any seed
   * @param players one line of printable text each
   * @throws IllegalArgumentException if a text is anything else
   */
  public Study {
    Fields.requireLength("game", Fields.requireLine("game", game), Fields.MAX_NAME);
    Fields.requireRules(rules);
    requireNonNull(seed);
    players = List.copyOf(players);
    players.forEach(player -> Fields.requireName("player", player));
  }

  /**
   * {@return the study of results merged from this study and another one} They are the same study
   * even if the case of the game's name differs; of two spellings, the first in the order of {@link
   * String#compareTo} is kept, so the order of merging makes no difference.
   *
   * @param other the study of the other results
   * @throws IllegalArgumentException if it is not the same; the message says what differs
   */
  public Study merge(Study other) {
    require(game.equalsIgnoreCase(other.game), "game", game, other.game);
    require(rules.equals(other.rules), "rules", rules, other.rules);
    require(seed.equals(other.seed), "seed", seed.value(), other.seed.value());
    require(players.equals(other.players), "players", players, other.players);
    return game.compareTo(other.game) <= 0 ? this : other;
  }

  private static void require(boolean same, String what, Object one, Object two) {
    if (!same) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "results of different studies: %s %s",
              what,
              Difference.between(one, two)));
    }
  }
}
