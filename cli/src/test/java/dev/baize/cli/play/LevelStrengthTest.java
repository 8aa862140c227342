package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Level;
import dev.baize.table.Opponents;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each level plays better than the one below it, but not so much that nobody gets there. */
@Tag("long")
class LevelStrengthTest {

  @ParameterizedTest
  @CsvSource({"euchre, american", "beans, 'opening draw yes, final sale no'"})
  void a_level_wins_62_to_80_of_100_games_against_the_one_below(String name, String rules) {
    Registry registry = Registry.load();
    GameProvider<?, ?, ?> game = registry.game(name);
    Opponents opponents = new Opponents(registry, game);
    List<Level> levels = List.of(Level.values());
    for (int i = 1; i < levels.size(); i++) {
      String better = opponents.player(levels.get(i));
      String worse = opponents.player(levels.get(i - 1));
      assertThat(score(name, better, worse, rules)).as(better).isBetween(0.62, 0.8);
    }
  }

  /** The share of games that the first of two players wins, as the row about it says. */
  private static double score(String game, String better, String worse, String rules) {
    Run run =
        Run.of(
            "tournament",
            game,
            better,
            worse,
            "--games",
            "400",
            "--seed",
            "155",
            "--format",
            "csv",
            "--rules",
            rules);
    Matcher row =
        Pattern.compile(",0," + better + ",1," + worse + ",\\d+,\\d+,\\d+,([^,]+),")
            .matcher(run.out());
    assertThat(row.find()).as(run.toString()).isTrue();
    return Double.parseDouble(row.group(1));
  }
}
