package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** A copy is in the same position as its game, continues like it, and is independent of it. */
record CopyCheck<V extends View, D extends Decision, E extends Event>(SampleGame<V, D, E> sample) {

  /** A copy that was kept, with its snapshot at the time. */
  private record Checkpoint<V extends View, D extends Decision>(
      Game<V, D> copy, Snapshot snapshot) {}

  void run() {
    RandomGenerator random = sample.random("copies");
    Map<Integer, Checkpoint<V, D>> checkpoints = new TreeMap<>();
    List<E> heard = new ArrayList<>();
    Game<V, D> game = sample.start(heard::add);
    sample.visit(
        game,
        here -> {
          History history = here.history();
          Snapshot before = here.snapshot(game);
          int events = heard.size();
          Game<V, D> branch = game.copy();
          history.requireEqual("a copy is in the same position", before, here.snapshot(branch));
          if (here.isCheckpoint()) {
            checkpoints.put(history.decisions().size(), new Checkpoint<>(game.copy(), before));
            here.playOut(branch, random);
          } else {
            here.playOn(branch);
          }
          history.requireEqual(
              "playing a copy does not change the game", before, here.snapshot(game));
          history.requireEqual("a copy publishes no event", events, heard.size());
        });
    Snapshot end = sample.at(sample.decisions().size()).snapshot(game);
    checkpoints.forEach((turn, checkpoint) -> resume(turn, checkpoint, end));
  }

  private void resume(int turn, Checkpoint<V, D> checkpoint, Snapshot end) {
    History history = sample.at(turn).history();
    history.requireEqual(
        "playing a game does not change its copies",
        checkpoint.snapshot(),
        sample.at(turn).snapshot(checkpoint.copy()));
    try {
      sample.decisions().stream().skip(turn).forEach(checkpoint.copy()::apply);
    } catch (RuntimeException e) {
      throw history.unexpected(e);
    }
    history.requireEqual(
        "a copy goes on like the game", end, sample.at(turn).snapshot(checkpoint.copy()));
  }
}
