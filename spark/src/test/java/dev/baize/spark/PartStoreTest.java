package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.baize.core.simulation.GameRange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PartStoreTest {

  @TempDir private Path folder;
  private PartStore store;

  @BeforeEach
  void open() throws IOException {
    store = PartStore.open(folder.resolve("parts").toString(), new Configuration());
  }

  @Test
  void parts_are_listed_in_the_order_of_their_games() throws IOException {
    store.keep(new GameRange(100, 200), "later");
    store.keep(new GameRange(0, 20), "first");
    store.keep(new GameRange(20, 100), "then");
    Files.createFile(folder.resolve("parts").resolve("part-of-another-program"));
    assertThat(store.list())
        .extracting(file -> file.getName())
        .containsExactly("part-0-19", "part-20-99", "part-100-199");
    assertThat(store.read(store.list().get(1))).isEqualTo("then");
  }

  @Test
  void a_part_that_cannot_be_written_is_named() throws IOException {
    Files.createDirectories(folder.resolve("parts/.part-0-19.tmp/full"));
    assertThatIOException()
        .isThrownBy(() -> store.keep(new GameRange(0, 20), "first"))
        .withMessageContaining("parts/part-0-19 cannot be written: ");
  }
}
