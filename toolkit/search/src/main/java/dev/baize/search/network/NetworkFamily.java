package dev.baize.search.network;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.lines.FileErrors;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerFamily;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Registers a player with a {@link Network} from a file for every game whose views have arrays and
 * whose decisions have numbers.
 */
public final class NetworkFamily implements PlayerFamily {

  private static final String NONE = "none";

  private static final PlayerSetting<String> FILE =
      PlayerSetting.text("file", "the file of the network, in the format safetensors", NONE);

  private static final PlayerSetting<Boolean> DRAWS =
      PlayerSetting.yesOrNo(
          "draws", "whether it draws decisions by their probabilities, or makes the best", false);

  /** For the service loader. */
  public NetworkFamily() {}

  @Override
  public <V extends View, D extends Decision, E extends Event>
      Optional<PlayerProvider<V, D, E>> playerOf(
          GameProvider<V, D, E> game, Function<String, PlayerProvider<V, D, E>> players) {
    requireNonNull(players);
    int inputs = game.rules().viewFormat().map(ViewFormat::arrayLength).orElse(0);
    String description = "decides by a neural network that you have trained";
    return inputs == 0 || game.decisions().isEmpty()
        ? Optional.empty()
        : Optional.of(new Provider<>(game, "Network", description, new ConcurrentHashMap<>()));
  }

  /** Makes the players of one game, and keeps the networks that were read, by file. */
  private record Provider<V extends View, D extends Decision, E extends Event>(
      GameProvider<V, D, E> played,
      String name,
      String description,
      Map<String, Network<V, D, E>> networks)
      implements PlayerProvider<V, D, E> {

    @Override
    public String game() {
      return played.name();
    }

    @Override
    public List<PlayerSetting<?>> settings() {
      return List.of(FILE, DRAWS);
    }

    @Override
    public Player<V, D, E> create(SeatContext context) {
      return create(context, PlayerSettings.of(settings()));
    }

    @Override
    public Player<V, D, E> create(SeatContext context, PlayerSettings settings) {
      String file = settings.get(FILE);
      checkArgument(!file.equals(NONE), "Network: no network; expected Network:file=FILE");
      return networks.computeIfAbsent(file, this::read).player(context, settings.get(DRAWS));
    }

    private Network<V, D, E> read(String name) {
      Path file = Path.of(name);
      try {
        FileErrors.requireRegular(file);
        try (InputStream in = Files.newInputStream(file)) {
          return Network.read(in, name, game(), played.rules(), played.decisions());
        }
      } catch (IOException e) {
        String reason = FileErrors.explain(file, "cannot be read", e).getMessage();
        throw new IllegalArgumentException(reason, e);
      }
    }
  }
}
