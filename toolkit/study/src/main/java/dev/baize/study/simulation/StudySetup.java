package dev.baize.study.simulation;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Strings;
import dev.baize.core.lines.Fields;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import java.util.List;

/**
 * What a simulation or tournament is played with. The setup and a number determine a game: two runs
 * with one setup agree on every game that both play.
 *
 * @param game the name of the game, one line of at most 200 characters
 * @param rules the {@linkplain dev.baize.core.game.Rules#text text} of the rules, one line of at
 *     most 10,000 characters
 * @param seed the seed from which every game's own is derived
 * @param players the names of the players, one line of printable text each, at most 200 characters,
 *     in the order of the seats
 */
public record StudySetup(String game, String rules, Seed seed, List<String> players) {

  private static final int MAX_SHOWN = 60;
  private static final int SHOWN_BEFORE = 20;

  /**
   * Copies the names.
   *
   * @param game one line
   * @param rules one line
   * @param seed any seed
   * @param players one line of printable text each
   */
  public StudySetup {
    Fields.requireLength("game", Fields.requireLine("game", game), Fields.MAX_NAME);
    Fields.requireRules(rules);
    requireNonNull(seed);
    players = List.copyOf(players);
    players.forEach(player -> Fields.requireName("player", player));
  }

  /**
   * {@return the setup of results merged from this and another setup} They are the same even if the
   * case of the game's name differs; of two spellings, the first in the order of {@link
   * String#compareTo} is kept, so the order of merging makes no difference.
   *
   * @param other the setup of the other results
   */
  public StudySetup merge(StudySetup other) {
    require(game.equalsIgnoreCase(other.game), "game", game, other.game);
    require(rules.equals(other.rules), "rules", rules, other.rules);
    require(seed.equals(other.seed), "seed", seed.value(), other.seed.value());
    require(players.equals(other.players), "players", players, other.players);
    return game.compareTo(other.game) <= 0 ? this : other;
  }

  private static void require(boolean same, String what, Object one, Object two) {
    if (!same) {
      throw new IllegalArgumentException(
          "results of different studies: " + what + ' ' + difference(one, two));
    }
  }

  /** Both texts, quoted; if one is long, from shortly before the first difference. */
  static String difference(Object one, Object two) {
    String first = one.toString();
    String second = two.toString();
    int same = Strings.commonPrefix(first, second).length();
    boolean isShort = first.length() <= MAX_SHOWN && second.length() <= MAX_SHOWN;
    int from = isShort ? 0 : Math.max(0, same - SHOWN_BEFORE);
    return quote(first, from) + " and " + quote(second, from);
  }

  private static String quote(String text, int from) {
    return '"' + (from == 0 ? "" : "…") + Excerpt.of(text.substring(from), MAX_SHOWN) + '"';
  }
}
