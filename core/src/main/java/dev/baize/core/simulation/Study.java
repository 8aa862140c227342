package dev.baize.core.simulation;

import dev.baize.core.lines.Fields;
import dev.baize.core.random.Seed;
import java.util.List;

/**
 * What decides every game of a simulation or a tournament, with its number: two runs of one study
 * agree about each game that both play.
 *
 * @param game the name of the game, one line
 * @param rules the {@linkplain dev.baize.core.game.Rules#text text} of the rules, one line
 * @param seed from which every game has its own
 * @param players the names of the players, one line each, in the order of the seats
 */
public record Study(String game, String rules, Seed seed, List<String> players) {

  /**
   * Copies the names.
   *
   * @param game one line
   * @param rules one line
   * @param seed any seed
   * @param players one line each
   * @throws IllegalArgumentException if a text is not one line
   */
  public Study {
    Fields.requireLine("game", game);
    Fields.requireLine("rules", rules);
    players = List.copyOf(players);
    players.forEach(player -> Fields.requireLine("player", player));
  }

  /**
   * Demands that another study is this one.
   *
   * @param other of the results that are to be put together with those of this one
   * @throws IllegalArgumentException if it is not, saying in what they differ
   */
  public void requireSame(Study other) {
    requireSame("game", game, other.game);
    requireSame("rules", rules, other.rules);
    requireSame("seed", seed.value(), other.seed.value());
    requireSame("players", players, other.players);
  }

  private static void requireSame(String what, Object one, Object two) {
    if (!one.equals(two)) {
      throw new IllegalArgumentException(
          "results of different studies: %s \"%s\" and \"%s\"".formatted(what, one, two));
    }
  }
}
