package dev.baize.testing;

import com.google.common.collect.Comparators;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A match to check players in, which can be played any number of times.
 *
 * @param name what is being checked
 * @param rules the rules
 * @param players creates the players under test
 * @param seed the seed of the match
 * @param tested the seats of the players under test; the other seats decide at random
 * @param maxDecisions the maximum length of the match
 */
record PlayerSample<V extends View, D extends Decision, E extends Event>(
    String name,
    Rules<V, D, E> rules,
    Function<? super SeatContext, ? extends Player<V, D, E>> players,
    Seed seed,
    List<Seat> tested,
    int maxDecisions) {

  private static final String WITHIN_RULES =
      "a player answers within the rules wherever it is asked";

  private static final Comparator<DecisionValue<?>> DESCENDING =
      Comparator.<DecisionValue<?>>comparingDouble(DecisionValue::value).reversed();

  /** Runs a check; any failure in it is a broken promise. */
  void run(Consumer<PlayerSample<V, D, E>> check) {
    try {
      check.accept(this);
    } catch (ContractViolation e) {
      throw e;
    } catch (Throwable e) {
      throw history(List.of()).unexpected(e);
    }
  }

  /**
   * The players decide legally, without an exception, until the match is over, or has had as many
   * decisions as it may have; returns whether it is over.
   */
  boolean legality() {
    SampleMatch<V, D, E> match = match();
    Optional<MatchStoppedException> stopped = match.play(maxDecisions);
    if (stopped.isPresent()) {
      throw history(match.decisions())
          .violation("a player answers within the rules", "a legal decision", stopped.get());
    }
    return match.isOver();
  }

  /** Playing the match again gives the same decisions. */
  void determinism() {
    List<D> decisions = decisions();
    same("players with the same seed decide the same", decisions, 0, History.texts(decisions()));
  }

  /** The texts of the decisions in the match. */
  List<String> played() {
    List<String> played = new ArrayList<>();
    run(sample -> played.addAll(History.texts(sample.decisions())));
    return played;
  }

  /** The match is played as before. */
  void compare(String promise, List<String> before) {
    run(
        sample -> {
          List<D> decisions = sample.decisions();
          sample.same(promise, decisions, 0, before);
        });
  }

  /** A match that is stopped and resumed with new players continues as it did. */
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

  /**
   * A player decides the same, and legally, after a redeal of what it cannot see. Its seed belongs
   * to another match, with other cards.
   */
  void hiddenInformation() {
    Seed contract = seed.derive("contract");
    RandomGenerator random = contract.derive("redeals").generator();
    Seed other = contract.derive("other match");
    atCheckpoints(
        (game, heard, history) -> {
          Seat seat = game.toAct();
          D decided = decided(seat, heard, game, other);
          history.require(
              game.isLegal(decided),
              seat + " decides legally whatever its seed",
              "a legal decision",
              decided.text());
          D anew = decided(seat, heard, game.redeal(seat, random), other);
          history.requireSameDecision(
              seat + " decides the same whatever is hidden from it", decided.text(), anew.text());
        });
  }

  /** The advice of a player that is an advisor is consistent with its decisions. */
  void advice() {
    atCheckpoints(
        (game, heard, history) -> {
          Supplier<Player<V, D, E>> players = () -> informed(game.toAct(), heard, seed);
          if (players.get() instanceof Advisor) {
            advice(game, history, players);
          }
        });
  }

  /** Checks the advice of equal players, each of which is used only once. */
  private void advice(Game<V, D> game, History history, Supplier<Player<V, D, E>> players) {
    V view = game.view(game.toAct());
    Advice<D> advice = advisor(players.get()).advise(view);
    List<D> evaluated = advice.values().stream().map(DecisionValue::decision).toList();
    history.require(
        evaluated.size() == game.legal().size()
            && new HashSet<>(evaluated).equals(new HashSet<>(game.legal())),
        "advice judges every legal decision once",
        History.texts(game.legal()),
        History.texts(evaluated));
    history.require(
        Comparators.isInOrder(advice.values().subList(1, evaluated.size()), DESCENDING),
        "advice gives all but what it recommends by falling value",
        "falling values",
        advice.values());
    history.requireSameDecision(
        "advisors with the same seed say the same", advice, advisor(players.get()).advise(view));
    history.requireSameDecision(
        "a player decides what it recommends",
        advice.best().text(),
        players.get().decide(view).text());
  }

  @SuppressWarnings("unchecked") // A player advises on what it decides.
  private Advisor<V, D> advisor(Player<V, D, E> player) {
    return (Advisor<V, D>) player;
  }

  /** Visits one position of the match. */
  private interface PositionVisitor<V extends View, D extends Decision, E extends Event> {

    /**
     * Visits the position.
     *
     * @param heard the events so far
     * @param history how it was reached
     */
    void visit(Game<V, D> game, List<E> heard, History history);
  }

  /** Visits some positions in which a tested player is to act. */
  private void atCheckpoints(PositionVisitor<V, D, E> visitor) {
    List<D> decisions = decisions();
    BitSet checkpoints = Samples.checkpoints(seed, decisions.size());
    List<E> heard = new ArrayList<>();
    Game<V, D> game = rules.start(seed, heard::add);
    for (int turn = 0; turn < decisions.size(); turn++) {
      if (tested.contains(game.toAct()) && checkpoints.get(turn)) {
        visitor.visit(game, heard, history(decisions.subList(0, turn)));
      }
      game.apply(decisions.get(turn));
    }
  }

  private D decided(Seat seat, List<E> heard, Game<V, D> game, Seed match) {
    return informed(seat, heard, match).decide(game.view(seat));
  }

  /** A new player with the seed of a match, which has observed what its seat may see. */
  private Player<V, D, E> informed(Seat seat, List<E> heard, Seed match) {
    Player<V, D, E> player = players.apply(SeatContext.of(match, seat).with(rules));
    heard.stream().filter(event -> event.visibleTo(seat)).forEach(player::observe);
    return player;
  }

  /**
   * Players, one in each seat, answer within the rules in every position of a game of random legal
   * decisions.
   */
  void randomPositions() {
    SampleGame<V, D, E> sample = new SampleGame<>(name, rules, seed, maxDecisions);
    List<Player<V, D, E>> seated = new ArrayList<>();
    sample.seats().forEach(seat -> seated.add(informed(seat, List.of(), seed)));
    List<E> pending = new ArrayList<>();
    Game<V, D> game = sample.start(pending::add);
    sample.visit(
        game,
        here -> {
          for (E event : pending) {
            sample.seats().stream()
                .filter(event::visibleTo)
                .forEach(seat -> tell(here, seat, seated.get(seat.index()), event));
          }
          pending.clear();
          if (!game.isOver()) {
            ask(here, game, seated.get(game.toAct().index()));
          }
        });
  }

  private void tell(History here, Seat seat, Player<V, D, E> player, E event) {
    try {
      player.observe(event);
    } catch (Throwable e) {
      throw here.violation(
          String.format(Locale.ROOT, "%s listens to \"%s\"", seat, event.text()),
          "no exception",
          e);
    }
  }

  private void ask(History here, Game<V, D> game, Player<V, D, E> player) {
    Seat seat = game.toAct();
    D decision;
    try {
      decision = player.decide(game.view(seat));
    } catch (Throwable e) {
      throw here.violation(WITHIN_RULES, "an answer of " + seat, e);
    }
    here.require(
        decision != null && game.isLegal(decision),
        WITHIN_RULES,
        "a legal decision of " + seat,
        decision == null ? "nothing (null)" : decision.text());
  }

  /**
   * Throws at the first difference.
   *
   * @param from the index of the first decision to compare
   */
  private void same(String promise, List<D> decisions, int from, List<String> again) {
    List<String> once = History.texts(decisions);
    int turn = from;
    while (turn < once.size() && turn < again.size() && once.get(turn).equals(again.get(turn))) {
      turn++;
    }
    if (turn < once.size() || turn < again.size()) {
      history(decisions.subList(0, Math.min(turn, decisions.size())))
          .requireSameDecision(promise, at(once, turn), at(again, turn));
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
        String.format(Locale.ROOT, "%s at %s", name, tested),
        rules.text(),
        seed,
        List.copyOf(decisions));
  }
}
