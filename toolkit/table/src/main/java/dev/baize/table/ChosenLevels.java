package dev.baize.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.table.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The level that a person has last chosen for each game, kept in a file with a line for each: the
 * name of the game and the level. Lines that are not understood are passed over.
 *
 * @param file need not exist, nor its folder
 */
public record ChosenLevels(Path file) {

  /**
   * The levels in a file.
   *
   * @param file need not exist, nor its folder
   */
  public ChosenLevels {
    requireNonNull(file);
  }

  /**
   * {@return the level that was last chosen for a game; empty if none was}
   *
   * @param game the name of the game, case ignored
   * @throws IOException if the file cannot be read
   */
  public Optional<Level> of(String game) throws IOException {
    List<String> lines = lines();
    for (Level level : Level.values()) {
      if (lines.contains(line(game, level))) {
        return Optional.of(level);
      }
    }
    return Optional.empty();
  }

  /**
   * Keeps the level of a game. Another program that reads the file meanwhile finds it as it was
   * before or as it is then.
   *
   * @param game the name of the game, case ignored
   * @param level what is chosen
   * @throws IOException if the file cannot be written
   */
  public void choose(String game, Level level) throws IOException {
    requireNonNull(level);
    List<String> lines = new ArrayList<>(lines());
    if (lines.contains(line(game, level))) {
      return;
    }
    lines.removeIf(line -> line.startsWith(line(game, "")));
    lines.add(line(game, level));
    Path folder = file.toAbsolutePath().getParent();
    Files.createDirectories(requireNonNull(folder));
    Path written = Files.createTempFile(folder, "levels", null);
    try {
      Files.write(written, lines);
      Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(written);
    }
  }

  private List<String> lines() throws IOException {
    try {
      return Files.readAllLines(file);
    } catch (NoSuchFileException e) {
      return List.of();
    }
  }

  private static String line(String game, Object level) {
    return game.toLowerCase(Locale.ROOT) + ' ' + level;
  }
}
