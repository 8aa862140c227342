package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import org.jspecify.annotations.Nullable;

/** A recorded game that is played again, whose listeners may ask in which hand things happen. */
final class Replay<V extends View, D extends Decision, E extends Event> {

  final GameProvider<V, D, E> provider;
  final Rules<V, D, E> rules;

  /** The game after the last decision. */
  final Game<V, D> last;

  /** The number of hands that have begun; 0 if the game is not played in hands. */
  final long hands;

  private final RecordedMatch<V, D, E> match;
  private @Nullable Game<V, D> current;

  /**
   * The replay of a record of this game.
   *
   * @throws dev.baize.core.record.MalformedFileException if it is not a record of this game
   */
  Replay(MatchRecord record, GameProvider<V, D, E> provider) {
    this.match = RecordedMatch.of(record, provider);
    this.provider = provider;
    this.last = match.replay();
    this.rules = provider.rules(record.header().rules());
    boolean inHands = !match.start(null).scores().isEmpty();
    this.hands = inHands ? last.hand() + 1 : 0;
  }

  /** Tells a listener of all decisions and events. */
  void play(Listener<? super D, ? super E> listener) {
    current = null;
    Game<V, D> game = match.start(listener::happened);
    current = game;
    for (String text : match.record().decisions()) {
      D decision = provider.decision(text);
      listener.decided(game.toAct(), decision);
      game.apply(decision);
    }
  }

  Header header() {
    return match.record().header();
  }

  /** The hand in which something happens, from 1. */
  long hand() {
    return current == null ? 1 : current.hand() + 1;
  }
}
