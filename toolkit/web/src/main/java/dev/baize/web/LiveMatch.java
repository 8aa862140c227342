package dev.baize.web;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.record.Header;
import dev.baize.core.table.StyledText;
import dev.baize.table.Opponents;
import dev.baize.table.UndoPoint;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * One run of a match, from its record until it is over or a decision is taken back, in which people
 * and programs decide in turn and nobody is waited for. Not thread-safe.
 */
final class LiveMatch<V extends View, D extends Decision, E extends Event> {

  /** How many deals are tried before undo is offered; all are before a decision is taken back. */
  private static final int FIRST_DEALS = 8;

  private final Match<V, D, E> match;
  private final Header header;
  private final Map<Seat, SeatScreen<V, D, E>> people;
  private final Optional<WatchScreen<V, D, E>> watchers;
  private final boolean practice;
  private final RandomGenerator random;
  private @Nullable UndoPoint<V, D> last;

  /** A match at its first decision, the people at its seats, and those who watch, if any may. */
  LiveMatch(
      Match<V, D, E> match,
      Header header,
      Map<Seat, SeatScreen<V, D, E>> people,
      Optional<WatchScreen<V, D, E>> watchers,
      boolean practice) {
    this.match = match;
    this.header = header;
    this.people = people;
    this.watchers = watchers;
    this.practice = practice;
    this.random = header.seed().derive("undo").generator();
  }

  /** Replays the recorded decisions, which people saw earlier, and shows what came of them. */
  void replay(List<D> recorded) {
    for (D decision : recorded) {
      if (people.containsKey(match.toAct())) {
        last = new UndoPoint<>(match.snapshot(), decision);
      }
      match.replay(decision);
    }
    people.values().forEach(SeatScreen::watch);
    watchers.ifPresent(WatchScreen::watch);
    match.deliverEvents();
    show(0);
  }

  /** Whether a program decides next. */
  boolean isForProgram() {
    return !match.isOver() && !people.containsKey(match.toAct());
  }

  boolean isOver() {
    return match.isOver();
  }

  /** Has the program whose turn it is decide. */
  void step() {
    match.step();
    show(1);
  }

  /** What comes of a person's answer to the question with a number. */
  Reply answer(SeatScreen<V, D, E> person, String text, boolean sure) {
    Game<V, D> before = match.snapshot();
    SeatScreen.Read<D> read = person.read(text, sure, before::isLegal);
    if (read.decision().isPresent()) {
      D decision = read.decision().get();
      last = new UndoPoint<>(before, decision);
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
      Outcome outcome = match.snapshot().outcome();
      boolean otherSide = header.participants().size() > 1;
      people.forEach(
          (seat, person) ->
              person.end(
                  match.view(seat),
                  outcome,
                  practice && last != null,
                  otherSide,
                  people.size() > 1));
      return;
    }
    Seat next = match.toAct();
    String waiting = "Waiting for " + Opponents.shown(header).get(next.index()) + " …";
    people.forEach(
        (seat, person) -> {
          if (seat == next) {
            person.ask(match.view(seat), match.legal(), mayUndo(FIRST_DEALS));
          } else {
            person.look(match.view(seat), waiting, pause);
          }
        });
  }

  /** Says why the match does not go on. */
  void stop(String why) {
    watchers.ifPresent(each -> each.stop(why));
    people.forEach(
        (seat, person) -> {
          person.tell(StyledText.strong("\n" + why));
          person.look(match.view(seat), why, 0);
        });
  }

  private boolean mayUndo(int deals) {
    // Among several people, others have seen what was decided.
    return last != null
        && people.size() == 1
        && (practice || (!match.isOver() && last.isOpen(match.view(match.toAct()), random, deals)));
  }

  /** How many decisions stay if a person's last one is taken back; empty if it is too late. */
  Optional<Integer> undone() {
    return last != null && mayUndo(UndoPoint.DEALS)
        ? Optional.of((int) last.turn())
        : Optional.empty();
  }
}
