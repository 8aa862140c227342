package dev.baize.core.kit;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Rules by which games of the kit are started.
 *
 * @param game the name of the game
 * @param rules as its author has written them
 * @param text of the rules
 */
record CardGameRules<V extends SeatView<D>, D extends Decision>(
    String game, Record rules, String text, int seats, ViewFormat<V, D> views, Deals<V, D> deals)
    implements Rules<V, D, CardGameEvent<D>> {

  @Override
  public Game<V, D> start(Seed seed, @Nullable Consumer<? super CardGameEvent<D>> events) {
    Seed hands = seed.derive("deal");
    return PositionGame.dealt(this, deals.draw(hands.substream(0)), hands, events);
  }

  @Override
  public List<ChanceOutcome<V, D>> chanceOutcomes() {
    List<Position<V, D>> all = deals.listed();
    return all.stream()
        .map(deal -> new ChanceOutcome<>(1.0 / all.size(), silent(deal, 0, Seed.of(0))))
        .toList();
  }

  private Game<V, D> silent(Position<V, D> position, long turn, Seed hands) {
    return new PositionGame<>(this, position, turn, hands, null);
  }

  @Override
  public Optional<Determinization<V, D>> determinization() {
    return Optional.of(
        view -> {
          Function<RandomGenerator, ? extends Position<V, D>> worlds = deals.worlds(view);
          return random -> silent(worlds.apply(random), view.turn(), Seed.of(random.nextLong()));
        });
  }

  @Override
  public Optional<ViewFormat<V, D>> viewFormat() {
    return Optional.of(views);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CardGameRules<?, ?> that
        && game.equals(that.game)
        && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    return Objects.hash(game, rules);
  }

  @Override
  public String toString() {
    return text;
  }
}
