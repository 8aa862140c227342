package dev.baize.testing;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Sets;
import com.google.common.primitives.Ints;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Checks of what a game does in a sample game. {@link GameContract.Check} says what it promises.
 */
final class GameChecks {

  /** The number of decisions that are tried in each position although they may be illegal. */
  private static final int TRIES = 8;

  private GameChecks() {}

  static void legality(SampleGame sample, Set<Decision> seen, boolean listsAll) {
    List<Runnable> later = new ArrayList<>();
    sample.visit(
        (here, game) -> {
          List<Decision> legal = game.legal();
          List<Decision> copy = List.copyOf(legal);
          later.add(
              () -> here.requireEqual("a list of legal decisions stays as it is", copy, legal));
          requireSoundList(here, game, legal);
          for (Decision decision : seen) {
            boolean listed = legal.contains(decision);
            boolean mayBeUnlisted = !listsAll && !legal.isEmpty() && !listed;
            boolean kept = mayBeUnlisted || game.isLegal(decision) == listed;
            String promise =
                "a decision is legal exactly if it is listed: \"" + decision.text() + '"';
            String expected = "isLegal " + listed + " as for " + legal;
            here.require(kept, promise, expected, "isLegal " + !listed);
          }
          for (Decision decision : legal) {
            String promise = "a legal decision is carried out: \"" + decision.text() + '"';
            here.run(promise, () -> game.copy().apply(decision));
          }
        });
    later.forEach(Runnable::run);
  }

  private static void requireSoundList(
      History here, Game<View, Decision> game, List<Decision> legal) {
    here.requireEqual("asked again, the legal decisions are the same", legal, game.legal());
    here.requireEqual("a copy has the same legal decisions", legal, game.copy().legal());
    here.requireEqual("no decision is listed twice", legal.size(), new HashSet<>(legal).size());
    String promise = "there is a legal decision until the game is over, and none then";
    String expected = game.isOver() ? "nothing" : "legal decisions";
    here.require(legal.isEmpty() == game.isOver(), promise, expected, legal);
    if (!legal.isEmpty()) {
      Runnable change = () -> legal.set(0, legal.get(0));
      String fixed = "the list of legal decisions is immutable";
      here.requireThrows(fixed, UnsupportedOperationException.class, change);
    }
  }

  static void illegalDecisions(SampleGame sample, List<Decision> seen) {
    RandomGenerator random = sample.random("refusals");
    List<Event> heard = new ArrayList<>();
    Game<View, Decision> game = sample.start(heard::add);
    sample.visitBoth(
        "a refused decision changes nothing",
        game,
        sample.start(event -> {}),
        here -> {
          int events = heard.size();
          for (int i = 0; i < TRIES && !seen.isEmpty(); i++) {
            requireRefusal(here, game, SampleGame.any(seen, random));
          }
          here.requireEqual("a refused decision publishes no event", events, heard.size());
        });
  }

  private static void requireRefusal(History here, Game<View, Decision> game, Decision decision) {
    if (game.isOver()) {
      String promise = "nothing can be decided once the game is over";
      here.requireThrows(promise, IllegalStateException.class, () -> game.apply(decision));
    } else if (!game.isLegal(decision)) {
      String promise = "an illegal decision is refused: \"" + decision.text() + '"';
      IllegalDecisionException e =
          here.requireThrows(promise, IllegalDecisionException.class, () -> game.apply(decision));
      here.requireEqual(promise + ", with the seat to act", game.toAct(), e.seat());
      here.requireEqual(promise + ", with the decision", decision, e.decision());
      here.requireEqual(promise + ", with the legal ones", game.legal(), e.legal());
      here.requireEqual(promise + ", with the position", game.position(), e.position());
    }
  }

  static void views(SampleGame sample) {
    int seats = sample.seats.size();
    Deque<View> taken = new ArrayDeque<>();
    sample.visit(
        (here, game) -> {
          for (Seat seat : sample.seats) {
            View view = game.view(seat);
            here.requireEqual("a view tells whose it is", seat, view.seat());
            here.requireEqual("a view tells the turn", (long) here.turn(), view.turn());
            taken.add(view);
          }
          if (seats < Seat.MAX_COUNT) {
            String none = "there is no view from a seat that is not at the table";
            Seat absent = Seat.of(seats);
            here.requireThrows(none, IllegalArgumentException.class, () -> game.view(absent));
          }
        });
    String promise = "a view stays as it is while the game goes on";
    sample.visit(
        (here, again) ->
            sample.seats.forEach(
                seat -> here.requireEqual(promise, again.view(seat), taken.remove())));
  }

