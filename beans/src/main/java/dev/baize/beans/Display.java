package dev.baize.beans;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;

/** The classic display of the specification: players, the table and hands as lines of letters. */
public final class Display {

  private static final String EMPTY = "empty";

  private Display() {}

  /** Name and coins, then one line for each chain: {@code Dave 3 coins}, {@code Red R R R R}. */
  static String player(String name, int coins, List<Chain> chains) {
    StringBuilder text = new StringBuilder(requireNonNull(name));
    text.append(' ').append(coins(coins)).append('\n');
    for (Chain chain : chains) {
      text.append(chain).append('\n');
    }
    return text.toString();
  }

  /**
   * {@return a number of coins: {@code 1 coin}, {@code 3 coins}}
   *
   * @param coins 0 or more
   */
  public static String coins(int coins) {
    return coins == 1 ? "1 coin" : coins + " coins";
  }

  /** The players as {@link #player} has them, the discard pile, the trade area and the deck. */
  static String table(List<String> players, Optional<Bean> top, List<Bean> area, int deckSize) {
    return String.join("", players)
        + "Discard pile: "
        + (top.isPresent() ? letters(List.of(top.get())) : EMPTY)
        + "\nTrade area: "
        + letters(area)
        + "\nDeck: "
        + deckSize
        + "\n";
  }

  /**
   * {@return a hand as one line of text}
   *
   * @param hand the front card first
   * @param all whether to show all of its cards or only the front card
   */
  public static String hand(List<Bean> hand, boolean all) {
    return "Hand: " + letters(all || hand.isEmpty() ? hand : hand.subList(0, 1)) + "\n";
  }

  private static String letters(List<Bean> cards) {
    if (cards.isEmpty()) {
      return EMPTY;
    }
    StringBuilder text = new StringBuilder();
    for (Bean card : cards) {
      text.append(text.isEmpty() ? "" : " ").append(card.letter());
    }
    return text.toString();
  }
}
