package dev.baize.protocol.host;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.IllegalAnswerException;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.RemotePlayer;
import dev.baize.core.text.Excerpt;
import dev.baize.protocol.line.AdviceLine;
import dev.baize.protocol.line.MalformedLineException;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A seat that is played by a process. The match begins there when the seat is first asked; if the
 * process has given it up for another one since, it begins again.
 */
class BotPlayer implements RemotePlayer<View, Decision, Event> {

  private static final Logger LOG = LoggerFactory.getLogger(BotPlayer.class);
  private static final long NONE = -1;

  /** The maximum length of the list of legal decisions in a message, in characters. */
  private static final int MAX_LIST_LENGTH = 300;

  private final BotPool pool;
  private final BotLauncher launcher;
  private final String name;
  private final MatchLines lines;
  private @Nullable BotConnection connection;
  private long match = NONE;

  /** A question to the process. */
  private record Question(long number, List<Decision> legal) {}

  /** The question that {@link #decide} is going to be called with; null if there is none. */
  private @Nullable Question asked;

  BotPlayer(BotPool pool, BotLauncher launcher, String name, MatchLines lines) {
    this.pool = pool;
    this.launcher = launcher;
    this.name = name;
    this.lines = lines;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public boolean observesEvents() {
    return lines.wantsEvents();
  }

  @Override
  public final void observe(Event event) {
    lines.keep(event);
  }

  @Override
  public final void ask(View view) {
    if (launcher.limit.isEmpty()) {
      asked = send(view, false);
    }
  }

  @Override
  public final Decision decide(View view) {
    Question question = asked;
    asked = null;
    return answer(view, false, question == null || !isConnected() ? send(view, false) : question)
        .decision();
  }

  /** An answer and the decision in it. */
  private record Answer(Received received, List<Decision> legal, Decision decision) {}

  private Answer answer(View view, boolean advice, Question question) {
    BotConnection here = requireNonNull(connection);
    Received received;
    try {
      received = here.answer(question.number(), launcher.limit);
    } catch (PlayerFailedException e) {
      if (!here.isShared()) {
        throw failed(e);
      }
      // It may have failed at another question, or another player. Asking this one alone tells.
      pool.remove(here);
      here.kill();
      LOG.atDebug().addKeyValue("player", name).setCause(e).log("player asked again");
      return answer(view, advice, send(view, advice));
    }
    Decision decision;
    try {
      decision = lines.game.numbering().read(received.line());
    } catch (MalformedLineException | IllegalArgumentException e) {
      String failure = String.valueOf(received.malformed(e).getMessage());
      throw failed(new IllegalAnswerException(failure, e));
    }
    // A game that cannot list all legal decisions numbers none, and checks unlisted ones itself.
    if (!lines.game.numbering().isEmpty() && !question.legal().contains(decision)) {
      String legal =
          question.legal().stream().map(Decision::text).collect(Collectors.joining(", "));
      String failure =
          "answered \""
              + decision.text()
              + "\", which is against the rules; legal: "
              + Excerpt.of(legal, MAX_LIST_LENGTH);
      launcher.report(name, here, failure);
      throw new IllegalAnswerException(failure, null);
    }
    return new Answer(received, question.legal(), decision);
  }

  /** Ends the process, which has failed, and reports it. */
  private RuntimeException failed(RuntimeException failure) {
    BotConnection here = requireNonNull(connection);
    pool.remove(here);
    return launcher.failed(name, here, failure);
  }

  private boolean isConnected() {
    BotConnection here = connection;
    return here != null && pool.isOwn(here) && here.plays(match, this);
  }

  private Question send(View view, boolean advice) {
    if (!isConnected()) {
      BotConnection here = pool.connection();
      connection = here;
      match = here.begin(this, lines::writeBegin);
      here.playsFor(lines.player);
    }
    List<Decision> legal = lines.game.format().legal(view);
    long number =
        requireNonNull(connection)
            .ask(
                match,
                line -> {
                  lines.writeQuestion(line, view, legal, launcher.limit);
                  if (advice) {
                    line.put("advice", true);
                  }
                });
    return new Question(number, legal);
  }

  @Override
  public final void ended(Outcome outcome) {
    if (isConnected()) {
      requireNonNull(connection).end(match, line -> lines.writeEnd(line, outcome));
    }
    connection = null;
  }

  final Advice<Decision> adviceOn(View view) {
    Answer answer = answer(view, true, send(view, true));
    try {
      return AdviceLine.read(
          answer.received().line().object("advice"),
          answer.decision(),
          answer.legal(),
          lines.game.numbering());
    } catch (MalformedLineException | IllegalArgumentException e) {
      throw failed(answer.received().malformed(e));
    }
  }

  /** A seat whose process can evaluate decisions. It always wants events. */
  static final class Advising extends BotPlayer implements Advisor<View, Decision> {

    Advising(BotPool pool, BotLauncher launcher, String name, MatchLines lines) {
      super(pool, launcher, name, lines);
    }

    @Override
    public boolean observesEvents() {
      return true;
    }

    @Override
    public Advice<Decision> advise(View view) {
      return adviceOn(view);
    }
  }
}
