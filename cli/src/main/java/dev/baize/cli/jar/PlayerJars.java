package dev.baize.cli.jar;

import com.google.common.base.Splitter;
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
import java.util.List;
import java.util.Locale;
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

  /**
   * {@return the jars and folders of a class path}
   *
   * @param classPath separated as in any class path of this system
   */
  public static List<String> split(String classPath) {
    return Splitter.on(File.pathSeparatorChar).splitToList(classPath);
  }

  /**
   * {@return the games, players and tables that jars list as services, all of them instantiated}
   *
   * @param classPath jars, or folders of classes or of Java sources, separated as in any class path
   *     of this system
   * @throws IOException that names a jar which is missing or is not a jar, or the class path if it
   *     provides nothing
   * @throws BrokenJarException if they provide something that cannot be instantiated
   */
  public static PlayerJars open(String classPath) throws IOException {
    return open(classPath, split(classPath));
  }

  /**
   * {@return the same of copies of the jars, which are called by the names of the originals}
   *
   * @param classPath of the originals
   * @param copies the paths of the copies, in the order of the class path
   * @throws IOException that names a jar whose copy is missing or is not a jar, or the class path
   *     if it provides nothing
   * @throws BrokenJarException if they provide something that cannot be instantiated
   */
  public static PlayerJars open(String classPath, List<String> copies) throws IOException {
    List<Path> paths = new ArrayList<>();
    List<String> names = split(classPath);
    for (int i = 0; i < names.size(); i++) {
      paths.add(locate(names.get(i), copies.get(i)));
    }
    List<Path> classes = new ArrayList<>(paths);
    for (Path path : paths) {
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
      jars.requireAny();
      return jars;
    } catch (IOException | RuntimeException | Error e) {
      jars.closeAfter(e);
      throw e;
    }
  }

  private void requireAny() throws IOException {
    if (games.isEmpty() && players.isEmpty() && tables.isEmpty()) {
      throw new IOException(
          String.format(
              Locale.ROOT,
              "%s: no player; expected META-INF/services/%s, or a module that provides it",
              classPath,
              PlayerProvider.class.getName()));
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
    Path path;
    try {
      path = Path.of(file);
    } catch (InvalidPathException e) {
      throw new IOException(
          String.format(Locale.ROOT, "%s is not the path of a jar: %s", name, e.getReason()), e);
    }
    if (!Files.exists(path)) {
      throw new IOException(name + " cannot be read: there is no such file");
    }
    if (!Files.isDirectory(path)) {
      requireJar(name, path);
    }
    return path.toAbsolutePath();
  }

  private static void requireJar(String name, Path path) throws IOException {
    if (!Files.isRegularFile(path)) {
      throw new IOException(name + " cannot be read: it is not a regular file");
    }
    try {
      new ZipFile(path.toFile()).close();
    } catch (ZipException e) {
      throw new IOException(
          String.format(Locale.ROOT, "%s is not a jar: %s", name, e.getMessage()), e);
    } catch (IOException e) {
      throw new IOException(
          String.format(Locale.ROOT, "%s cannot be read: %s", name, e.getMessage()), e);
    }
  }

  private void take(URL jar, ProviderLoader providers) throws IOException {
    for (String name : providers.listed(jar, GameProvider.class)) {
      providers.make(name, GameProvider.class).ifPresent(game -> add(game, providers));
    }
    for (String name : providers.listed(jar, PlayerProvider.class)) {
      providers.make(name, PlayerProvider.class).ifPresent(player -> add(player, providers));
    }
    for (String name : providers.listed(jar, TableProvider.class)) {
      providers.make(name, TableProvider.class).ifPresent(table -> add(table, providers));
    }
  }

  private void add(GameProvider<?, ?, ?> game, ProviderLoader providers) {
    providers.ask(game, "name", game::name);
    games.add(game);
  }

  private void add(PlayerProvider<?, ?, ?> player, ProviderLoader providers) {
    providers.ask(player, "game", player::game);
    providers.ask(player, "name", player::name);
    providers.ask(player, "description", player::description);
    providers.ask(player, "settings", player::settings);
    players.add(player);
  }

  private void add(TableProvider<?, ?, ?> table, ProviderLoader providers) {
    providers.ask(table, "game", table::game);
    providers.ask(table, "description", table::description);
    tables.add(table);
  }

  /**
   * {@return a registry with these games, players and tables, too} If that fails, the jars are
   * closed.
   *
   * @param others the registry to extend
   * @throws MissingProviderException if the game of a player or a table is missing
   * @throws BrokenJarException if a name is taken or cannot be one
   */
  public Registry addTo(Registry others) {
    try {
      Registry all = merged(others);
      players.forEach(player -> requireGame(all, player.game(), player, "plays"));
      tables.forEach(table -> requireGame(all, table.game(), table, "is the table of"));
      return all;
    } catch (RuntimeException | Error e) {
      closeAfter(e);
      throw e;
    }
  }

  private Registry merged(Registry others) {
    try {
      return others.with(games, players, tables);
    } catch (IllegalArgumentException e) {
      throw new BrokenJarException(classPath + ": " + e.getMessage(), e);
    }
  }

  private void requireGame(Registry all, String game, Object provider, String what) {
    try {
      all.game(game);
    } catch (MissingProviderException e) {
      throw e.at(
          String.format(
              Locale.ROOT,
              "%s: class %s %s a game that is not here",
              classPath,
              provider.getClass().getName(),
              what));
    }
  }
}
