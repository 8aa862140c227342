package dev.baize.cli.create;

import static com.google.common.base.Preconditions.checkArgument;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import com.google.common.reflect.TypeToken;
import dev.baize.core.registry.GameProvider;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The classes of a game: how the sources of a player name them, and the jar that has them. */
final class GameClasses {

  private static final String SERVICE = "META-INF/services/" + GameProvider.class.getName();

  /** The classes that the templates import themselves. */
  private static final List<String> IMPORTED =
      List.of("Player", "PlayerContract", "PlayerProvider", "SeatContext", "Test");

  /** The name of a game that can be that of a file, too. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][-.\\w]*");

  private final String game;

  /** The classes to import, by their names in sources; empty for those of the templates. */
  private final Map<String, String> imports = new TreeMap<>();

  private GameClasses(String game) {
    this.game = game;
    IMPORTED.forEach(name -> imports.put(name, ""));
  }

  /**
   * What stands in the place of {@code game}, {@code view}, {@code decision}, {@code event}, {@code
   * provider}, and of the imports of the last and of the others.
   */
  static Map<String, String> of(GameProvider<?, ?, ?> game) {
    checkArgument(
        NAME.matcher(game.name()).matches(),
        "%s: no file can have the name of this game; expected letters, digits, dots and hyphens",
        game.name());
    List<Type> types = types(game);
    requireLegal(game, TypeToken.of(types.get(0)).getRawType());
    GameClasses played = new GameClasses(game.name());
    GameClasses tested = new GameClasses(game.name());
    return ImmutableMap.<String, String>builder()
        .put("game", game.name())
        .put("view", played.name(types.get(0)))
        .put("decision", played.name(types.get(1)))
        .put("event", played.name(types.get(2)))
        .put("imports", played.imports())
        .put("provider", tested.name(game.getClass()))
        .put("providerImport", tested.imports())
        .buildOrThrow();
  }

  private static List<Type> types(GameProvider<?, ?, ?> game) {
    TypeToken<?> type = TypeToken.of(game.getClass());
    return Stream.<Type>of(GameProvider.class.getTypeParameters())
        .map(parameter -> type.resolveType(parameter).getType())
        .toList();
  }

  private static void requireLegal(GameProvider<?, ?, ?> game, Class<?> view) {
    checkArgument(
        Stream.of(view.getMethods())
            .anyMatch(
                method ->
                    method.getName().equals("legal")
                        && method.getParameterCount() == 0
                        && List.class.isAssignableFrom(method.getReturnType())),
        "%s: its views, %s, have no list legal(), which a new player would choose from",
        game.name(),
        view.getName());
  }

  private String name(Type type) {
    if (type instanceof ParameterizedType generic) {
      return name(generic.getRawType())
          + Stream.of(generic.getActualTypeArguments())
              .map(this::name)
              .collect(joining(", ", "<", ">"));
    }
    checkArgument(type instanceof Class, "%s: the type %s has no name", game, type.getTypeName());
    return name((Class<?>) type);
  }

  private String name(Class<?> type) {
    String full = type.getCanonicalName();
    Class<?> outermost = type;
    boolean isPublic = Modifier.isPublic(type.getModifiers());
    while (outermost.getEnclosingClass() != null) {
      outermost = outermost.getEnclosingClass();
      isPublic &= Modifier.isPublic(outermost.getModifiers());
    }
    checkArgument(
        full != null && isPublic && !type.getPackageName().isEmpty(),
        "%s: no other package can name the class %s; expected one that is public and in a package",
        game,
        type.getName());
    String imported = imports.putIfAbsent(outermost.getSimpleName(), outermost.getName());
    boolean isOther = imported != null && !imported.equals(outermost.getName());
    return isOther ? full : full.substring(type.getPackageName().length() + 1);
  }

  private String imports() {
    return imports.values().stream()
        .filter(name -> !name.isEmpty())
        .sorted()
        .map(name -> "import " + name + ";")
        .collect(joining("\n"));
  }

  /** The jar of a game, or one with the classes of its folder. */
  static byte[] jar(GameProvider<?, ?, ?> game) throws IOException {
    CodeSource source = game.getClass().getProtectionDomain().getCodeSource();
    if (source == null) {
      throw new IOException("the classes of " + game.name() + " are in no jar or folder");
    }
    Path path = Path.of(URI.create(source.getLocation().toString()));
    return Files.isDirectory(path) ? packed(path, game) : Files.readAllBytes(path);
  }

  private static byte[] packed(Path folder, GameProvider<?, ?, ?> game) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JarOutputStream jar = new JarOutputStream(bytes);
        Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
        if (!name.equals(SERVICE)) {
          add(jar, name, Files.readAllBytes(file));
        }
      }
      // The classes of sources are in another folder than the list of services.
      add(jar, SERVICE, (game.getClass().getName() + '\n').getBytes(UTF_8));
    }
    return bytes.toByteArray();
  }

  private static void add(JarOutputStream jar, String name, byte[] content) throws IOException {
    jar.putNextEntry(new JarEntry(name));
    jar.write(content);
    jar.closeEntry();
  }
}
