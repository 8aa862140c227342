package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The list of legal decisions and the check of one decision agree with each other and with the
 * game.
 *
 * @param sample the sample game
 * @param universe the decisions to try
 * @param listsSome whether unlisted decisions may be legal
 */
record LegalityCheck<V extends View, D extends Decision, E extends Event>(
    SampleGame<V, D, E> sample, Set<D> universe, boolean listsSome) {

  void run() {
    Game<V, D> game = sample.start(null);
    List<List<D>> lists = new ArrayList<>();
    List<List<D>> copies = new ArrayList<>();
    sample.visit(
        game,
        here -> {
          List<D> legal = game.legal();
          lists.add(legal);
          copies.add(List.copyOf(legal));
          list(here.history(), game, legal);
          agreement(here.history(), game, legal);
          applicability(here.history(), game, legal);
        });
    for (int turn = 0; turn < lists.size(); turn++) {
      sample
          .at(turn)
          .history()
          .requireEqual(
              "a list of legal decisions stays as it is while the game goes on",
              copies.get(turn),
              lists.get(turn));
    }
  }

  private void list(History history, Game<V, D> game, List<D> legal) {
    history.requireEqual("asked again, the legal decisions are the same", legal, game.legal());
    history.requireEqual("a copy has the same legal decisions", legal, game.copy().legal());
    history.require(
        new HashSet<>(legal).size() == legal.size(),
        "no legal decision is listed twice",
        "different decisions",
        legal);
    history.require(
        legal.isEmpty() == game.isOver(),
        "there is a legal decision until the game is over, and none then",
        game.isOver() ? "nothing" : "legal decisions",
        legal);
    if (!legal.isEmpty()) {
      history.requireThrows(
          "the list of legal decisions is immutable",
          UnsupportedOperationException.class,
          () -> legal.set(0, legal.get(0)));
    }
  }

  private void agreement(History history, Game<V, D> game, List<D> legal) {
    for (D decision : universe) {
      boolean listed = legal.contains(decision);
      boolean unlisted = listsSome && !legal.isEmpty() && !listed;
      history.require(
          unlisted || game.isLegal(decision) == listed,
          "a decision is legal exactly if it is listed: \"" + decision.text() + '"',
          "isLegal " + listed + " as for " + legal,
          "isLegal " + !listed);
    }
  }

  private void applicability(History history, Game<V, D> game, List<D> legal) {
    for (D decision : legal) {
      try {
        game.copy().apply(decision);
      } catch (RuntimeException e) {
        throw history.violation("a legal decision is carried out", '"' + decision.text() + '"', e);
      }
    }
  }
}
