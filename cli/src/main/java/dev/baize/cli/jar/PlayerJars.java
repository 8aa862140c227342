package dev.baize.cli.jar;

import com.google.common.base.Splitter;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.TableProvider;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * The games, players and tables of one class path. It has a class loader of its own, so that two
 * class paths may have classes of the same name.
 */
public final class PlayerJars {

  private final String classPath;
  private final URLClassLoader loader;
  private final List<GameProvider<?, ?, ?>> games = new ArrayList<>();
  private final List<PlayerProvider<?, ?, ?>> players = new ArrayList<>();
  private final List<TableProvider<?, ?, ?>> tables = new ArrayList<>();

  private PlayerJars(String classPath, URLClassLoader loader) {
    this.classPath = classPath;
    this.loader = loader;
  }

  public static List<String> split(String classPath) {
    return Splitter.on(File.pathSeparatorChar).splitToList(classPath);
  }

  /**
   * Adds the class path of an option to those given before; a jar must have a name, and be given
   * once.
   */
  public static void addClassPath(String option, String classPath, List<String> all) {
    Set<String> files = new HashSet<>();
    all.forEach(each -> split(each).forEach(jar -> files.add(identity(jar))));
    for (String jar : split(classPath)) {
      if (jar.isEmpty()) {
        throw new CommandException(
            ExitStatus.USAGE,
            option + ": a jar without a name; expected the path of a jar or folder");
      }
      if (!files.add(identity(jar))) {
        throw new CommandException(ExitStatus.USAGE, option + ' ' + jar + " is given twice");
      }
    }
    all.add(classPath);
  }

  /** The same for all paths of one file. */
  private static String identity(String jar) {
    try {
      return Path.of(jar).toRealPath().toString();
    } catch (IOException | InvalidPathException e) {
      return jar;
    }
  }

  /**
   * {@return the games, players and tables that jars, or folders of classes or of Java sources,
   * list as services, all of them instantiated} An {@link IOException} names what is missing or is
   * not a jar, or the class path if it provides nothing; a {@link BrokenJarException} names what
   * cannot be instantiated.
   */
  public static PlayerJars open(String classPath) throws IOException {
    return open(classPath, split(classPath));
  }

  /** {@return the same of copies of the jars, which are called by the names of the originals} */
  public static PlayerJars open(String classPath, List<String> copies) throws IOException {
    List<String> names = split(classPath);
    List<Path> classes = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      classes.add(locate(names.get(i), copies.get(i)));
    }
    for (Path path : List.copyOf(classes)) {
      if (Files.isDirectory(path) && SourceFolder.isOne(path)) {
        classes.add(SourceFolder.compile(path, classes));
      }
    }
    List<URL> urls = new ArrayList<>();
    for (Path path : classes) {
      urls.add(path.toUri().toURL());
    }
    URLClassLoader loader =
        new URLClassLoader(
            "--players " + classPath,
            urls.toArray(URL[]::new),
            PlayerProvider.class.getClassLoader());
    PlayerJars jars = new PlayerJars(classPath, loader);
    try {
      for (int i = 0; i < names.size(); i++) {
        jars.take(urls.get(i), new ProviderLoader(names.get(i), loader));
      }
      if (jars.games.isEmpty() && jars.players.isEmpty() && jars.tables.isEmpty()) {
        throw new IOException(
            classPath
                + ": no player; expected META-INF/services/"
                + PlayerProvider.class.getName()
                + ", or a module that provides it");
      }
      return jars;
    } catch (IOException | RuntimeException | Error e) {
      jars.closeAfter(e);
      throw e;
    }
  }

  /** Closes the jars after a failure, to which a failure to close is added as suppressed. */
  private void closeAfter(Throwable failure) {
    try {
      loader.close();
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  private static Path locate(String name, String file) throws IOException {
    try {
      Path path = Path.of(file);
      if (!Files.exists(path)) {
        throw new IOException("there is no such file");
      }
      if (Files.isRegularFile(path)) {
        new ZipFile(path.toFile()).close();
      } else if (!Files.isDirectory(path)) {
        throw new IOException("it is not a regular file");
      }
      return path.toAbsolutePath();
    } catch (InvalidPathException | IOException e) {
      String problem = e instanceof ZipException ? " is not a jar: " : " cannot be read: ";
      throw new IOException(name + problem + e.getMessage(), e);
    }
  }

  private void take(URL jar, ProviderLoader loaded) throws IOException {
    for (GameProvider<?, ?, ?> game : loaded.providers(jar, GameProvider.class)) {
      loaded.requireAnswer(game, "name", game::name);
      games.add(game);
    }
    for (PlayerProvider<?, ?, ?> player : loaded.providers(jar, PlayerProvider.class)) {
      loaded.requireAnswer(player, "game", player::game);
      loaded.requireAnswer(player, "name", player::name);
      loaded.requireAnswer(player, "description", player::description);
      loaded.requireAnswer(player, "settings", player::settings);
      players.add(player);
    }
    for (TableProvider<?, ?, ?> table : loaded.providers(jar, TableProvider.class)) {
      loaded.requireAnswer(table, "game", table::game);
      loaded.requireAnswer(table, "description", table::description);
      tables.add(table);
    }
  }

  /**
   * {@return a registry with these games, players and tables, too} If the game of a player or a
   * table is missing, or a name is taken or cannot be one, the jars are closed.
   */
  public Registry addTo(Registry others) {
    try {
      Registry all = others.with(games, players, tables);
      players.forEach(player -> requireGame(all, player.game(), player, " plays"));
      tables.forEach(table -> requireGame(all, table.game(), table, " is the table of"));
      return all;
    } catch (RuntimeException | Error e) {
      closeAfter(e);
      if (e instanceof IllegalArgumentException && !(e instanceof MissingProviderException)) {
        throw new BrokenJarException(classPath + ": " + e.getMessage(), e);
      }
      throw e;
    }
  }

  private void requireGame(Registry all, String game, Object provider, String what) {
    try {
      all.game(game);
    } catch (MissingProviderException e) {
      throw e.at(
          classPath
              + ": class "
              + provider.getClass().getName()
              + what
              + " a game that is not here");
    }
  }
}
