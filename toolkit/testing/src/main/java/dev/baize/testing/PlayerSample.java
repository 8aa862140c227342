package dev.baize.testing;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.Comparators;
import com.google.common.collect.Iterables;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
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
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * A match to check players in, which can be played any number of times. {@link
 * PlayerContract.Check} says what each check promises.
 *
 * @param name what is being checked
 * @param players creates the players under test
 * @param tested the seats of the players under test; the other seats decide at random
 */
record PlayerSample(
    String name,
    Rules<View, Decision, Event> rules,
    Function<SeatContext, Player<View, Decision, Event>> players,
    Seed seed,
    List<Seat> tested,
    int maxDecisions) {

  /** Runs a check; any failure in it is a broken promise. */
  void run(Consumer<PlayerSample> check) {
    history(List.of()).run(() -> check.accept(this));
  }

  /** Whether the match is over, after legal decisions, before it has the most it may have. */
  boolean legality() {
    SampleMatch sample = new SampleMatch();
    try {
      sample.match.play(maxDecisions);
      return true;
    } catch (MatchStoppedException e) {
      if (e.isTooLong()) {
        return false;
      }
      String promise = "a player answers within the rules";
      throw history(sample.decisions).violation(promise, "a legal decision", e);
    }
  }

  void determinism() {
    same("players with the same seed decide the same", decisions(List.of()), played());
  }

  /** The texts of the decisions in the match. */
  List<String> played() {
    return History.texts(decisions(List.of()));
  }

  /** The match is played as before. */
  void compare(String promise, List<String> before) {
    run(sample -> same(promise, decisions(List.of()), before));
  }

  void resume() {
    String promise = "a match goes on as before when it is resumed";
    List<Decision> decisions = decisions(List.of());
    Samples.checkpoints(seed, decisions.size()).stream()
        .mapToObj(cut -> decisions(decisions.subList(0, cut)))
        .forEach(resumed -> same(promise, decisions, History.texts(resumed)));
  }

  void hiddenInformation() {
    Seed contract = seed.derive("contract");
    RandomGenerator random = contract.derive("redeals").generator();
    Seed other = contract.derive("other match");
    atCheckpoints(
        here -> {
          Seat seat = here.seat;
          Decision decided = informed(seat, here.heard, other).decide(here.view());
          boolean legal = here.game.isLegal(decided);
          String promise = seat + " decides legally whatever its seed";
          here.history.require(legal, promise, "a legal decision", decided.text());
          View redealt = here.game.redeal(seat, random).view(seat);
          Decision again = informed(seat, here.heard, other).decide(redealt);
          String blind = seat + " decides the same whatever is hidden from it";
          here.history.requireSameDecision(blind, decided.text(), again.text());
        });
  }

  void advice() {
    atCheckpoints(here -> adviceOf(here).ifPresent(advice -> requireAdvice(here, advice)));
  }

  private void requireAdvice(Position here, Advice<Decision> advice) {
    List<Decision> legal = here.game.legal();
    List<Decision> evaluated = advice.values().stream().map(DecisionValue::decision).toList();
    here.history.require(
        evaluated.size() == legal.size() && new HashSet<>(evaluated).equals(new HashSet<>(legal)),
        "advice judges every legal decision once",
        History.texts(legal),
        History.texts(evaluated));
    List<Double> others = advice.values().stream().skip(1).map(DecisionValue::value).toList();
    boolean falling = Comparators.isInOrder(others, Comparator.reverseOrder());
    String promise = "advice gives all but what it recommends by falling value";
    here.history.require(falling, promise, "falling values", advice.values());
    here.history.requireSameDecision(
        "advisors with the same seed say the same", advice, adviceOf(here).orElseThrow());
    String made = player(here).decide(here.view()).text();
    here.history.requireSameDecision(
        "a player decides what it recommends", advice.best().text(), made);
  }

  private Optional<Advice<Decision>> adviceOf(Position here) {
    return Advisor.of(player(here)).map(advisor -> requireNonNull(advisor.advise(here.view())));
  }

  /**
   * A position in which a tested player is to act.
   *
   * @param heard the events so far
   */
  private record Position(
      Game<View, Decision> game, Seat seat, List<Event> heard, History history) {

    View view() {
      return game.view(seat);
    }
  }

  private void atCheckpoints(Consumer<Position> check) {
    List<Decision> decisions = decisions(List.of());
    BitSet checkpoints = Samples.checkpoints(seed, decisions.size());
    List<Event> heard = new ArrayList<>();
    Game<View, Decision> game = rules.start(seed, heard::add);
    for (int turn = 0; turn < decisions.size(); turn++) {
      Seat seat = game.toAct();
      if (tested.contains(seat) && checkpoints.get(turn)) {
        check.accept(new Position(game, seat, heard, history(decisions.subList(0, turn))));
      }
      game.apply(decisions.get(turn));
    }
  }

  /** A new player for the seat to act. */
  private Player<View, Decision, Event> player(Position here) {
    return informed(here.seat, here.heard, seed);
  }

  /** A new player with the seed of a match, which has observed what its seat may see. */
  private Player<View, Decision, Event> informed(Seat seat, List<Event> heard, Seed match) {
    Player<View, Decision, Event> player = players.apply(SeatContext.of(match, seat).with(rules));
    heard.stream().filter(event -> event.visibleTo(seat)).forEach(player::observe);
    return player;
  }

  void randomPositions() {
    SampleGame sample = new SampleGame(name, rules, seed, maxDecisions);
    List<Player<View, Decision, Event>> seated =
        sample.seats.stream().map(seat -> informed(seat, List.of(), seed)).toList();
    List<Event> pending = new ArrayList<>();
    Game<View, Decision> game = sample.start(pending::add);
    sample.visit(
        game,
        here -> {
          for (Event event : pending) {
            String listens = " listens to \"" + event.text() + '"';
            sample.seats.stream()
                .filter(event::visibleTo)
                .forEach(
                    seat ->
                        here.run(seat + listens, () -> seated.get(seat.index()).observe(event)));
          }
          pending.clear();
          if (!game.isOver()) {
            requireAnswer(here, game, seated.get(game.toAct().index()));
          }
        });
  }

  private static void requireAnswer(
      History here, Game<View, Decision> game, Player<View, Decision, Event> player) {
    Seat seat = game.toAct();
    String promise = "a player answers within the rules wherever it is asked";
    Decision decision =
        here.answer(promise, "an answer of " + seat, () -> player.decide(game.view(seat)));
    boolean legal = decision != null && game.isLegal(decision);
    String found = decision == null ? "nothing (null)" : decision.text();
    here.require(legal, promise, "a legal decision of " + seat, found);
  }

  /** Throws at the first difference. */
  private void same(String promise, List<Decision> decisions, List<String> again) {
    List<String> once = History.texts(decisions);
    for (int turn = 0; turn < Math.max(once.size(), again.size()); turn++) {
      String decision = Iterables.get(once, turn, "no decision");
      String other = Iterables.get(again, turn, "no decision");
      if (!decision.equals(other)) {
        history(decisions.subList(0, turn)).requireSameDecision(promise, decision, other);
      }
    }
  }

  /** The decisions of all seats, after some that were made before, until a player fails. */
  private List<Decision> decisions(List<Decision> before) {
    SampleMatch sample = new SampleMatch();
    before.forEach(sample.match::replay);
    sample.decisions.addAll(before);
    try {
      sample.match.play(maxDecisions);
    } catch (MatchStoppedException e) {
      // It is too long, or a player has failed, which another check reports.
    }
    return sample.decisions;
  }

  /**
   * The match with new players; those that are not tested decide at random, always the same for the
   * same seed, seat and turn.
   */
  private final class SampleMatch implements Listener<Decision, Event> {
    final List<Decision> decisions = new ArrayList<>();
    final Match<View, Decision, Event> match;

    SampleMatch() {
      List<Player<View, Decision, Event>> seated = new ArrayList<>();
      for (Seat seat : Samples.seats(rules)) {
        seated.add(tested.contains(seat) ? informed(seat, List.of(), seed) : this::decideRandomly);
      }
      this.match = Match.builder(rules, seated, seed).listener(this).build();
    }

    private Decision decideRandomly(View view) {
      return SampleGame.any(match.legal(), SeatContext.of(seed, view.seat()).random(view));
    }

    @Override
    public void decided(Seat seat, Decision decision) {
      decisions.add(decision);
    }
  }

  private History history(List<Decision> decisions) {
    return new History(name + " at " + tested, rules, seed, List.copyOf(decisions));
  }
}
