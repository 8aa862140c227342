package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.protocol.host.BotConnection.Received;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.process.BotFailures;
import java.util.ArrayList;
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
  private final Rules<V, D, E> rules;
  private final ViewFormat<V, D> format;
  private final Numbering<D> numbering;
  private final Place place;

  /** The texts of the events that the seat has observed. */
  private final List<String> events = new ArrayList<>();

  private @Nullable BotConnection connection;
  private long match = NO_MATCH;

  /** The number of events of which the process has been told. */
  private int told;

  BotPlayer(BotPool pool, BotLauncher launcher, BotGame<V, D, E> game, Place place) {
    this.pool = pool;
    this.launcher = launcher;
    this.rules = game.rules();
    this.format = game.format();
    this.numbering = game.numbering();
    this.place = place;
  }

  @Override
  public final String name() {
    return launcher.command().name();
  }

  /** Keeps an event until the process is told of it. */
  final void keep(E event) {
    events.add(event.text());
  }

  @Override
  public final D decide(V view) {
    return answer(view, false).decision();
  }

  /** An answer and the decision in it. */
  record Answer<D extends Decision>(Received received, List<D> legal, D decision) {}

  final Answer<D> answer(V view, boolean advice) {
    BotConnection here = connect();
    List<D> legal = format.legal(view);
    Received received;
    D decision;
    try {
      long question = here.ask(match, question(view, legal, advice));
      received = here.answer(question, launcher.limit());
      decision = read(received);
    } catch (RuntimeException e) {
      pool.remove(here);
      throw launcher.failed(here, e);
    }
    if (!legal.contains(decision)) {
      launcher.report(here, "answered \"" + decision.text() + "\", which is against the rules");
    }
    return new Answer<>(received, legal, decision);
  }

  private BotConnection connect() {
    BotConnection here = connection;
    if (here == null || !pool.isOwn(here) || !here.plays(match, this)) {
      here = pool.connection();
      connection = here;
      match = here.begin(this, facts());
      told = 0;
    }
    return here;
  }

  private Map<String, Object> facts() {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("seat", place.seat().index());
    facts.put("seats", rules.seats());
    facts.put("rules", rules.text());
    facts.put("seed", Long.toString(place.seed().value()));
    return facts;
  }

  private Map<String, Object> question(V view, List<D> legal, boolean advice) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("view", format.write(view));
    facts.put("legal", legal.stream().map(Decision::text).toList());
    if (!numbering.isEmpty()) {
      facts.put("numbers", numbering.of(legal));
    }
    if (launcher.description().array() && format.arrayLength() > 0) {
      facts.put("array", format.array(view));
    }
    addEvents(facts);
    launcher.limit().ifPresent(limit -> facts.put("time_ms", limit.time().toMillis()));
    if (advice) {
      facts.put("advice", true);
    }
    return facts;
  }

  private void addEvents(Map<String, Object> facts) {
    if (told < events.size()) {
      facts.put("events", List.copyOf(events.subList(told, events.size())));
      told = events.size();
    }
  }

  private D read(Received answer) {
    try {
      return numbering.read(answer.line());
    } catch (MalformedLineException | IllegalArgumentException e) {
      throw BotFailures.malformed(answer.bytes(), e);
    }
  }

  final Numbering<D> numbering() {
    return numbering;
  }

  @Override
  public final void ended(Outcome outcome) {
    BotConnection here = connection;
    if (here != null && pool.isOwn(here) && here.plays(match, this)) {
      Map<String, Object> facts = new LinkedHashMap<>();
      addEvents(facts);
      facts.put("scores", outcome.scores());
      facts.put("winners", outcome.winners().stream().map(Seat::index).toList());
      here.end(match, facts);
    }
    connection = null;
  }
}
