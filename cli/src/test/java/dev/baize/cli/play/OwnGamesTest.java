package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.review.OwnGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
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
            beans with Greedy (medium)

                 games  won  lost  won %  from    to  coins    ±  best
            all      3    0     3    0.0   0.0  86.1    0.7  1.4     1
            the others: Greedy (medium) 9.0

            blackjack

                 games  won  lost  won %  from    to  money    ±  best
            all      3    0     3    0.0   0.0  86.1    0.7  2.9     2

                 hands  money won  per 100 hands     from      to
            all     52      -2998        -1153.1  -3872.9  1566.7

            euchre with Expert, Simple

                 games  won  lost  won %  from     to  points    ±  best
            all      3    3     0  100.0  13.9  100.0    10.3  1.4    11
            the others: Expert 10.3, Simple 4.0

            ± and from-to: 95 % intervals; ? where there are too few games. Per 100 hands:
            won, in least bets; also of games that are not over.
            """);
  }

  @Test
  void a_game_that_was_saved_to_two_files_counts_once() throws IOException {
    game("one.baize", "beans", "Greedy", 1);
    Files.copy(folder.resolve("one.baize"), folder.resolve("two.baize"));
    game("three.baize", "beans", "Greedy", 2);
    assertThat(statistics(folder.toString()).out())
        .contains("beans with Greedy (medium)\n", "\nall      2 ");
  }

  @Test
  void a_game_that_went_on_from_a_copy_counts_once_with_all_its_hands() throws IOException {
    game("whole.baize", "blackjack", "", 1);
    String text = Files.readString(folder.resolve("whole.baize"));
    Run whole = statistics(folder.toString());
    Files.writeString(
        folder.resolve("a.baize"), text.substring(0, text.indexOf('\n', text.length() / 2) + 1));
    assertThat(statistics(folder.toString())).isEqualTo(whole);
  }

  @Test
  void what_does_not_count_is_one_line_each() throws IOException {
    game("whole.baize", "beans", "Greedy", 1);
    String text = Files.readString(folder.resolve("whole.baize"));
    game("a.baize", "beans", "Greedy", 2);
    String other = Files.readString(folder.resolve("a.baize"));
    Files.writeString(
        folder.resolve("a.baize"), other.substring(0, other.lastIndexOf('\n', 300) + 1));
    Files.writeString(folder.resolve("b.baize"), "mine\n");
    Files.writeString(folder.resolve("c.baize"), text.replace("game: beans", "game: chess"));
    Files.writeString(folder.resolve("d.baize"), text.replace("Human Ann", "Random Ann"));
    Files.writeString(folder.resolve("e.baize"), text + "nonsense\n");
    Run run = statistics(folder.toString(), folder.resolve("none").toString());
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).containsOnlyOnce(" with ").contains("\nall      1 ");
    assertThat(run.err())
        .hasLineCount(7)
        .endsWith("baize: not every file that was named is a record\n")
        .contains("a.baize is not counted: the game is not over\n", "no game \"chess\"")
        .contains(
            "d.baize is not counted: 0 people; expected 1 who played alone, or whose game it is:"
                + " baize statistics --name NAME\n",
            "none cannot be read");
  }

  @Test
  void a_game_at_a_table_for_friends_counts_by_name_even_if_one_person_played_it()
      throws IOException {
    game("a.baize", "beans", "Greedy", 1);
    Path file = folder.resolve("a.baize");
    String text = Files.readString(file);
    Files.writeString(
        file, text.replaceFirst("\nplayer: ", "\nnote: " + OwnGames.FRIENDS + "\nplayer: "));
    assertThat(statistics(folder.toString()).err()).contains("a.baize is not counted: 1 people;");
    assertThat(Run.of("statistics", "--name", "Ann", folder.toString()).out())
        .contains("\nall      1 ");
  }

  @Test
  void the_name_of_a_program_is_nobody_whose_games_are_counted() throws IOException {
    game("a.baize", "beans", "Greedy", 1);
    assertThat(Run.of("statistics", "--name", "Ann", folder.toString()).out())
        .contains("\nall      1 ");
    Run run = Run.of("statistics", "--name", "Greedy", folder.toString());
    assertThat(run.err()).hasLineCount(1).contains("0 are called \"Greedy\"");
  }

  @Test
  void what_is_in_a_folder_need_not_be_a_record() throws IOException {
    Files.writeString(folder.resolve("b.baize"), "mine\n");
    Run run = statistics(folder.toString());
    assertThat(run.status()).isZero();
    assertThat(run.err()).hasLineCount(1).contains("b.baize");
  }

  /** Keeps the review of a kept game, of which some mistakes may be those of the other seat. */
  private void reviewed(String name, double cost) throws IOException {
    Path games = folder.resolve("baize/games");
    long decisions =
        Files.readAllLines(games.resolve(name)).stream().dropWhile(line -> !line.isEmpty()).count()
            - 1;
    Path file = folder.resolve("baize/reviews/" + name + ".review");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        baize review 1
        judge: Planner
        unit: chances to win
        recorded: %d
        judged: 50
        cost: %s
        error: 0.01
        mistakes: 3 7
        """
            .formatted(decisions, cost));
  }

  @Test
  void a_kept_game_is_reviewed_once_and_a_damaged_review_is_made_anew() throws IOException {
    Files.createDirectories(folder.resolve("baize/games"));
    game("baize/games/beans-1.baize", "beans", "Greedy", 1);
    Run first = kept("statistics");
    Path review = folder.resolve("baize/reviews/beans-1.baize.review");
    String found = Files.readString(review);
    assertThat(first.out()).contains("\nall         1 ", " cost a game ");
    Files.writeString(review, found.replaceFirst("cost: .*", "cost: 0.125"));
    assertThat(kept("statistics").out()).contains(" 12.5 %");
    Files.writeString(review, "nonsense");
    assertThat(kept("statistics")).isEqualTo(first);
    assertThat(review).hasContent(found);
  }

  private Run kept(String... words) {
    return Run.in(Map.of("XDG_DATA_HOME", folder.toString()), words);
  }

  @Test
  void without_files_all_kept_games_count_and_what_is_not_over_is_no_complaint()
      throws IOException {
    Files.createDirectories(folder.resolve("baize/games"));
    for (int seed = 0; seed < 12; seed++) {
      String name = "beans-%02d.baize".formatted(seed);
      game("baize/games/" + name, "beans", "Greedy", seed);
      reviewed(name, 0.5 - 0.01 * seed);
    }
    Path half = folder.resolve("baize/games/beans-half.baize");
    game("other.baize", "beans", "Greedy", 99);
    String whole = Files.readString(folder.resolve("other.baize"));
    Files.writeString(half, whole.substring(0, whole.indexOf('\n', whole.length() / 2) + 1));
    Run run = kept("statistics");
    assertThat(run).isEqualTo(kept("play", "--statistics"));
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            """
            beans with Greedy (medium)

                        games  won  lost  won %  from    to  coins    ±  best
            all            12    0    12    0.0   0.0  28.8    1.1  0.6     3
            the last 6      6    0     6    0.0   0.0  52.4    1.2  1.2     3
            before          6    0     6    0.0   0.0  52.4    1.0  0.9     2

                        reviewed  mistakes  a game  cost a game    from      to
            all               12        24     2.0       44.5 %  42.2 %  46.8 %
            the last 6         6        12     2.0       41.5 %  39.5 %  43.5 %
            before             6        12     2.0       47.5 %  45.5 %  49.5 %
            the others: Greedy (medium) 9.4

            ± and from-to: 95 % intervals; ? where there are too few games. 1 game not over.
            Your mistakes as puzzles: 14 due, 0 learnt; see baize train.
            """);
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void of_a_game_for_one_the_hands_count_also_where_it_is_not_over() throws IOException {
    game("one.baize", "blackjack", "", 1);
    String whole = Files.readString(folder.resolve("one.baize"));
    int third = whole.indexOf("bet", whole.indexOf("bet", whole.indexOf("bet") + 1) + 1);
    Files.writeString(folder.resolve("one.baize"), whole.substring(0, third));
    Run run = statistics(folder.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            """
            blackjack

                 hands  money won  per 100 hands       from       to
            all      2       -869        -8690.0  -115040.9  97660.9

            ± and from-to: 95 % intervals; ? where there are too few games. Per 100 hands:
            won, in least bets; also of games that are not over. 1 game not over.
            """);
  }

  @Test
  void programs_read_the_same_as_json_and_csv() throws IOException {
    game("one.baize", "beans", "Greedy", 1);
    String file = folder.resolve("one.baize").toString();
    assertThat(Run.of("statistics", file, "--format", "json").out())
        .startsWith("{\"own_games\":[{\"game\":\"beans\",\"with\":\"Greedy\",\"part\":\"all\",")
        .contains("\"games\":1,\"won\":0,\"lost\":1,\"won_share\":0.0,", "\"score_low95\":null")
        .endsWith("}],\"unfinished\":0}\n");
    assertThat(Run.of("statistics", file, "--format", "csv").out())
        .hasLineCount(2)
        .startsWith("game,with,part,games,won,lost,won_share,")
        .contains("\nbeans,Greedy,all,1,0,1,0.0,");
    assertThat(kept("statistics", "--format", "csv").out()).hasLineCount(2);
  }

  @Test
  void no_games_are_told_in_words() {
    assertThat(statistics(folder.toString()))
        .isEqualTo(new Run(0, "No finished games of yours were found.\n", ""));
  }
}
