package dev.baize.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.lines.FileErrors;
import dev.baize.core.table.Level;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The level that a person has last chosen for each game, kept in the file {@code levels} of the
 * {@linkplain DataFolder folder for the data} of a user. It has a line for each game, the name and
 * the level; others are passed over. A disk that fails costs a warning.
 */
public final class ChosenLevels {

  private static final Level FIRST = Level.MEDIUM;

  private final Optional<Path> file;
  private final Consumer<String> warnings;

  /**
   * The levels of a user.
   *
   * @param environment the environment variables of the user
   * @param warnings takes a line about each failure of the disk
   */
  public ChosenLevels(Map<String, String> environment, Consumer<String> warnings) {
    this.file = DataFolder.of(environment).map(folder -> folder.resolve("levels"));
    this.warnings = requireNonNull(warnings);
  }

  /**
   * {@return the level that was last chosen for a game; medium if none was}
   *
   * @param game the name of the game, case ignored
   */
  public Level of(String game) {
    requireNonNull(game);
    if (file.isEmpty()) {
      return FIRST;
    }
    try {
      return level(game, lines(file.get())).orElse(FIRST);
    } catch (IOException e) {
      warnings.accept(FileErrors.explain(file.get(), "cannot be read", e).getMessage());
      return FIRST;
    }
  }

  /**
   * Keeps the level of a game. Another program that reads the file meanwhile finds it as it was
   * before or as it is then.
   *
   * @param game the name of the game, case ignored
   * @param level what is chosen
   */
  public void choose(String game, Level level) {
    requireNonNull(game);
    requireNonNull(level);
    if (file.isEmpty()) {
      return;
    }
    try {
      List<String> lines = new ArrayList<>(lines(file.get()));
      if (!level(game, lines).equals(Optional.of(level))) {
        lines.removeIf(line -> line.startsWith(line(game, "")));
        lines.add(line(game, level));
        DataFolder.replace(file.get(), String.join("\n", lines) + "\n");
      }
    } catch (IOException e) {
      warnings.accept(FileErrors.explain(file.get(), "cannot be written", e).getMessage());
    }
  }

  private static List<String> lines(Path file) throws IOException {
    FileErrors.requireRegular(file);
    // What is not text is no line that says anything, and no reason to refuse the others.
    return Files.exists(file)
        ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList()
        : List.of();
  }

  private static Optional<Level> level(String game, List<String> lines) {
    return Stream.of(Level.values()).filter(level -> lines.contains(line(game, level))).findFirst();
  }

  private static String line(String game, Object level) {
    return game.toLowerCase(Locale.ROOT) + ' ' + level;
  }
}
