package dev.baize.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.CompiledJar;
import dev.baize.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Players that always pass never end a game of euchre in which the dealer may pass, too. */
class EndlessGamesTest {

  private static final String PASSES =
      "return view.mayPass() ? EuchreDecision.pass() : view.choice(0);";
  private static final String TOO_LONG = "the game had not ended after 5000 decisions; position: ";

  @TempDir private static Path folder;
  private static String jar = "";

  @BeforeAll
  static void compile() throws IOException {
    jar = new CompiledJar(folder, "own").withPlayer("euchre", "Own", PASSES).pack();
  }

  private static Run run(String line) {
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    words.addAll(List.of("--rules", "dealer stuck no", "--players", jar));
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void a_study_stops_such_a_game_and_names_it_like_a_failure() {
    Run run = run("simulate euchre Own --games 3 --from 7 --max-decisions 5000");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("baize: game 7 from seed 0 (its own seed is ")
        .contains(TOO_LONG, "--max-decisions", " --from 7 --games 1")
        .contains("to play it alone: baize --players ")
        .doesNotContain("Own at seat ")
        .hasLineCount(1);
  }

  @Test
  void any_study_stops_it_some_time() {
    Run run = run("simulate euchre Own --games 1");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err()).contains("the game had not ended after 10000000 decisions; ");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void a_tournament_counts_it_as_forfeited_by_all_its_players_if_it_is_to_go_on(int threads) {
    String line =
        "tournament euchre Own Own Simple --games 8 --max-decisions 5000 --threads " + threads;
    assertThat(run(line).err())
        .startsWith("baize: round 0 from seed 0 ")
        .contains("played by Own, Own, Own, Own, failed", TOO_LONG)
        .hasLineCount(1);
    Run run = run(line + " --on-failure forfeit");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("\nOwn     Own          8    0      8     0 ")
        .contains("\nOwn has forfeited 8 games\nOwn has forfeited 8 games\nthe first, in round 0: ")
        .contains(TOO_LONG)
        .doesNotContain("Simple has forfeited");
    assertThat(run.err()).startsWith("baize: 16 forfeits; ");
  }

  @Test
  void a_match_stops_and_can_be_resumed_with_more_decisions() throws IOException {
    Path file = folder.resolve("game.baize");
    Run run = run("match euchre Own --seed 1 --max-decisions 5000 --record " + file);
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .contains(TOO_LONG, "--max-decisions", "resume " + file)
        .doesNotContain("Own at seat ")
        .hasLineCount(1);
    assertThat(Files.readAllLines(file)).filteredOn(line -> line.endsWith("pass")).hasSize(5000);
    Run more = Run.of("resume", file.toString(), "--max-decisions", "5008", "--players", jar);
    assertThat(more.err()).contains("the game had not ended after 5008 decisions");
    assertThat(Files.readAllLines(file)).filteredOn(line -> line.endsWith("pass")).hasSize(5008);
  }

  @Test
  void a_check_does_not_call_it_a_broken_promise_but_says_what_it_is() {
    Run run = run("check euchre Own --games 1");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("\nlegal answers        kept, ")
        .contains("\ngames without end    1 of 5 games had not ended after 10000 decisions: ")
        .contains("; again: baize --players ")
        .doesNotContain("BROKEN");
  }

  @Test
  void a_dataset_stops_there() {
    Run run =
        run("dataset euchre Own --games 2 --max-decisions 5000 --out " + folder.resolve("d.jsonl"));
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err()).contains("game 0 from seed 0 ", TOO_LONG).hasLineCount(1);
  }
}
