package dev.baize.protocol.host;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.RemotePlayer;
import dev.baize.core.text.Excerpt;
import dev.baize.protocol.line.AdviceLine;
import dev.baize.protocol.line.MalformedLineException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
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

  /** The maximum length of the list of legal decisions in a message, in characters. */
  private static final int MAX_LIST_LENGTH = 300;

  private final BotPool pool;
  private final BotLauncher launcher;
  private final String name;
  private final BotGame<V, D, E> game;
  private final MatchLines<V, D, E> lines;

  private @Nullable BotConnection connection;
  private long match = NONE;

  /** A question to the process. */
  private record Question<D extends Decision>(long number, List<D> legal) {}

  /** The question that {@link #decide} is going to be called with; null if there is none. */
  private @Nullable Question<D> asked;

  BotPlayer(
      BotPool pool,
      BotLauncher launcher,
      String name,
      BotGame<V, D, E> game,
      MatchLines<V, D, E> lines) {
    this.pool = pool;
    this.launcher = launcher;
    this.name = name;
    this.game = game;
    this.lines = lines;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public boolean observesEvents() {
    return lines.toldOfEvents();
  }

  @Override
  public final void observe(E event) {
    lines.keep(event);
  }

  @Override
  public final void ask(V view) {
    if (launcher.limit().isEmpty()) {
      asked = send(view, false);
    }
  }

  @Override
  public final D decide(V view) {
    Question<D> question = asked;
    asked = null;
    return question == null || !isConnected()
        ? answer(view, false).decision()
        : answer(view, false, question).decision();
  }

  /** An answer and the decision in it. */
  private record Answer<D extends Decision>(Received received, List<D> legal, D decision) {}

  private Answer<D> answer(V view, boolean advice) {
    return answer(view, advice, send(view, advice));
  }

  private Answer<D> answer(V view, boolean advice, Question<D> question) {
    BotConnection here = requireNonNull(connection);
    Received received;
    try {
      received = here.answer(question.number(), launcher.limit());
    } catch (PlayerFailedException e) {
      if (!here.isShared()) {
        throw failed(e);
      }
      // It may have failed at another question, or another player. Asking this one alone tells.
      pool.remove(here);
      here.kill();
      LOG.atDebug().addKeyValue("player", name).setCause(e).log("player asked again");
      return answer(view, advice);
    }
    D decision = read(received);
    if (listsAll() && !question.legal().contains(decision)) {
      PlayerFailedException illegal = illegal(decision, question.legal());
      launcher.report(name, here, String.valueOf(illegal.getMessage()));
      throw illegal;
    }
    return new Answer<>(received, question.legal(), decision);
  }

  /**
   * A game that cannot list all legal decisions does not number them either, and checks unlisted
   * ones itself.
   */
  private boolean listsAll() {
    return !game.numbering().isEmpty();
  }

  private static PlayerFailedException illegal(Decision decision, List<? extends Decision> legal) {
    String texts = legal.stream().map(Decision::text).collect(Collectors.joining(", "));
    return new PlayerFailedException(
        String.format(
            Locale.ROOT,
            "answered \"%s\", which is against the rules; legal: %s",
            decision.text(),
            Excerpt.of(texts, MAX_LIST_LENGTH)),
        null);
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

  private Question<D> send(V view, boolean advice) {
    if (!isConnected()) {
      BotConnection here = pool.connection();
      connection = here;
      match = here.begin(this, lines::writeBegin);
      here.playsFor(lines.player());
    }
    List<D> legal = game.format().legal(view);
    long number =
        requireNonNull(connection)
            .ask(
                match,
                line -> {
                  lines.writeQuestion(line, view, legal, launcher.limit());
                  if (advice) {
                    line.put("advice", true);
                  }
                });
    return new Question<>(number, legal);
  }

  private D read(Received answer) {
    try {
      return game.numbering().read(answer.line());
    } catch (MalformedLineException | IllegalArgumentException e) {
      throw failed(answer.malformed(e));
    }
  }

  @Override
  public final void ended(Outcome outcome) {
    if (isConnected()) {
      requireNonNull(connection).end(match, line -> lines.writeEnd(line, outcome));
    }
    connection = null;
  }

  final Advice<D> adviceOn(V view) {
    Answer<D> answer = answer(view, true);
    try {
      return AdviceLine.read(
          answer.received().line().object("advice"),
          answer.decision(),
          answer.legal(),
          game.numbering());
    } catch (MalformedLineException | IllegalArgumentException e) {
      throw failed(answer.received().malformed(e));
    }
  }

  /** A seat whose process can evaluate decisions. It always wants events. */
  static final class Advising<V extends View, D extends Decision, E extends Event>
      extends BotPlayer<V, D, E> implements Advisor<V, D> {

    Advising(
        BotPool pool,
        BotLauncher launcher,
        String name,
        BotGame<V, D, E> game,
        MatchLines<V, D, E> lines) {
      super(pool, launcher, name, game, lines);
    }

    @Override
    public boolean observesEvents() {
      return true;
    }

    @Override
    public Advice<D> advise(V view) {
      return adviceOn(view);
    }
  }
}
