package dev.baize.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.Report;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What a model is told is a function of what its seat may know: a match whose hidden cards are
 * dealt anew each time that it is looked at tells the same.
 */
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
    assertThat(told(blind(game, Seat.of(0), seed), header, seed))
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
    Report looked = match.begin();
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

  /** The same game, which tells a seat nothing that is hidden from it. */
  @SuppressWarnings("unchecked")
  private static <V extends View, D extends Decision, E extends Event> GameProvider<V, D, E> blind(
      GameProvider<V, D, E> game, Seat seat, long seed) {
    RandomGenerator random = Seed.of(seed).derive("blind").generator();
    return proxy(
        GameProvider.class,
        game,
        result ->
            result instanceof Rules<?, ?, ?> rules
                ? proxy(
                    Rules.class,
                    rules,
                    begun ->
                        begun instanceof Game<?, ?> started
                            ? new Blind<>((Game<V, D>) started, seat, random)
                            : begun)
                : result);
  }

  /** What becomes of what a method returns. */
  private interface Change {
    Object of(Object result);
  }

  @SuppressWarnings("unchecked")
  private static <T> T proxy(Class<? super T> type, T real, Change change) {
    return (T)
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> {
              try {
                return change.of(method.invoke(real, arguments));
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  /** A game that deals what a seat does not know anew whenever it is looked at from there. */
  private record Blind<V extends View, D extends Decision>(
      Game<V, D> real, Seat seat, RandomGenerator random) implements Game<V, D> {

    private Game<V, D> dealt() {
      return real.isOver() ? real : real.redeal(seat, random);
    }

    @Override
    public boolean isOver() {
      return real.isOver();
    }

    @Override
    public Seat toAct() {
      return real.toAct();
    }

    @Override
    public List<D> legal() {
      return real.toAct().equals(seat) ? dealt().legal() : real.legal();
    }

    @Override
    public boolean isLegal(D decision) {
      return real.isLegal(decision);
    }

    @Override
    public void apply(D decision) {
      real.apply(decision);
    }

    @Override
    public V view(Seat of) {
      return of.equals(seat) ? dealt().view(of) : real.view(of);
    }

    @Override
    public Outcome outcome() {
      return real.outcome();
    }

    @Override
    public List<Long> scores() {
      return real.scores();
    }

    @Override
    public long hand() {
      return real.hand();
    }

    @Override
    public String position() {
      return dealt().position();
    }

    @Override
    public Game<V, D> copy() {
      return dealt().copy();
    }

    @Override
    public Game<V, D> redeal(Seat of, RandomGenerator other) {
      return real.redeal(of, other);
    }
  }
}