  static void outcome(SampleGame sample) {
    sample.visit(
        (here, game) -> {
          if (game.isOver()) {
            here.requireThrows(
                "nobody is to act once the game is over", IllegalStateException.class, game::toAct);
            int scores = game.outcome().scores().size();
            here.requireEqual("every seat has a score", sample.seats.size(), scores);
          } else {
            String promise = "there is no outcome until the game is over";
            here.requireThrows(promise, IllegalStateException.class, game::outcome);
          }
        });
  }

  static void hands(SampleGame sample) {
    int seats = sample.seats.size();
    Game<View, Decision> start = sample.start(null);
    boolean scored = !start.scores().isEmpty();
    AtomicLong latest = new AtomicLong(start.hand());
    sample.history(0).requireEqual("the first hand has number 0", 0L, start.hand());
    sample.visit(
        (here, game) -> {
          long hand = game.hand();
          long before = latest.getAndSet(hand);
          here.require(hand >= before, "the numbers of hands never fall", before, hand);
          here.require(
              scored || hand == 0,
              "a game of several hands tells the scores at all times",
              seats + " scores at the start",
              "none, and hand " + hand);
          List<Long> scores = game.scores();
          if (game.isOver()) {
            here.requireEqual("the last scores are the outcome", game.outcome().scores(), scores);
          } else {
            String promise = "there is a score for each seat, or there are none before the end";
            here.requireEqual(promise, scored ? seats : 0, scores.size());
          }
        });
  }

  /** Other rules, given the decisions as an operator changes them, must give the same game. */
  static void same(
      SampleGame sample,
      String causes,
      Rules<View, Decision, Event> rules,
      UnaryOperator<Decision> changed) {
    String promise = causes + " give the same game";
    List<String> heard = new ArrayList<>();
    List<String> heardAgain = new ArrayList<>();
    Game<View, Decision> game = sample.start(event -> heard.add(event.text()));
    Game<View, Decision> again = rules.start(sample.seed, event -> heardAgain.add(event.text()));
    sample.visit(
        game,
        here -> {
          sample.requireSame(here, promise, game, again);
          here.requireEqual(promise + ", event for event", heard, heardAgain);
          heard.clear();
          heardAgain.clear();
          if (here.turn() < sample.decisions.size()) {
            again.apply(changed.apply(sample.decisions.get(here.turn())));
          }
        });
  }

  static void copies(SampleGame sample) {
    RandomGenerator random = sample.random("copies");
    List<Runnable> later = new ArrayList<>();
    List<Event> heard = new ArrayList<>();
    Game<View, Decision> game = sample.start(heard::add);
    sample.visit(
        game,
        here -> {
          Map<String, Object> before = sample.snapshot(game);
          int events = heard.size();
          Game<View, Decision> branch = game.copy();
          here.requireSame("a copy is in the same position", before, sample.snapshot(branch));
          if (sample.isCheckpoint(here)) {
            Game<View, Decision> kept = game.copy();
            later.add(
                () -> {
                  String promise = "playing a game does not change its copies";
                  here.requireSame(promise, before, sample.snapshot(kept));
                  here.run(() -> sample.decisions.stream().skip(here.turn()).forEach(kept::apply));
                  sample.requireSame(here, "a copy goes on like the game", game, kept);
                });
            sample.playOut(here, branch, random);
          } else {
            sample.playOn(here, branch);
          }
          here.requireSame(
              "playing a copy does not change the game", before, sample.snapshot(game));
          here.requireEqual("a copy publishes no event", events, heard.size());
        });
    later.forEach(Runnable::run);
  }

  static void measures(SampleGame sample) {
    List<Measure> measures = sample.rules.measures();
    History history = sample.history(0);
    history.requireEqual(
        "rules declare the same measures always", measures, sample.rules.measures());
    List<String> names = measures.stream().map(Measure::name).toList();
    history.requireEqual("measures have distinct names", names, names.stream().distinct().toList());
    for (Measure measure : measures) {
      history.requireLine("the name of a measure", measure.name());
      history.requireLine("the meaning of a measure", measure.meaning());
    }
    if (measures.isEmpty()) {
      return;
    }
    Set<Integer> declared = ContiguousSet.closedOpen(0, measures.size());
    Multiset<Integer> observed = HashMultiset.create();
    Game<View, Decision> measured =
        sample.rules.start(sample.seed, null, (measure, value) -> observed.add(measure));
    RandomGenerator random = sample.random("measures");
    sample.visitBoth(
        "a game is the same whether or not it is measured",
        measured,
        sample.start(null),
        here -> {
          Set<Integer> unknown = Sets.difference(observed.elementSet(), declared);
          here.requireEqual("observations are of declared measures", Set.of(), unknown);
          if (sample.isCheckpoint(here)) {
            int before = observed.size();
            sample.playOut(here, measured.copy(), random);
            sample.playOut(here, measured.redeal(Seat.of(0), random), random);
            String promise = "copies and redealt games are not measured";
            here.requireEqual(promise, before, observed.size());
          }
        });
  }

