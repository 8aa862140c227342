package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.protocol.line.AdviceLine;
import dev.baize.protocol.line.MalformedLineException;

/** A seat whose process can evaluate decisions. It is also notified of events. */
final class AdvisingBotPlayer<V extends View, D extends Decision, E extends Event>
    extends ListeningBotPlayer<V, D, E> implements Advisor<V, D> {

  AdvisingBotPlayer(
      BotPool pool,
      BotLauncher launcher,
      String name,
      BotGame<V, D, E> game,
      MatchLines<V, D, E> lines) {
    super(pool, launcher, name, game, lines);
  }

  @Override
  public Advice<D> advise(V view) {
    Answer<D> answer = answer(view, true);
    try {
      return AdviceLine.read(
          answer.received().line().object("advice"),
          answer.decision(),
          answer.legal(),
          numbering());
    } catch (MalformedLineException | IllegalArgumentException e) {
      throw failed(answer.received().malformed(e));
    }
  }
}
