package dev.baize.search;

import dev.baize.core.game.Decision;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of a search tree: statistics of the decisions met there. Different determinizations may
 * allow different decisions, so the node also counts how often each was available.
 */
final class Node<D extends Decision> {

  private static final int INITIAL_CAPACITY = 8;

  final List<D> decisions = new ArrayList<>(INITIAL_CAPACITY);

  /** By decision: how often it was legal here, and how often it was tried. */
  int[] available = new int[INITIAL_CAPACITY];

  int[] visits = new int[INITIAL_CAPACITY];

  /** By decision: the sums of the values for the deciding seat, and of their squares. */
  double[] totals = new double[INITIAL_CAPACITY];

  double[] squares = new double[INITIAL_CAPACITY];

  /** By decision: how often the rollout policy chose it, if it was asked. */
  int[] preferred = new int[INITIAL_CAPACITY];

  /** By decision: the node after it, in a tree of decisions. */
  private final List<@Nullable Node<D>> children = new ArrayList<>(INITIAL_CAPACITY);

  /** The number of a decision here; it is added if it is new. */
  int indexOf(D decision) {
    int count = decisions.size();
    for (int i = 0; i < count; i++) {
      if (decisions.get(i) == decision) {
        return i;
      }
    }
    int known = decisions.indexOf(decision);
    return known < 0 ? add(decision) : known;
  }

  /** The index of a legal decision that is tried regardless of the statistics so far. */
  int tryFirst(List<D> legal, int which) {
    for (D decision : legal) {
      int index = indexOf(decision);
      available[index]++;
    }
    return indexOf(legal.get(which));
  }

  private int add(D decision) {
    int index = decisions.size();
    decisions.add(decision);
    children.add(null);
    if (index == visits.length) {
      int more = 2 * index;
      available = Arrays.copyOf(available, more);
      visits = Arrays.copyOf(visits, more);
      totals = Arrays.copyOf(totals, more);
      squares = Arrays.copyOf(squares, more);
      preferred = Arrays.copyOf(preferred, more);
    }
    return index;
  }

  /** The node after a decision; it is created if there is none. */
  Node<D> child(int index) {
    Node<D> child = children.get(index);
    if (child == null) {
      child = new Node<>();
      children.set(index, child);
    }
    return child;
  }

  /** Backs up the value of an iteration. */
  void add(int index, double value) {
    visits[index]++;
    totals[index] += value;
    squares[index] += value * value;
  }

  double mean(int index) {
    return totals[index] / visits[index];
  }
}
