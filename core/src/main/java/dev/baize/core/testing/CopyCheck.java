package dev.baize.core.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** A copy stands where the game stands, goes on as the game would, and has no part in it. */
record CopyCheck<V extends View, D extends Decision, E extends Event>(SampleGame<V, D, E> sample) {

  /** A copy that was put aside, and what it was like then. */
  private record Aside<V extends View, D extends Decision>(Game<V, D> copy, Snapshot then) {}

  void run() {
    RandomGenerator random = sample.random("copies");
    Map<Integer, Aside<V, D>> asides = new TreeMap<>();
    List<E> told = new ArrayList<>();
    Game<V, D> game = sample.start(told::add);
    sample.visit(
        game,
        here -> {
          Trail trail = here.trail();
          Snapshot before = here.snapshot(game);
          int events = told.size();
          Game<V, D> astray = game.copy();
          trail.same("a copy is in the same position", before, here.snapshot(astray));
          if (here.isCut()) {
            asides.put(trail.decisions().size(), new Aside<>(game.copy(), before));
            here.playOut(astray, random);
          } else {
            here.playOn(astray);
          }
          trail.same("playing a copy does not change the game", before, here.snapshot(game));
          trail.same("nobody is told what happens in a copy", events, told.size());
        });
    Snapshot end = sample.at(sample.decisions().size()).snapshot(game);
    asides.forEach((turn, aside) -> goOn(turn, aside, end));
  }

  private void goOn(int turn, Aside<V, D> aside, Snapshot end) {
    Trail trail = sample.at(turn).trail();
    trail.same(
        "playing a game does not change its copies",
        aside.then(),
        sample.at(turn).snapshot(aside.copy()));
    try {
      sample.decisions().stream().skip(turn).forEach(aside.copy()::apply);
    } catch (RuntimeException e) {
      throw trail.failed(e);
    }
    trail.same("a copy goes on like the game", end, sample.at(turn).snapshot(aside.copy()));
  }
}
