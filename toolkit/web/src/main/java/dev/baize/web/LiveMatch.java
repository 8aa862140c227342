package dev.baize.web;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.StyledText;
import dev.baize.table.MatchJournal;
import dev.baize.table.Opponents;
import dev.baize.table.StandIn;
import dev.baize.table.UndoPoint;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One run of a match, from its record until it is over or a decision is taken back, in which people
 * and programs decide in turn and nobody is waited for. Not thread-safe.
 */
final class LiveMatch<V extends View, D extends Decision, E extends Event> {

  private static final Logger LOG = LoggerFactory.getLogger(LiveMatch.class);

  /** How many deals are tried before undo is offered; all are before a decision is taken back. */
  private static final int FIRST_DEALS = 8;

  private final Match<V, D, E> match;
  private final MatchJournal journal;
  private final Map<Seat, SeatScreen<V, D, E>> people;
  private final Optional<WatchScreen<V, D, E>> watchers;
  private final boolean practice;
  private final RandomGenerator random;
  private final Absences absences;

  /** The last decision of a person, who may ask the others to take it back. */
  private @Nullable UndoPoint<V, D> last;

  /** Who asks for that, and who has agreed; empty while nobody asks. */
  private final Set<Seat> agreed = new HashSet<>();

  /**
   * A match at its first decision, the people at its seats, some of whom are gone, and watchers.
   */
  LiveMatch(
      Match<V, D, E> match,
      MatchJournal journal,
      Map<Seat, SeatScreen<V, D, E>> people,
      Optional<WatchScreen<V, D, E>> watchers,
      Absences absences,
      boolean practice) {
    this.match = match;
    this.journal = journal;
    this.people = people;
    this.watchers = watchers;
    this.absences = absences;
    this.practice = practice;
    this.random = journal.header().seed().derive("undo").generator();
  }

  /** Replays the recorded decisions, which people saw earlier, and shows what came of them. */
  void replay(List<D> recorded) {
    if (people.size() > 1) {
      boolean hints = journal.header().notes().contains(Party.HINTS);
      say(hints ? "Hints are on, since all want them." : "Hints are off.");
      people.keySet().stream().filter(this::isGone).map(this::away).forEach(this::say);
    }
    List<StandIn> standIns = StandIn.of(journal.header());
    for (D decision : recorded) {
      Seat seat = match.toAct();
      int number = (int) match.turn() + 1;
      if (people.containsKey(seat)
          && standIns.stream().noneMatch(each -> each.decided(seat, number))) {
        last = new UndoPoint<>(match.snapshot(), decision);
      }
      match.replay(decision);
    }
    people.values().forEach(SeatScreen::beginToWatch);
    match.deliverEvents();
    show(0);
  }

  /** Whether a program decides next, be it for a person who is gone. */
  boolean isForProgram() {
    if (match.isOver()) {
      return false;
    }
    SeatScreen<V, D, E> person = people.get(match.toAct());
    return person == null || absences.isPlayedOn(person.feed);
  }

  boolean isOver() {
    return match.isOver();
  }

  /** Has the program whose turn it is decide. */
  void step() {
    SeatScreen<V, D, E> person = people.get(match.toAct());
    if (person == null || standsIn(person)) {
      match.step();
      show(1);
    } else {
      String name = name(match.toAct());
      absences.await(person.feed);
      journal.endStandIns(match.toAct()::equals);
      tell("The player for " + name + " fails; the table waits for " + name + ".");
    }
  }

  /** Whether the player behind a person has decided, which is noted first. */
  private boolean standsIn(SeatScreen<V, D, E> person) {
    Seat seat = match.toAct();
    Optional<D> decided = person.standIn().decide(match.view(seat), match.snapshot()::isLegal);
    if (decided.isPresent()) {
      try {
        journal.beginStandIn(seat, person.standIn().name());
        person.answer(decided.get());
        return true;
      } catch (IOException e) {
        LOG.atWarn().setCause(e).log("stand-in not noted");
      }
    }
    return false;
  }

  /** Says that a player decides for a person who is gone, if anything is left to decide. */
  void sayAway(Seat seat) {
    if (!match.isOver()) {
      tell(away(seat));
    }
  }

  private String away(Seat seat) {
    String player = Registry.nameIn(person(seat).standIn().name());
    return name(seat) + " is away; " + player + " plays on.";
  }

  /** Says that a person who was gone decides again, and notes it. */
  void sayBack(Seat seat) {
    journal.endStandIns(seat::equals);
    tell(name(seat) + " is back.");
  }

