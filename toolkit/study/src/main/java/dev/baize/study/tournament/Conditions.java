package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import java.util.Arrays;
import java.util.List;

/** What all games of a tournament are played with. */
record Conditions<V extends View, D extends Decision, E extends Event>(
    Rules<V, D, E> rules,
    List<Entrant<V, D, E>> players,
    Seed seed,
    Schedule schedule,
    OnFailure onFailure,
    long maxDecisions) {

  Conditions {
    players = List.copyOf(players);
    requireNonNull(onFailure);
    checkArgument(maxDecisions >= 1, "%s decisions; expected 1 or more", maxDecisions);
  }

  /** The players with these numbers. */
  List<Entrant<V, D, E>> seated(int[] numbers) {
    return Arrays.stream(numbers).mapToObj(players::get).toList();
  }

  Conditions<V, D, E> with(Schedule other) {
    return new Conditions<>(rules, players, seed, other, onFailure, maxDecisions);
  }

  Conditions<V, D, E> with(OnFailure other) {
    return new Conditions<>(rules, players, seed, schedule, other, maxDecisions);
  }

  Conditions<V, D, E> withMaxDecisions(long number) {
    return new Conditions<>(rules, players, seed, schedule, onFailure, number);
  }
}
