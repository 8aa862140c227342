package dev.baize.cli.match;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import java.util.ArrayList;
import java.util.List;

/**
 * A match that has not begun.
 *
 * @param game what is played
 * @param rules by which rules
 * @param seed from which randomness
 * @param participants by whom: one for each seat, in order
 */
public record MatchPlan<V extends View, D extends Decision, E extends Event>(
    GameProvider<V, D, E> game, Rules<V, D, E> rules, Seed seed, List<Participant> participants) {

  /** What the participants are called. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    for (Participant participant : participants) {
      names.add(participant.name());
    }
    return names;
  }

  /** The record that such a match begins with. */
  MatchRecord record() {
    return MatchRecord.of(new Header(game.name(), rules.text(), seed, participants));
  }
}