  /** What comes of a person's answer to the question with a number. */
  Reply answer(SeatScreen<V, D, E> person, String text, boolean sure) {
    Game<V, D> before = match.snapshot();
    SeatScreen.Read<D> read = person.read(text, sure, before::isLegal);
    if (read.decision().isPresent()) {
      D decision = read.decision().get();
      last = new UndoPoint<>(before, decision);
      dropRequest();
      person.answer(decision);
      match.step();
      show(1);
    }
    return read.reply();
  }

  private void show(int pause) {
    showPeople(pause);
    watchers.ifPresent(each -> each.show(match.snapshot(), pause));
  }

  /**
   * Shows every person the table; a move of another stays for a moment, unless a question comes.
   */
  private void showPeople(int pause) {
    if (match.isOver()) {
      journal.endStandIns(seat -> true);
      dropRequest();
      Outcome outcome = match.snapshot().outcome();
      boolean otherSide = journal.header().participants().size() > 1;
      people.forEach(
          (seat, person) ->
              person.end(
                  match.view(seat),
                  outcome,
                  mayUndo(seat, FIRST_DEALS),
                  otherSide,
                  people.size() > 1));
      return;
    }
    Seat next = match.toAct();
    String waiting = "Waiting for " + name(next) + " …";
    people.forEach(
        (seat, person) -> {
          if (seat == next) {
            person.ask(match.view(seat), match.legal(), mayUndo(seat, FIRST_DEALS));
          } else {
            boolean undo = people.size() > 1 && mayUndo(seat, FIRST_DEALS);
            person.look(match.view(seat), waiting, pause, undo);
          }
        });
  }

  /** Shows the table to those who watch, of whom the first may have come. */
  void showWatchers() {
    watchers.ifPresent(each -> each.showFirst(match.snapshot()));
  }

  private boolean isGone(Seat seat) {
    return absences.isGone(person(seat).feed);
  }

  SeatScreen<V, D, E> person(Seat seat) {
    return requireNonNull(people.get(seat));
  }

  private String name(Seat seat) {
    return Opponents.shown(journal.header()).get(seat.index());
  }

  /** Says something to everyone, and leaves the questions as they are. */
  void tell(String sentence) {
    say(sentence);
    people.values().forEach(SeatScreen::refresh);
    watchers.ifPresent(FeedScreen::refresh);
  }

  void say(String sentence) {
    people.values().forEach(person -> person.tell(StyledText.of(sentence)));
    watchers.ifPresent(each -> each.tell(StyledText.of(sentence)));
  }

  /** Says why the match does not go on. */
  void stop(String why) {
    watchers.ifPresent(each -> each.stop(why));
    people.forEach(
        (seat, person) -> {
          person.tell(StyledText.strong("\n" + why));
          person.look(match.view(seat), why, 0, false);
        });
  }

  /** Whether a person may take the last decision back, or, among several, ask the others to. */
  private boolean mayUndo(Seat seat, int deals) {
    if (last == null || seat != last.before().toAct()) {
      return false;
    }
    // What others have seen is taken back by their word.
    return practice
        || (!match.isOver()
            && (people.size() > 1 || last.isOpen(match.view(match.toAct()), random, deals)));
  }

  /** Asks all others whether a person's last decision is taken back; false if it is too late. */
  boolean requestUndo(Seat seat) {
    if (!agreed.isEmpty() || !mayUndo(seat, UndoPoint.DEALS)) {
      return false;
    }
    agreed.add(seat);
    if (people.size() > 1) {
      String request = name(seat) + " wants to take back the last decision.";
      people.forEach((each, person) -> person.showRequest(request, each != seat));
      people.values().forEach(SeatScreen::refresh);
    }
    return true;
  }

  /** Takes the answer of a person to the request of another. */
  void answerRequest(Seat seat, boolean agrees) {
    if (agrees) {
      agreed.add(seat);
      person(seat).stopAsking();
    } else {
      dropRequest();
      tell(name(seat) + " does not agree: nothing is taken back.");
    }
  }

  /** Forgets the request to take a decision back, if there is one. */
  void dropRequest() {
    agreed.clear();
    people.values().forEach(person -> person.showRequest("", false));
  }

  /** How many decisions stay if a person's last one is taken back; empty if not all agree. */
  Optional<Integer> undoAgreed() {
    boolean all = people.keySet().stream().allMatch(each -> agreed.contains(each) || isGone(each));
    return last == null || agreed.isEmpty() || !all || (match.isOver() && !practice)
        ? Optional.empty()
        : Optional.of((int) last.turn());
  }
}
