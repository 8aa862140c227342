package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The statistics of a person's own games, from their records. */
class OwnGamesTest {

  @TempDir private Path folder;

  /** Records a game of programs, and says that a person was at its first seat. */
  private void game(String name, String game, String rest, int seed) throws IOException {
    Path file = folder.resolve(name);
    Run run =
        Run.of(
            ("match " + game + " Random " + rest + " --seed " + seed + " --record " + file)
                .strip()
                .split(" +"));
    assertThat(run.status()).isZero();
    Files.writeString(
        file, Files.readString(file).replaceFirst("Random Random[ 1]*\n", "Human Ann\n"));
  }

  private Run statistics(String... places) {
    String[] words = new String[2 + places.length];
    words[0] = "play";
    words[1] = "--statistics";
    System.arraycopy(places, 0, words, 2, places.length);
    return Run.of(words);
  }

  @Test
  void games_are_counted_by_game_and_by_who_else_played() throws IOException {
    for (int seed = 0; seed < 3; seed++) {
      game("beans" + seed + ".baize", "beans", "Greedy", seed);
      game("euchre" + seed + ".baize", "euchre", "Simple Expert Simple", seed);
      game("blackjack" + seed + ".baize", "blackjack", "", seed);
    }
    Files.writeString(folder.resolve("notes"), "mine\n");
    String twice = folder.resolve("beans0.baize").toString();
    Run run = statistics(twice, folder.toString(), folder + "/../" + folder.getFileName());
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            """
            game       with            games  won  lost  won %  mean score  best  others' averages
            beans      Greedy              3    0     3    0.0         0.7     1               9.0
            blackjack                      3    0     3    0.0         0.7     2
            euchre     Expert, Simple      3    3     0  100.0        10.0    10         10.0, 2.7
            """);
  }

  @Test
  void a_game_that_was_saved_to_two_files_counts_once() throws IOException {
    game("one.baize", "beans", "Greedy", 1);
    Files.copy(folder.resolve("one.baize"), folder.resolve("two.baize"));
    game("three.baize", "beans", "Greedy", 2);
    assertThat(statistics(folder.toString()).out()).contains("\nbeans  Greedy      2 ");
  }

  @Test
  void what_does_not_count_is_one_line_each() throws IOException {
    game("whole.baize", "beans", "Greedy", 1);
    String text = Files.readString(folder.resolve("whole.baize"));
    Files.writeString(
        folder.resolve("a.baize"), text.substring(0, text.lastIndexOf('\n', 300) + 1));
    Files.writeString(folder.resolve("b.baize"), "mine\n");
    Files.writeString(folder.resolve("c.baize"), text.replace("game: beans", "game: chess"));
    Files.writeString(folder.resolve("d.baize"), text.replace("Human Ann", "Random Ann"));
    Files.writeString(folder.resolve("e.baize"), text + "nonsense\n");
    Run run = statistics(folder.toString(), folder.resolve("none").toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).hasLineCount(2).contains("\nbeans  Greedy      1 ");
    assertThat(run.err())
        .hasLineCount(7)
        .endsWith("baize: not every file that was named is a record\n")
        .contains("a.baize is not counted: the game is not over\n", "no game \"chess\"")
        .contains("d.baize is not counted: 0 people; expected 1\n", "none cannot be read");
  }

  @Test
  void what_is_in_a_folder_need_not_be_a_record() throws IOException {
    Files.writeString(folder.resolve("b.baize"), "mine\n");
    Run run = statistics(folder.toString());
    assertThat(run.status()).isZero();
    assertThat(run.err()).hasLineCount(1).contains("b.baize");
  }

  @Test
  void no_games_are_told_in_words() {
    assertThat(statistics(folder.toString()))
        .isEqualTo(new Run(0, "no finished games of yours were found\n", ""));
  }
}
