package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.table.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChosenLevelsTest {

  @TempDir private Path folder;

  private Path file;
  private ChosenLevels levels;

  @BeforeEach
  void chooseNothing() {
    file = folder.resolve("new/levels");
    levels = new ChosenLevels(file);
  }

  @Test
  void before_the_first_choice_no_level_is_kept() throws IOException {
    assertThat(levels.of("euchre")).isEmpty();
    assertThat(file.getParent()).doesNotExist();
  }

  @Test
  void the_last_choice_for_each_game_is_kept() throws IOException {
    levels.choose("euchre", Level.EASY);
    levels.choose("beans", Level.BEST);
    levels.choose("Euchre", Level.HARD);
    assertThat(levels.of("euchre")).contains(Level.HARD);
    assertThat(levels.of("BEANS")).contains(Level.BEST);
    assertThat(levels.of("hearts")).isEmpty();
    assertThat(file).hasContent("beans best\neuchre hard\n");
    assertThat(file.getParent()).isDirectoryContaining("glob:**/levels");
    try (var files = Files.list(file.getParent())) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void lines_that_are_not_understood_are_passed_over_and_stay() throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "euchre hopeless\nchess 1500 Elo\n\n");
    assertThat(levels.of("euchre")).isEmpty();
    levels.choose("euchre", Level.MEDIUM);
    assertThat(file).hasContent("chess 1500 Elo\n\neuchre medium\n");
  }

  @Test
  void a_file_that_cannot_be_read_or_written_is_an_error() throws IOException {
    Files.createDirectories(file);
    assertThatThrownBy(() -> levels.of("euchre")).isInstanceOf(IOException.class);
    ChosenLevels below = new ChosenLevels(Files.createFile(folder.resolve("f")).resolve("levels"));
    assertThatThrownBy(() -> below.choose("euchre", Level.EASY)).isInstanceOf(IOException.class);
  }
}