  static void events(
      SampleGame sample, Optional<? extends Function<String, ? extends Event>> parser) {
    List<Event> expected = new ArrayList<>();
    sample.visitBoth(
        "a game is the same whether or not somebody listens",
        sample.start(expected::add),
        sample.start(null),
        here -> {});
    History history = sample.history(sample.decisions.size());
    expected.forEach(event -> history.requireLine("the text of an event", event.text()));
    if (parser.isPresent()) {
      history.requireNonsenseRejected("an event", parser.get());
      expected.forEach(event -> history.requireRead("an event", event, event.text(), parser.get()));
    }
    requireHeard(sample, history, expected);
  }

  static void numbering(
      History history,
      List<? extends Decision> numbered,
      List<? extends Decision> again,
      Set<Decision> seen) {
    history.requireEqual("a game always numbers its decisions alike", numbered, again);
    Set<Decision> different = new HashSet<>(numbered);
    history.requireEqual("no decision has two numbers", numbered.size(), different.size());
    Set<Decision> missing = numbered.isEmpty() ? Set.of() : Sets.difference(seen, different);
    history.requireEqual(
        "a game that numbers decisions numbers all that can be legal", Set.of(), missing);
  }

  /** Records the events it observes; it must not be asked to decide. */
  private record Recorder(List<Event> heard)
      implements Player<View, Decision, Event>, Listener<Decision, Event> {

    @Override
    public Decision decide(View view) {
      throw new IllegalStateException("is not to be asked");
    }

    @Override
    public void observe(Event event) {
      heard.add(event);
    }

    @Override
    public void happened(Event event) {
      heard.add(event);
    }
  }

  private static void requireHeard(SampleGame sample, History history, List<Event> expected) {
    List<Recorder> players =
        sample.seats.stream().map(seat -> new Recorder(new ArrayList<>())).toList();
    Recorder outside = new Recorder(new ArrayList<>());
    Match<View, Decision, Event> match =
        Match.builder(sample.rules, players, sample.seed).listener(outside).build();
    sample.decisions.forEach(match::replay);
    if (match.isOver()) {
      match.play();
    }
    history.requireEqual("a listener hears everything", expected, outside.heard());
    for (Seat seat : sample.seats) {
      List<Event> visible = expected.stream().filter(event -> event.visibleTo(seat)).toList();
      String promise = seat + " hears of what it may see, and of nothing else";
      history.requireEqual(promise, visible, players.get(seat.index()).heard());
    }
  }

  static void format(SampleGame sample, ViewFormat<View, Decision> format) {
    sample.visit(
        (here, game) -> {
          for (Seat seat : sample.seats) {
            boolean toAct = !game.isOver() && game.toAct() == seat;
            requireFormat(format, here, game.view(seat), toAct ? game.legal() : List.of());
          }
        });
  }

  private static void requireFormat(
      ViewFormat<View, Decision> format, History here, View view, List<Decision> legal) {
    ViewFields fields = format.write(view);
    long seat = fields.number("seat", 0, Seat.MAX_COUNT - 1);
    here.requireEqual("the fields of a view have its seat", (long) view.seat().index(), seat);
    long turn = fields.number("turn", 0, Long.MAX_VALUE);
    here.requireEqual("the fields of a view have its turn", view.turn(), turn);
    here.requireEqual("the format of views knows what is legal", legal, format.legal(view));
    View back = format.read(fields, legal);
    here.requireEqual("a view is read from its fields as it was written", view, back);
    here.requireEqual("so is what it prints", view.toString(), back.toString());
    here.requireEqual("a view that was read has the same fields", fields, format.write(back));
    List<Decision> choices =
        IntStream.range(0, format.choices(view)).mapToObj(i -> format.choice(view, i)).toList();
    here.requireEqual("the choices are what is legal, in the same order", legal, choices);
    int[] filled = new int[format.arrayLength()];
    format.fill(filled, view);
    String same = "an array of the length of all arrays is filled with the array of a view";
    here.requireEqual(same, Ints.asList(format.array(view)), Ints.asList(filled));
    Set<String> names = fields.asMap().keySet();
    Set<String> columns = format.columns().isEmpty() ? names : Set.copyOf(format.columns());
    String promise = "the columns name all fields of views";
    here.require(columns.containsAll(names), promise, columns, names);
  }
}
