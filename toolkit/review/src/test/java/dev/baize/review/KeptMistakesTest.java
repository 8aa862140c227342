package dev.baize.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.record.MatchRecord;
import dev.baize.table.KeptGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The mistakes of kept games, as puzzles. */
class KeptMistakesTest {

  @TempDir private Path home;

  private final List<String> complaints = new ArrayList<>();

  private KeptGames games;

  @BeforeEach
  void makeFolder() throws IOException {
    games = KeptGames.of(Map.of("XDG_DATA_HOME", home.toString()), () -> "2026-11-27-1200");
    Files.createDirectories(games.folder().orElseThrow());
  }

  /** Keeps a game in which a person sat at the first seat. */
  private Path kept(String name, String game, String rules, String... players) throws IOException {
    MatchRecord record = TrainingTest.asPersons(ReviewerTest.play(game, rules, 1, players));
    Path file = games.folder().orElseThrow().resolve(name);
    Files.writeString(file, record.text());
    return file;
  }

  private OwnGames counted(String judge) throws IOException {
    OwnGames own = new OwnGames(ReviewerTest.REGISTRY, MatchRecord::read, complaints::add, null);
    Reviewer reviewer = new Reviewer(ReviewerTest.REGISTRY, judge, 1);
    own.addKept(games, new KeptReviews(games, reviewer), null, () -> {});
    return own;
  }

  @Test
  void a_game_that_cannot_be_judged_costs_a_line_and_counts() throws IOException {
    Path file = kept("highcard-1.baize", "highcard", "2 seats, 3 rounds", "Random", "Random");
    assertThat(counted("Random").text()).contains("HighCard with Random");
    assertThat(complaints)
        .singleElement()
        .asString()
        .startsWith(file + " cannot be judged: ")
        .contains("Random decides without values");
  }

  @Test
  void why_there_is_nothing_to_train_is_told_as_it_is() throws IOException {
    assertThat(counted("Random").nothing()).contains("baize play");
    Path file = kept("highcard-1.baize", "highcard", "2 seats, 3 rounds", "Random", "Random");
    String whole = Files.readString(file);
    Files.writeString(file, whole.substring(0, whole.lastIndexOf('\n', whole.length() - 2) + 1));
    assertThat(counted("Random").nothing()).contains("when it is over");
    Files.writeString(file, whole);
    assertThat(counted("Random").nothing()).contains("no mistakes");
    assertThat(complaints).hasSize(1);
  }
}
