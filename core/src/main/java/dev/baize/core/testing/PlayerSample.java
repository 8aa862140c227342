package dev.baize.core.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * A match to check players in, as often as need be.
 *
 * @param name what is being checked
 * @param rules the rules
 * @param players makes the players under test
 * @param seed of the match
 * @param tested where the players under test sit; chance decides for the other seats
 * @param maxDecisions how long the match may be
 */
record PlayerSample<V extends View, D extends Decision, E extends Event>(
    String name,
    Rules<V, D, E> rules,
    Function<? super Place, ? extends Player<V, D, E>> players,
    Seed seed,
    List<Seat> tested,
    int maxDecisions) {

  /** Makes a check; whatever goes wrong in it is a broken promise. */
  void run(Consumer<PlayerSample<V, D, E>> check) {
    try {
      check.accept(this);
    } catch (ContractViolation e) {
      throw e;
    } catch (RuntimeException | AssertionError | LinkageError | StackOverflowError e) {
      throw history(List.of()).unexpected(e);
    }
  }

  /** The players decide within the rules, without an exception, until the match is over. */
  void legality() {
    SampleMatch<V, D, E> match = match();
    Optional<MatchStoppedException> stopped = match.play(maxDecisions);
    History history = history(match.decisions());
    if (stopped.isPresent()) {
      throw history.violation(
          "a player answers within the rules", "a legal decision", stopped.get());
    }
    history.require(
        match.isOver(),
        "a match ends",
        "the end of the match within " + maxDecisions + " decisions",
        "no end");
  }

  /** The same match is played again. */
  void determinism() {
    List<D> decisions = decisions();
    same("players with the same seed decide the same", decisions, 0, History.texts(decisions()));
  }

  /** What is decided in the match, as texts. */
  List<String> played() {
    List<String> played = new ArrayList<>();
    run(sample -> played.addAll(History.texts(sample.decisions())));
    return played;
  }

  /** The match is played as it was before. */
  void compare(String promise, List<String> before) {
    run(
        sample -> {
          List<D> decisions = sample.decisions();
          sample.same(promise, decisions, 0, before);
        });
  }

  /** The match goes on as it did when it is cut and played on by players who only saw it. */
  void resume() {
    List<D> decisions = decisions();
    BitSet checkpoints = Samples.checkpoints(seed, decisions.size());
    checkpoints.stream()
        .forEach(
            cut -> {
              SampleMatch<V, D, E> resumed = match();
              resumed.replay(decisions.subList(0, cut));
              resumed.play(maxDecisions);
              same(
                  "a match goes on as before when it is resumed",
                  decisions,
                  cut,
                  History.texts(resumed.decisions()));
            });
  }

  /** A player decides the same after what it cannot see was dealt anew. */
  void hiding() {
    RandomGenerator random = seed.derive("contract").derive("redeals").generator();
    atCheckpoints(
        (game, told, history) -> {
          Seat seat = game.toAct();
          String decided = decided(seat, told, game);
          String anew = decided(seat, told, game.redeal(seat, random));
          history.requireEqual(
              seat + " decides the same whatever is hidden from it", decided, anew);
        });
  }

  /** A player that gives advice gives it on what it may decide, and decides by it. */
  void advice() {
    atCheckpoints(
        (game, told, history) -> {
          Seat seat = game.toAct();
          if (informed(seat, told) instanceof Advisor) {
            new AdviceCheck<V, D, E>(game, history).check(() -> informed(seat, told));
          }
        });
  }

  /** What is looked at in one position of the match. */
  private interface PositionVisitor<V extends View, D extends Decision, E extends Event> {

    /**
     * Looks.
     *
     * @param told what has happened
     * @param history the way there
     */
    void visit(Game<V, D> game, List<E> told, History history);
  }

  /** Looks at some positions in which a tested player is to act. */
  private void atCheckpoints(PositionVisitor<V, D, E> visitor) {
    List<D> decisions = decisions();
    BitSet checkpoints = Samples.checkpoints(seed, decisions.size());
    List<E> told = new ArrayList<>();
    Game<V, D> game = rules.start(seed, told::add);
    for (int turn = 0; turn < decisions.size(); turn++) {
      if (tested.contains(game.toAct()) && checkpoints.get(turn)) {
        visitor.visit(game, told, history(decisions.subList(0, turn)));
      }
      game.apply(decisions.get(turn));
    }
  }

  private String decided(Seat seat, List<E> told, Game<V, D> game) {
    return informed(seat, told).decide(game.view(seat)).text();
  }

  /** A new player that has been told what its seat may know. */
  private Player<V, D, E> informed(Seat seat, List<E> told) {
    Player<V, D, E> player = players.apply(Place.of(seed, seat));
    told.stream().filter(event -> event.visibleTo(seat)).forEach(player::observe);
    return player;
  }

  /** The players answer within the rules whatever was decided in their place before. */
  void randomPositions() {
    new RandomPositionCheck<>(name, rules, players, seed, maxDecisions).run();
  }

  /**
   * Throws at the first difference.
   *
   * @param from how many decisions come before those that were made twice
   */
  private void same(String promise, List<D> decisions, int from, List<String> again) {
    List<String> once = History.texts(decisions);
    int turn = from;
    while (turn < once.size() && turn < again.size() && once.get(turn).equals(again.get(turn))) {
      turn++;
    }
    if (turn < once.size() || turn < again.size()) {
      throw history(decisions.subList(0, Math.min(turn, decisions.size())))
          .violation(promise, at(once, turn), at(again, turn));
    }
  }

  private static String at(List<String> texts, int turn) {
    return turn < texts.size() ? texts.get(turn) : "no decision";
  }

  private List<D> decisions() {
    SampleMatch<V, D, E> match = match();
    match.play(maxDecisions);
    return match.decisions();
  }

  private SampleMatch<V, D, E> match() {
    return new SampleMatch<>(rules, players, seed, tested);
  }

  private History history(List<D> decisions) {
    return new History(
        "%s at %s".formatted(name, tested), rules.text(), seed, List.copyOf(decisions));
  }
}
