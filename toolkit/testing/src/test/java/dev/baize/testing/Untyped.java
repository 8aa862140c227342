package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;

/** Forgets the types of views, decisions and events, as contracts do before they check anything. */
@SuppressWarnings("unchecked") // The checks give back to a game only what came from it.
final class Untyped {

  private Untyped() {}

  static Rules<View, Decision, Event> rules(Rules<?, ?, ?> rules) {
    return (Rules<View, Decision, Event>) rules;
  }

  static ViewFormat<View, Decision> format(ViewFormat<?, ?> format) {
    return (ViewFormat<View, Decision>) format;
  }
}
