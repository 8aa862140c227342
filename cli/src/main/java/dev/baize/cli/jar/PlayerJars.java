package dev.baize.cli.jar;

import com.google.common.base.Splitter;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
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
import org.jspecify.annotations.Nullable;

/**
 * Games and players from class paths. Each class path has a class loader of its own, so that two
 * may have classes of the same name.
 */
public final class PlayerJars {

  private final List<GameProvider<?, ?, ?>> games = new ArrayList<>();
  private final List<PlayerProvider<?, ?, ?>> players = new ArrayList<>();

  private @Nullable URLClassLoader loader;

  private PlayerJars() {}

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
   * {@return a registry with the games and players, too, that jars, or folders of classes or of
   * Java sources, list as services, all of them instantiated} A {@link CommandException} names what
   * is missing, what is not a jar, or what cannot be instantiated.
   */
  public static Registry add(String classPath, Registry others) {
    return add(classPath, split(classPath), others);
  }

  /** {@return the same of copies of the jars, which are called by the names of the originals} */
  public static Registry add(String classPath, List<String> copies, Registry others) {
    PlayerJars jars = new PlayerJars();
    try {
      jars.load(classPath, copies);
      Registry all = others.with(jars.games, jars.players);
      jars.players.forEach(player -> requireGame(all, player, classPath));
      return all;
    } catch (IOException | RuntimeException | Error e) {
      jars.closeAfter(e);
      if (e instanceof CommandException refusal) {
        throw refusal;
      }
      if (e instanceof IOException || e instanceof MissingProviderException) {
        throw new CommandException(ExitStatus.REFUSED, String.valueOf(e.getMessage()), e);
      }
      throw broken(classPath + ": ", e);
    }
  }

  /** Closes the jars after a failure, to which a failure to close is added as suppressed. */
  private void closeAfter(Throwable failure) {
    try {
      if (loader != null) {
        loader.close();
      }
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  /** {@return the refusal of providers that fail in a way that nobody expects} */
  public static CommandException broken(String place, Throwable thrown) {
    Throwable cause = thrown.getCause();
    String reason =
        thrown instanceof IllegalArgumentException
            ? String.valueOf(thrown.getMessage())
            : "a game or player cannot be loaded: "
                + (cause == null ? thrown : thrown + ": " + cause);
    return new CommandException(ExitStatus.SOFTWARE, place + reason, thrown);
  }

  private void load(String classPath, List<String> copies) throws IOException {
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
    ClassLoader program = PlayerProvider.class.getClassLoader();
    URLClassLoader opened =
        new URLClassLoader("--players " + classPath, urls.toArray(URL[]::new), program);
    loader = opened;
    for (int i = 0; i < names.size(); i++) {
      take(urls.get(i), new ProviderLoader(names.get(i), opened));
    }
    if (games.isEmpty() && players.isEmpty()) {
      throw new IOException(
          classPath
              + ": no player; expected META-INF/services/"
              + PlayerProvider.class.getName()
              + ", or a module that provides it");
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
  }

  private static void requireGame(Registry all, PlayerProvider<?, ?, ?> player, String jar) {
    try {
      all.game(player.game());
    } catch (MissingProviderException e) {
      throw e.at(jar + ": class " + player.getClass().getName() + " plays a game that is not here");
    }
  }
}
