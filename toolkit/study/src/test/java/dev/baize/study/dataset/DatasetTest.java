package dev.baize.study.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Datasets as a program writes them. */
class DatasetTest {

  private static final HighCard GAME = new HighCard();
  private static final GameRange GAMES = new GameRange(3, 9);

  @TempDir private Path folder;

  private static Dataset<HighCardView, Play, HighCardEvent> dataset(
      Path path, Seed seed, boolean advice) {
    return new Dataset<>(
        GAME,
        GAME.rules(),
        List.of(Entrant.of(new RandomProvider())),
        seed,
        DatasetFormat.of(path),
        advice);
  }

  private static void write(Path path, GameRange games, int threads) throws IOException {
    Dataset<?, ?, ?> dataset = dataset(path, Seed.of(1), false);
    try (DatasetFile file = dataset.open(path, games, "1")) {
      assertThat(file.rest()).isEqualTo(games);
      dataset.play(file, Simulation.MAX_DECISIONS, threads, new Progress());
      assertThat(file.rest().games()).isZero();
      assertThat(file.summary()).isEqualTo(path + " has " + games);
      file.sync();
    }
  }

  @Test
  void every_decision_of_its_games_is_a_row() throws IOException {
    Path path = folder.resolve("cards.jsonl");
    write(path, GAMES, 2);
    long decisions =
        new Simulation<>(GAME, GAME.rules(), List.of(Entrant.of(new RandomProvider())), Seed.of(1))
            .play(GAMES)
            .sample("decisions")
            .sum()
            .longValueExact();
    assertThat(Files.readAllLines(path))
        .hasSize((int) decisions)
        .allMatch(line -> line.startsWith("{\"match\":") && line.contains(",\"legal\":[\"play "))
        .anyMatch(line -> line.startsWith("{\"match\":8,\"turn\":0,\"hand\":0,\"seat\":0,"));
  }

  @Test
  void a_file_that_is_whole_is_only_that_of_the_same_dataset() throws IOException {
    Path path = folder.resolve("cards.jsonl.gz");
    write(path, GAMES, 1);
    try (DatasetFile file = dataset(path, Seed.of(1), false).open(path, GAMES, "1")) {
      assertThat(file.rest()).isEqualTo(new GameRange(9, 9));
    }
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> dataset(path, Seed.of(2), false).open(path, GAMES, "1"))
        .withMessageContaining("it was begun with seed \"1\", and not \"2\"");
  }

  @Test
  void players_that_give_no_advice_are_named() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> dataset(folder.resolve("cards.jsonl"), Seed.of(1), true))
        .withMessageEndingWith(": Random, Random, Random, Random");
  }
}
