package dev.baize.cli.study;

import dev.baize.cli.command.RulesOption;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.review.Arena;
import dev.baize.review.Reviewer;
import dev.baize.study.dataset.Dataset;
import dev.baize.study.dataset.DatasetFormat;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.tournament.Tournament;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public record StudyPlan<V extends View, D extends Decision, E extends Event>(
    GameProvider<V, D, E> game, Rules<V, D, E> rules, List<Entrant<V, D, E>> entrants, Seed seed) {

  private static final Logger LOG = LoggerFactory.getLogger(StudyPlan.class);

  /** {@return a plan, if there are such players, which play without a person} */
  public static <V extends View, D extends Decision, E extends Event> StudyPlan<V, D, E> of(
      Registry registry,
      GameProvider<V, D, E> game,
      RulesOption rules,
      List<String> players,
      Seed seed) {
    List<Entrant<V, D, E>> entrants =
        players.stream().map(player -> Entrant.of(registry.player(game, player))).toList();
    Rules<V, D, E> chosen = rules.of(game);
    for (Entrant<V, D, E> entrant : entrants) {
      requireProgram(entrant, chosen, seed);
    }
    return new StudyPlan<>(game, chosen, entrants, seed);
  }

  /** Other failures of a player are reported with the game in which they happen. */
  private static <V extends View, D extends Decision, E extends Event> void requireProgram(
      Entrant<V, D, E> entrant, Rules<V, D, E> rules, Seed seed) {
    try {
      Entrant.seat(List.of(entrant), rules, seed, seat -> {});
    } catch (PlayerCreationException e) {
      if (e.getCause() instanceof IllegalArgumentException refusal) {
        throw new IllegalArgumentException(
            "no seat for " + entrant.name() + ": " + refusal.getMessage(), e);
      }
      LOG.atDebug()
          .addKeyValue("player", entrant.name())
          .setCause(e)
          .log("player failed to sit down on trial");
    }
  }

  Simulation<V, D, E> simulation() {
    return new Simulation<>(game, rules, entrants, seed);
  }

  Dataset<V, D, E> dataset(DatasetFormat format, boolean advice) {
    return new Dataset<>(game, rules, entrants, seed, format, advice);
  }

  Arena<V, D, E> arena(Reviewer reviewer) {
    return new Arena<>(
        reviewer,
        game,
        rules,
        entrants.stream().map(each -> reviewer.registry().player(game, each.name())).toList(),
        seed,
        System::nanoTime);
  }

  Tournament<V, D, E> tournament() {
    return new Tournament<>(game, rules, entrants, seed);
  }
}
