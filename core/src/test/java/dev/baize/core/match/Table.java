package dev.baize.core.match;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardEvent.Played;
import dev.baize.core.toy.HighCardPlayer;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.ArrayList;
import java.util.List;

/** The match that is listened to in these tests: two seats, two rounds, all play their lowest. */
final class Table {

  static final HighCardRules RULES = new HighCardRules(2, 2);
  static final Seed SEED = Seed.of(1);
  static final HighCardPlayer LOWEST = view -> view.hand().lowest();

  private Table() {}

  /** Everything that happens if all play their lowest card. */
  static List<HighCardEvent> everything() {
    List<HighCardEvent> all = new ArrayList<>();
    Game<HighCardView, Play> game = RULES.start(SEED, all::add);
    while (!game.isOver()) {
      game.apply(game.legal().get(0));
    }
    return all;
  }

  static List<String> texts(List<HighCardEvent> events) {
    return events.stream().map(HighCardEvent::text).toList();
  }

  static List<String> seenFrom(int seat) {
    return texts(everything().stream().filter(e -> e.visibleTo(Seat.of(seat))).toList());
  }

  /** What a listener hears, each decision before what comes of it. */
  static List<String> everythingAndDecisions() {
    List<String> all = new ArrayList<>();
    for (HighCardEvent event : everything()) {
      if (event instanceof Played played) {
        all.add(played.seat() + " decided to play " + played.card());
      }
      all.add(event.text());
    }
    return all;
  }
}
