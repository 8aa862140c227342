package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.HandValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The multisets of cards, up card included, with which the dealer must draw, regardless of the
 * order in which the cards came. The root, node 0, is the empty set. Nodes are numbered in
 * depth-first order, parents before children. There is one tree for each rule about a soft 17.
 */
final class DealerTree {
  /** More than the greatest {@link Node#depth}. */
  static final int DEPTHS = 14;

  /** The number of final totals, 17 to 21. */
  static final int FINALS = 5;

  static final int STANDS = 17;
  static final int NO_CARD = 0;

  /** The number of states: those of hard hands, then as many of soft hands, each by hard total. */
  static final int STATES = 2 * STANDS;

  /** Stands for all states in which the dealer draws no more: 17 or above. */
  private static final int DONE = -1;

  private static final int ACE_MORE = 10;

  static final DealerTree STANDS_ON_SOFT_17 = new DealerTree(STANDS);
  static final DealerTree HITS_SOFT_17 = new DealerTree(STANDS + 1);

  private final int softStands;
  private final int[] cardTo = new int[STATES * FINALS];
  private final Node[] nodes;

  private DealerTree(int softStands) {
    this.softStands = softStands;
    for (int hard = 0; hard < STANDS; hard++) {
      for (int card = 1; card <= VALUES; card++) {
        mark(hard, hard + card, card == 1, card);
        mark(STANDS + hard, hard + card, true, card);
      }
    }
    this.nodes = nodes();
  }

  private void mark(int state, int hard, boolean ace, int card) {
    int total = total(hard, ace);
    if (stands(hard, total) && total < STANDS + FINALS) {
      cardTo[state * FINALS + total - STANDS] = card;
    }
  }

  private boolean stands(int hard, int total) {
    return total >= (total > hard ? softStands : STANDS);
  }

  /** The best total of a hand, given its total with every ace as 1. */
  private static int total(int hard, boolean ace) {
    return ace && hard + ACE_MORE <= HandValue.MAX_TOTAL ? hard + ACE_MORE : hard;
  }

  /** What determines the dealer's play, from 0, given the number of cards of each value. */
  private int state(int[] cards) {
    int hard = 0;
    for (int i = 0; i < VALUES; i++) {
      hard += (i + 1) * cards[i];
    }
    int total = total(hard, cards[0] > 0);
    if (stands(hard, total)) {
      return DONE;
    }
    return total > hard ? STANDS + hard : hard;
  }

  /** The value of the card that takes the dealer to a total of 17 to 21, or {@link #NO_CARD}. */
  int cardTo(int state, int total) {
    return cardTo[state * FINALS + total - STANDS];
  }

  boolean reaches(int state) {
    for (int total = STANDS; total < STANDS + FINALS; total++) {
      if (cardTo(state, total) != NO_CARD) {
        return true;
      }
    }
    return false;
  }

  int size() {
    return nodes.length;
  }

  Node node(int number) {
    return nodes[number];
  }

  private Node[] nodes() {
    Map<Long, int[]> ways = new HashMap<>();
    int[] cards = new int[VALUES];
    ways.put(Composition.pack(cards), new int[VALUES]);
    for (int up = 0; up < VALUES; up++) {
      cards[up]++;
      countWays(cards, up, ways);
      cards[up]--;
    }
    List<Node> nodes = new ArrayList<>();
    add(cards, 0, 1, ways, nodes);
    return nodes.toArray(new Node[0]);
  }

  /** Counts, for each set that extends a given one, the orders of its cards after the up card. */
  private void countWays(int[] cards, int up, Map<Long, int[]> ways) {
    ways.computeIfAbsent(Composition.pack(cards), set -> new int[VALUES])[up]++;
    for (int i = 0; i < VALUES; i++) {
      cards[i]++;
      if (draws(cards)) {
        countWays(cards, up, ways);
      }
      cards[i]--;
    }
  }

  private boolean draws(int[] cards) {
    return state(cards) != DONE;
  }

  /** Adds a set and all that extend it, each where it is first reached. */
  private void add(int[] cards, int depth, int last, Map<Long, int[]> ways, List<Node> nodes) {
    int[] count = ways.remove(Composition.pack(cards));
    if (count == null) {
      return;
    }
    int number = nodes.size();
    Node node = new Node(this, cards, depth, last, count);
    nodes.add(node);
    for (int i = 0; i < VALUES; i++) {
      cards[i]++;
      if (draws(cards)) {
        add(cards, depth + 1, i + 1, ways, nodes);
      }
      cards[i]--;
    }
    node.end = nodes.size();
    nodes.subList(number, node.end).forEach(each -> node.ups |= each.ofSet);
  }

  static int ups(int first, int last) {
    int ups = 0;
    for (int up = first; up <= last; up++) {
      ups |= 1 << up;
    }
    return ups;
  }

  /** A set of cards with which the dealer must draw. */
  static final class Node {
    final int depth;

    /** The value of the card that the parent does not have. */
    final int value;

    /** The number of cards of that value that the parent has. */
    final int before;

    final int state;
    private final int[] ways;
    private final int[] gone = new int[FINALS];
    private int end;

    /** The up cards after which the set can come, as bits. */
    private int ofSet;

    /** Those after which a set of the subtree can come. */
    private int ups;

    private Node(DealerTree tree, int[] cards, int depth, int value, int[] ways) {
      this.depth = depth;
      this.value = value;
      this.before = cards[value - 1] - 1;
      this.state = tree.state(cards);
      this.ways = ways;
      for (int up = 1; up <= VALUES; up++) {
        ofSet |= ways[up - 1] > 0 ? 1 << up : 0;
      }
      for (int i = 0; i < gone.length; i++) {
        int card = tree.cardTo(state, STANDS + i);
        gone[i] = card == NO_CARD ? 0 : cards[card - 1];
      }
    }

    /** The number of the first node after this subtree. */
    int end() {
      return end;
    }

    /** Whether the set can come after one of some {@linkplain #ups up cards}. */
    boolean comesAfter(int upcards) {
      return (ofSet & upcards) != 0;
    }

    /** Whether a set of the subtree can. */
    boolean leadsFrom(int upcards) {
      return (ups & upcards) != 0;
    }

    /** The number of orders in which the cards can have come, an up card of this value first. */
    int ways(int up) {
      return ways[up - 1];
    }

    /** The number of cards in the set of the value that would take the dealer to a final total. */
    int gone(int total) {
      return gone[total - STANDS];
    }
  }
}
