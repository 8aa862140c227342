package dev.baize.euchre;

import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.HandScored;
import java.util.ArrayList;
import java.util.List;

/**
 * All that happened in a game that was played at random.
 *
 * @param rules the rules it was played by
 * @param events what happened
 * @param outcome how it ended
 */
public record Story(EuchreRules rules, List<EuchreEvent> events, Outcome outcome) {

  /** Plays a game to the end. */
  public static Story of(EuchreRules rules, long seed, RandomPlay play) {
    List<EuchreEvent> events = new ArrayList<>();
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed), events::add);
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      game.apply(chooser.choose(game.legal()));
    }
    return new Story(rules, List.copyOf(events), game.outcome());
  }

  /** The events of each hand, from where it begins to where it is scored. */
  List<Story> hands() {
    List<Story> hands = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i) instanceof HandBegan) {
        start = i;
      } else if (events.get(i) instanceof HandScored) {
        hands.add(new Story(rules, events.subList(start, i + 1), outcome));
      }
    }
    return hands;
  }

  /** The events of one kind. */
  <E extends EuchreEvent> List<E> all(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The only event of a kind. */
  <E extends EuchreEvent> E the(Class<E> kind) {
    List<E> all = all(kind);
    if (all.size() != 1) {
      throw new AssertionError(all.size() + " times " + kind.getSimpleName() + " in " + events);
    }
    return all.get(0);
  }
}
