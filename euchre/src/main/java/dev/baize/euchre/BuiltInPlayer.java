package dev.baize.euchre;

import static java.util.Objects.requireNonNull;

import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.euchre.player.Expert;
import dev.baize.euchre.player.Human;
import dev.baize.euchre.player.Master;
import dev.baize.euchre.player.Random;
import dev.baize.euchre.player.Simple;
import dev.baize.search.network.Network;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * A player that comes with euchre. Its own class is loaded when it is first asked for its settings
 * or sits down, so that a program that names one player loads no other.
 */
record BuiltInPlayer(String name, String description)
    implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  static final List<BuiltInPlayer> ALL =
      List.of(
          new BuiltInPlayer("Apprentice", "a neural network that has learned from Master"),
          new BuiltInPlayer(
              "Expert", "a good club player: counts trumps, orders up by the tricks to expect"),
          new BuiltInPlayer("Human", "a person, asked at the console"),
          new BuiltInPlayer(
              "Master", "the strongest: imagines hidden cards and tries each decision on them"),
          new BuiltInPlayer("Random", "any legal decision, each equally likely"),
          new BuiltInPlayer(
              "Simple", "a beginner: orders up with two high trumps and leads its highest card"));

  @Override
  public String game() {
    return EuchreProvider.NAME;
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return switch (name) {
      case "Expert" -> List.of(Expert.ALONE);
      case "Master" -> List.of(Master.SAMPLES);
      default -> List.of();
    };
  }

  @Override
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
    return create(context, PlayerSettings.of(settings()));
  }

  @Override
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(
      SeatContext context, PlayerSettings settings) {
    requireNonNull(context);
    requireNonNull(settings);
    return switch (name) {
      case "Apprentice" -> Apprentice.NETWORK.player(context, false);
      case "Expert" -> new Expert(settings.get(Expert.ALONE));
      case "Human" -> new Human(context.name(), context.requireConsole(name));
      case "Master" -> new Master(context, settings.get(Master.SAMPLES));
      case "Random" -> new Random(context);
      case "Simple" -> new Simple();
      default -> throw new IllegalStateException(name);
    };
  }

  /** The network of Apprentice, which docs/learning.md says how to train. */
  private static final class Apprentice {

    private static final String FILE = "apprentice.safetensors";

    private static final Network<EuchreView, EuchreDecision, EuchreEvent> NETWORK = read();

    private static Network<EuchreView, EuchreDecision, EuchreEvent> read() {
      try (InputStream in = requireNonNull(Apprentice.class.getResourceAsStream(FILE), FILE)) {
        return Network.read(
            in, FILE, EuchreProvider.NAME, EuchreRules.standard(), EuchreDecision.all());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
