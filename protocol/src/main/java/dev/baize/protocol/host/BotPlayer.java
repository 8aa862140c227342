package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.line.PositionLine;
import dev.baize.protocol.process.BotFailures;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A seat that is played by a process. The match begins there when the seat is first asked; if the
 * process has given it up for another one since, it begins again.
 */
class BotPlayer<V extends View, D extends Decision, E extends Event> implements Player<V, D, E> {

  private static final long NO_MATCH = -1;

  private final BotPool pool;
  private final BotLauncher launcher;
  private final BotGame<V, D, E> game;
  private final Place place;

  private final EventLog events = new EventLog();

  private @Nullable BotConnection connection;
  private long match = NO_MATCH;

  BotPlayer(BotPool pool, BotLauncher launcher, BotGame<V, D, E> game, Place place) {
    this.pool = pool;
    this.launcher = launcher;
    this.game = game;
    this.place = place;
  }

  @Override
  public final String name() {
    return launcher.command().name();
  }

  /** Keeps an event until the process is told of it. */
  final void keep(E event) {
    events.add(event);
  }

  @Override
  public final D decide(V view) {
    return answer(view, false).decision();
  }

  /** An answer and the decision in it. */
  record Answer<D extends Decision>(Line line, List<D> legal, D decision) {}

  final Answer<D> answer(V view, boolean advice) {
    BotConnection here = connect();
    List<D> legal = game.format().legal(view);
    Line line;
    D decision;
    try {
      long question = here.ask(match, question(view, legal, advice));
      line = here.answer(question, launcher.limit());
      decision = read(line);
    } catch (RuntimeException e) {
      pool.remove(here);
      throw launcher.failed(here, e);
    }
    if (!legal.contains(decision)) {
      launcher.report(here, "answered \"" + decision.text() + "\", which is against the rules");
    }
    return new Answer<>(line, legal, decision);
  }

  private BotConnection connect() {
    BotConnection here = connection;
    if (here == null || !pool.isOwn(here) || !here.plays(match, this)) {
      here = pool.connection();
      connection = here;
      match = here.begin(this, BeginLine.of(place, game.rules()));
      events.tellAgain();
    }
    return here;
  }

  private Map<String, Object> question(V view, List<D> legal, boolean advice) {
    Map<String, Object> facts =
        QuestionLine.of(view, legal, game, launcher.description(), events, launcher.limit());
    if (advice) {
      facts.put("advice", true);
    }
    return facts;
  }

  private D read(Line answer) {
    try {
      return game.numbering().read(answer);
    } catch (MalformedLineException | IllegalArgumentException e) {
      throw malformed(answer, e);
    }
  }

  final Numbering<D> numbering() {
    return game.numbering();
  }

  static RuntimeException malformed(Line answer, Exception reason) {
    return BotFailures.malformed(Json.line(answer.fields()), reason);
  }

  @Override
  public final void ended(Outcome outcome) {
    BotConnection here = connection;
    if (here != null && pool.isOwn(here) && here.plays(match, this)) {
      Map<String, Object> facts = new LinkedHashMap<>();
      events.writeUntold(facts);
      PositionLine.writeOutcome(outcome, facts);
      here.end(match, facts);
    }
    connection = null;
  }
}
