package dev.baize.euchre;

import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.HandScored;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The events of a game or of one of its hands.
 *
 * @param rules the rules of the game
 * @param events the events, in order
 * @param outcome the outcome of the game
 */
public record EventLog(EuchreRules rules, List<EuchreEvent> events, Outcome outcome) {

  /** Plays a random game to the end. */
  public static EventLog of(EuchreRules rules, long seed, RandomPlay play) {
    RandomPlay.Chooser chooser = play.chooser();
    return of(rules, seed, view -> chooser.choose(view.legal()));
  }

  /** Plays a game to the end with the same player in all seats. */
  public static EventLog of(
      EuchreRules rules, long seed, Function<EuchreView, ? extends EuchreDecision> player) {
    List<EuchreEvent> events = new ArrayList<>();
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed), events::add);
    while (!game.isOver()) {
      game.apply(player.apply(game.view(game.toAct())));
    }
    return new EventLog(rules, List.copyOf(events), game.outcome());
  }

  /** The events of each hand, from {@link HandBegan} to {@link HandScored}. */
  public List<EventLog> hands() {
    List<EventLog> hands = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i) instanceof HandBegan) {
        start = i;
      } else if (events.get(i) instanceof HandScored) {
        hands.add(new EventLog(rules, events.subList(start, i + 1), outcome));
      }
    }
    return hands;
  }

  /** The events of one kind. */
  public <E extends EuchreEvent> List<E> all(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The only event of a kind. */
  public <E extends EuchreEvent> E the(Class<E> kind) {
    List<E> all = all(kind);
    if (all.size() != 1) {
      throw new AssertionError(all.size() + " times " + kind.getSimpleName() + " in " + events);
    }
    return all.get(0);
  }
}
