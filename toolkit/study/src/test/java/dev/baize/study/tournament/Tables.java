package dev.baize.study.tournament;

import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Random;
import dev.baize.core.toy.Watchful;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import java.util.List;

/** Tournaments of high card, as tests play them. */
final class Tables {

  static final Entrant<HighCardView, Play, HighCardEvent> WATCHFUL =
      Entrant.of("Watchful", context -> new Watchful());
  static final Entrant<HighCardView, Play, HighCardEvent> RANDOM =
      Entrant.of("Random", Random::new);
  static final Entrant<HighCardView, Play, HighCardEvent> LOWEST =
      Entrant.of("Lowest", context -> view -> Play.of(view.hand().lowest()));

  private Tables() {}

  static Tournament<HighCardView, Play, HighCardEvent> of(
      int seats, List<Entrant<HighCardView, Play, HighCardEvent>> players) {
    return new Tournament<>(new HighCard(), new HighCardRules(seats, 2), players, Seed.of(42));
  }

  static TournamentResult play(Tournament<?, ?, ?> tournament, long rounds) {
    return tournament.play(GameRange.first(rounds), 1, new Progress());
  }

  /** A result of its own in every respect that counts, for comparison. */
  static List<Object> facts(TournamentResult result) {
    return List.of(
        result.setup(),
        result.requested(),
        result.completed(),
        result.test(),
        result.pairings(),
        result.forfeits(),
        result.standings().toString());
  }
}
