package dev.baize.beans;

/** The page for people who do not know bean trading, in a class that is loaded when it is read. */
final class HowToPlay {

  private HowToPlay() {}

  static String text() {
    return """
        Bean trading is a game for two. You collect beans of one kind in a chain and
        sell the chain for coins. Most coins win. Here nobody haggles: what you do not
        want lies on the table, and the other player takes it or throws it away.

        The hand. You are dealt five cards. They are a queue, and that is the whole
        difficulty: you may not sort them. New cards go to its back, and in every turn
        you must play the card at its front, whether it suits your chains or not.

        Chains. You have room for two, each of one kind of bean. A card joins your chain
        of its kind. If you have none, it begins a chain in a free place. If there is no
        free place, you must sell a chain first, even if that brings nothing. A chain is
        sold as a whole and its cards leave the game. A third place costs 3 coins, once.

        The prices. The first number says how many cards of a bean there are, the others
        how many a chain needs for 1, 2, 3 and 4 coins:

            bean     cards     1   2   3   4 coins
            Blue        20     4   6   8  10
            Chili       18     3   6   8   9
            Stink       16     3   5   7   8
            Green       14     3   5   6   7
            Soy         12     2   4   6   7
            Black       10     2   4   5   6
            Red          8     2   3   4   5
            Garden       6     -   2   3   -

        Beans that are rare pay sooner, but you will see few of them.

        A turn.

        - You draw a card, to the back of your hand.
        - What the other player left on the table is yours to chain or to discard, card
          by card.
        - The front card of your hand is played into a chain. You may play the next
          one, too.
        - You may throw away any one card of your hand.
        - Three cards are turned up from the deck. As long as the top of the discard
          pile matches one of the cards on the table, it is added to them.
        - You chain each of these cards or leave it. What you leave is offered to the
          other player, at the beginning of the next turn.
        - You draw two cards.

        The end. After the turn in which the deck runs out, the game is over. Chains
        that have not been sold are worth nothing: sell them in time, which means,
        chain something else.

        How to begin. Look at the first cards of your hand before you take one from the
        table: they have to be played soon. Throw away the card that would force a bad
        sale. Do not leave the other player what makes a chain longer.

        baize play beans --rules "opening draw yes, final sale yes" sells all chains at
        the end; "opening draw no, final sale no" begins a turn without a new card. At
        every question, ? explains the answers and hint names a good one.
        """;
  }
}
