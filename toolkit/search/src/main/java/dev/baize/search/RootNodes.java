package dev.baize.search;

import dev.baize.core.game.Decision;
import dev.baize.search.SearchResult.Candidate;
import java.util.ArrayList;
import java.util.List;

/** Combines the root nodes of all trees of a search. */
final class RootNodes {

  private RootNodes() {}

  /** The statistics of the legal decisions, added up over all trees. */
  static <D extends Decision> List<Candidate<D>> add(List<D> legal, List<Node<D>> roots) {
    List<Candidate<D>> candidates = new ArrayList<>(legal.size());
    for (D decision : legal) {
      long visits = 0;
      double total = 0;
      double squares = 0;
      for (Node<D> root : roots) {
        int index = root.indexOf(decision);
        visits += root.visits[index];
        total += root.totals[index];
        squares += root.squares[index];
      }
      double mean = total / visits;
      double variance = Math.max(0, squares / visits - mean * mean);
      candidates.add(new Candidate<>(decision, visits, mean, Math.sqrt(variance / visits)));
    }
    return candidates;
  }
}
