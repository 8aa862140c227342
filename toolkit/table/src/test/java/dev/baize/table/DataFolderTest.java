package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {

  @TempDir private Path folder;

  @Test
  void the_folder_of_xdg_wins_over_that_of_windows_and_of_the_home() {
    Map<String, String> environment = new HashMap<>();
    assertThat(DataFolder.of(environment)).isEmpty();
    environment.put("HOME", folder.resolve("home").toString());
    assertThat(DataFolder.of(environment)).contains(folder.resolve("home/.local/share/baize"));
    environment.put("LOCALAPPDATA", folder.resolve("windows").toString());
    assertThat(DataFolder.of(environment)).contains(folder.resolve("windows/baize"));
    environment.put("XDG_DATA_HOME", folder.resolve("xdg").toString());
    assertThat(DataFolder.of(environment)).contains(folder.resolve("xdg/baize"));
  }

  @Test
  void a_folder_that_is_relative_or_no_path_is_passed_over() {
    for (String unusable : new String[] {"", "data", "/\0"}) {
      Map<String, String> environment =
          Map.of("XDG_DATA_HOME", unusable, "HOME", folder.toString());
      assertThat(DataFolder.of(environment)).contains(folder.resolve(".local/share/baize"));
    }
  }
}
