package dev.baize.cli.match;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import java.util.ArrayList;
import java.util.List;

public record MatchPlan<V extends View, D extends Decision, E extends Event>(
    GameProvider<V, D, E> game, Rules<V, D, E> rules, Seed seed, List<Participant> participants) {

  List<String> names() {
    List<String> names = new ArrayList<>();
    for (Participant participant : participants) {
      names.add(participant.name());
    }
    return names;
  }

  List<String> players() {
    List<String> players = new ArrayList<>();
    for (Participant participant : participants) {
      players.add(participant.player());
    }
    return players;
  }

  Header header() {
    return new Header(game.name(), rules.text(), seed, participants);
  }
}
