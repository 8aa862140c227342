package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SecretSeedTest {

  private static final Seed SEED = Seed.of(0x5EED_0F_A_AA7C4L);
  private static final int DEALS = 100;

  static Stream<GameProvider<?, ?, ?>> games() {
    return Registry.load().games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void no_object_that_a_player_is_given_leads_to_the_seed_of_the_match_or_of_a_deal(
      GameProvider<?, ?, ?> game) {
    Set<Long> seen = seen(game);
    assertThat(seen).hasSizeGreaterThan(10).doesNotContainAnyElementsOf(secrets());
  }

  private static List<Long> secrets() {
    Stream<Seed> bases = Stream.of(SEED, SEED.derive("deal"), SEED.derive("player"));
    Stream<Seed> deals = LongStream.range(0, DEALS).mapToObj(n -> SEED.derive("deal").derive(n));
    return Stream.concat(bases, deals).map(Seed::value).toList();
  }

  /** All numbers in what the players of a match of random decisions are given. */
  private static <V extends View, D extends Decision, E extends Event> Set<Long> seen(
      GameProvider<V, D, E> game) {
    ReachableLongs reachable = new ReachableLongs();
    AtomicReference<Supplier<List<D>>> legal = new AtomicReference<>(List::of);
    List<Spy<V, D, E>> spies =
        SeatContext.seat(
            SEED,
            Collections.nCopies(game.rules().seats(), "spy"),
            seat -> Optional.empty(),
            context -> new Spy<>(context, reachable, legal));
    Match<V, D, E> match = Match.of(game.rules(), spies, SEED);
    legal.set(match::legal);
    match.play();
    return new HashSet<>(reachable.values());
  }

  /** Decides at random. */
  private static final class Spy<V extends View, D extends Decision, E extends Event>
      implements Player<V, D, E> {

    private final SeatContext context;
    private final ReachableLongs reachable;
    private final AtomicReference<Supplier<List<D>>> legal;

    Spy(SeatContext context, ReachableLongs reachable, AtomicReference<Supplier<List<D>>> legal) {
      this.context = context;
      this.reachable = reachable;
      this.legal = legal;
      reachable.from(context);
    }

    @Override
    public void observe(E event) {
      reachable.from(event);
    }

    @Override
    public D decide(V view) {
      reachable.from(view);
      List<D> choices = legal.get().get();
      return choices.get(context.random(view).nextInt(choices.size()));
    }
  }
}
