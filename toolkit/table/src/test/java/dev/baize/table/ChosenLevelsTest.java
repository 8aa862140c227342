package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.table.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChosenLevelsTest {

  @TempDir private Path data;

  private final List<String> warnings = new ArrayList<>();
  private Path file;
  private ChosenLevels levels;

  @BeforeEach
  void chooseNothing() {
    file = data.resolve("baize/levels");
    levels = new ChosenLevels(Map.of("XDG_DATA_HOME", data.toString()), warnings::add);
  }

  @Test
  void before_the_first_choice_the_level_is_medium_and_nothing_is_kept() {
    assertThat(levels.of("euchre")).isEqualTo(Level.MEDIUM);
    assertThat(data).isEmptyDirectory();
    assertThat(warnings).isEmpty();
  }

  @Test
  void the_last_choice_for_each_game_is_kept() throws IOException {
    levels.choose("euchre", Level.EASY);
    levels.choose("beans", Level.BEST);
    levels.choose("Euchre", Level.HARD);
    assertThat(levels.of("euchre")).isEqualTo(Level.HARD);
    assertThat(levels.of("BEANS")).isEqualTo(Level.BEST);
    assertThat(levels.of("hearts")).isEqualTo(Level.MEDIUM);
    assertThat(file).hasContent("beans best\neuchre hard\n");
    try (Stream<Path> files = Files.list(file.getParent())) {
      assertThat(files).containsExactly(file);
    }
    assertThat(warnings).isEmpty();
  }

  @Test
  void lines_that_are_not_understood_are_passed_over_and_stay() throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "euchre hopeless\nchess 1500 Elo\n\n");
    assertThat(levels.of("euchre")).isEqualTo(Level.MEDIUM);
    levels.choose("euchre", Level.MEDIUM);
    assertThat(file).hasContent("chess 1500 Elo\n\neuchre medium\n");
  }

  @Test
  void a_damaged_file_is_mended_by_the_next_choice() throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, new byte[] {'b', 'e', 'a', 'n', 's', ' ', (byte) 0xE9, '\n', 0, (byte) 0x80});
    assertThat(levels.of("beans")).isEqualTo(Level.MEDIUM);
    levels.choose("beans", Level.HARD);
    assertThat(Files.readAllLines(file)).contains("beans hard");
    assertThat(levels.of("beans")).isEqualTo(Level.HARD);
    assertThat(warnings).isEmpty();
  }

  @Test
  void a_disk_that_fails_costs_a_warning() throws IOException {
    Files.createDirectories(file);
    assertThat(levels.of("euchre")).isEqualTo(Level.MEDIUM);
    levels.choose("euchre", Level.EASY);
    assertThat(warnings)
        .containsExactly(
            file + " cannot be read: it is a folder", file + " cannot be written: it is a folder");
    warnings.clear();
    Files.delete(file);
    Files.delete(file.getParent());
    Files.createFile(file.getParent());
    levels.choose("euchre", Level.EASY);
    assertThat(warnings).hasSize(1).allMatch(line -> line.startsWith(file + " cannot be written"));
  }

  @Test
  void a_user_without_a_home_plays_the_first_game_every_time() {
    ChosenLevels homeless = new ChosenLevels(Map.of(), warnings::add);
    homeless.choose("euchre", Level.EASY);
    assertThat(homeless.of("euchre")).isEqualTo(Level.MEDIUM);
    assertThat(warnings).isEmpty();
  }
}
