package dev.baize.beans;

import static java.util.Objects.requireNonNull;

import dev.baize.beans.player.Greedy;
import dev.baize.beans.player.Human;
import dev.baize.beans.player.Planner;
import dev.baize.beans.player.Random;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import java.util.List;

/**
 * A player that comes with bean trading. Its own class is loaded when it is first asked for its
 * settings or sits down, so that a program that names one player loads no other.
 */
record BuiltInPlayer(String name, String description)
    implements PlayerProvider<BeansView, BeansDecision, BeansEvent> {

  static final List<BuiltInPlayer> ALL =
      List.of(
          new BuiltInPlayer(
              "Greedy", "rules of thumb: chains what pays, sells what has least to gain"),
          new BuiltInPlayer("Human", "a person, asked at the console"),
          new BuiltInPlayer(
              "Planner", "the strongest: plays on with many guesses at what is hidden"),
          new BuiltInPlayer("Random", "any legal decision, each equally likely"));

  @Override
  public String game() {
    return BeansProvider.NAME;
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return name.equals("Planner") ? List.of(Planner.ROLLOUTS) : List.of();
  }

  @Override
  public Player<BeansView, BeansDecision, BeansEvent> create(SeatContext context) {
    return create(context, PlayerSettings.of(settings()));
  }

  @Override
  public Player<BeansView, BeansDecision, BeansEvent> create(
      SeatContext context, PlayerSettings settings) {
    requireNonNull(context);
    requireNonNull(settings);
    return switch (name) {
      case "Greedy" -> new Greedy();
      case "Human" -> new Human(context.name(), context.requireConsole(name));
      case "Planner" -> new Planner(context, settings.get(Planner.ROLLOUTS));
      case "Random" -> new Random(context);
      default -> throw new IllegalStateException(name);
    };
  }
}
