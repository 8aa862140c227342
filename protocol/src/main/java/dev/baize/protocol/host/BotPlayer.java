package dev.baize.protocol.host;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.player.Place;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.RemotePlayer;
import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.LineWriter;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.process.BotFailures;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A seat that is played by a process. The match begins there when the seat is first asked; if the
 * process has given it up for another one since, it begins again.
 */
class BotPlayer<V extends View, D extends Decision, E extends Event>
    implements RemotePlayer<V, D, E> {

  private static final Logger LOG = LoggerFactory.getLogger(BotPlayer.class);

  private static final long NONE = -1;

  private final BotPool pool;
  private final BotLauncher launcher;
  private final Rules<V, D, E> rules;
  private final ViewFormat<V, D> format;
  private final Numbering<D> numbering;
  private final Place place;

  /** The texts of the events that the seat has observed. */
  private final List<String> events = new ArrayList<>();

  private @Nullable BotConnection connection;
  private long match = NONE;

  /** The question whose answer {@link #decide} is to return. */
  private long asked = NONE;

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
  public final void ask(V view) {
    if (launcher.limit().isEmpty()) {
      asked = send(view, false);
    }
  }

  @Override
  public final D decide(V view) {
    long question = asked;
    asked = NONE;
    return question == NONE || !isConnected()
        ? answer(view, false).decision()
        : answer(view, false, question).decision();
  }

  /** An answer and the decision in it. */
  record Answer<D extends Decision>(Line line, List<D> legal, D decision) {}

  final Answer<D> answer(V view, boolean advice) {
    return answer(view, advice, send(view, advice));
  }

  private Answer<D> answer(V view, boolean advice, long question) {
    BotConnection here = requireNonNull(connection);
    Line line;
    try {
      line = here.answer(question, launcher.limit());
    } catch (PlayerFailedException e) {
      if (!here.hasSeveralQuestions()) {
        throw failed(here, e);
      }
      // It may have failed at one of the others. Asked alone, it tells.
      pool.remove(here);
      here.kill();
      LOG.atDebug().addKeyValue("player", name()).setCause(e).log("player asked again");
      return answer(view, advice);
    }
    List<D> legal = format.legal(view);
    D decision = read(line, here);
    if (!legal.contains(decision)) {
      launcher.report(here, "answered \"" + decision.text() + "\", which is against the rules");
    }
    return new Answer<>(line, legal, decision);
  }

  private RuntimeException failed(BotConnection here, RuntimeException failure) {
    pool.remove(here);
    return launcher.failed(here, failure);
  }

  private boolean isConnected() {
    BotConnection here = connection;
    return here != null && pool.isOwn(here) && here.plays(match, this);
  }

  /** Sends a question, and returns its number. */
  private long send(V view, boolean advice) {
    if (!isConnected()) {
      BotConnection here = pool.connection();
      connection = here;
      match = here.begin(this, this::writePlace);
      told = 0;
    }
    return requireNonNull(connection).ask(match, line -> writeQuestion(line, view, advice));
  }

  private void writePlace(LineWriter line) {
    line.put("seat", place.seat().index())
        .put("seats", rules.seats())
        .put("rules", rules.text())
        .put("seed", Long.toString(place.seed().value()));
  }

  private void writeQuestion(LineWriter line, V view, boolean advice) {
    List<D> legal = format.legal(view);
    line.put("view", format.write(view)).put("legal", texts(legal));
    if (!numbering.isEmpty()) {
      line.put("numbers", numbering.of(legal));
    }
    if (launcher.description().array() && format.arrayLength() > 0) {
      line.put("array", format.array(view));
    }
    writeEvents(line);
    launcher.limit().ifPresent(limit -> line.put("time_ms", limit.time().toMillis()));
    if (advice) {
      line.put("advice", true);
    }
  }

  private static List<String> texts(List<? extends Decision> decisions) {
    List<String> texts = new ArrayList<>(decisions.size());
    for (Decision decision : decisions) {
      texts.add(decision.text());
    }
    return texts;
  }

  private void writeEvents(LineWriter line) {
    if (told < events.size()) {
      line.put("events", events.subList(told, events.size()));
      told = events.size();
    }
  }

  private D read(Line answer, BotConnection here) {
    try {
      return numbering.read(answer);
    } catch (MalformedLineException | IllegalArgumentException e) {
      throw failed(here, malformed(answer, e));
    }
  }

  final Numbering<D> numbering() {
    return numbering;
  }

  static RuntimeException malformed(Line answer, Exception reason) {
    return BotFailures.malformed(Json.line(answer.fields()), reason);
  }

  @Override
  public final void ended(Outcome outcome) {
    if (isConnected()) {
      requireNonNull(connection).end(match, line -> writeEnd(line, outcome));
    }
    connection = null;
  }

  private void writeEnd(LineWriter line, Outcome outcome) {
    writeEvents(line);
    line.put("scores", outcome.scores())
        .put("winners", outcome.winners().stream().map(Seat::index).toList());
  }
}
