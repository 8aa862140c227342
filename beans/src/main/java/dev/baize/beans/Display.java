package dev.baize.beans;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;

/** The classic display of the specification: players, the table and hands as lines of letters. */
public final class Display {

  private static final String EMPTY = "empty";

  private Display() {}

  /**
   * {@return a player as text: name and coins, then one line for each chain}
   *
   * <pre>
   * Dave 3 coins
   * Red R R R R
   * Blue B
   * </pre>
   *
   * @param name the player's name
   * @param coins the player's coins
   * @param chains the player's chains, in the order of their slots
   */
  public static String player(String name, int coins, List<Chain> chains) {
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

  /**
   * {@return the table as text: players, top of the discard pile, trade area, size of the deck}
   *
   * @param players each as {@link #player} shows it
   * @param top the top card of the discard pile; empty if the pile is empty
   * @param area the trade area in order
   * @param deckSize the number of cards left in the deck
   */
  public static String table(
      List<String> players, Optional<Bean> top, List<Bean> area, int deckSize) {
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
