package dev.baize.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.BlindGame;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/**
 * What a model is told is a function of what its seat may know: a match whose hidden cards are
 * dealt anew each time that it is looked at tells the same.
 */
@Tag("ci")
class HiddenCardsTest {

  private static final int TRIES = 20;

  @Property(tries = TRIES)
  void a_model_is_told_nothing_of_hidden_cards_in_euchre(@ForAll long seed) {
    requireBlind(Connected.REGISTRY.game("euchre"), "points 2, shuffle uniform", seed);
  }

  @Property(tries = TRIES)
  void a_model_is_told_nothing_of_hidden_cards_in_beans(@ForAll long seed) {
    requireBlind(Connected.REGISTRY.game("beans"), "opening draw yes, final sale no", seed);
  }

  @Property(tries = TRIES)
  void a_model_is_told_nothing_of_hidden_cards_in_blackjack(@ForAll long seed) {
    requireBlind(
        Connected.REGISTRY.game("blackjack"),
        "bankroll 100, hands 8, minimum 10, shuffle uniform",
        seed);
  }

  private static <V extends View, D extends Decision, E extends Event> void requireBlind(
      GameProvider<V, D, E> game, String rules, long seed) {
    List<Participant> participants =
        IntStream.range(0, game.rules(rules).seats())
            .mapToObj(seat -> new Participant("Random", "P" + seat))
            .toList();
    Header header = new Header(game.name(), rules, Seed.of(seed), participants);
    assertThat(told(BlindGame.of(game, Seat.of(0), seed), header, seed))
        .isEqualTo(told(game, header, seed))
        .hasSizeGreaterThan(2);
  }

  /** All that a model is told before the match is over, which answers anyhow. */
  private static List<String> told(GameProvider<?, ?, ?> game, Header header, long seed) {
    ModelMatch<?, ?, ?> match =
        new ModelMatch<>(
            "match", game, Connected.REGISTRY, header, Seat.of(0), true, Optional.empty());
    RandomGenerator random = Seed.of(seed).generator();
    List<String> told = new ArrayList<>();
    Report looked = match.look();
    while (!match.hasEnded()) {
      told.add(looked.text() + looked.values());
      try {
        match.decide("nonsense");
      } catch (IllegalArgumentException e) {
        told.add(e.getMessage());
      }
      List<String> legal = ModelServerTest.legal(looked.text());
      looked = match.decide(legal.get(random.nextInt(legal.size())));
    }
    return told;
  }
}
