package dev.baize.euchre;

/** The page for people who do not know euchre, in a class that is loaded when it is read. */
final class HowToPlay {

  private HowToPlay() {}

  static String text() {
    return """
        Euchre is a game for four, two against two. You sit at South and your partner
        opposite you at North; West and East play against you. The first side with 10
        points wins, unless the table plays to another number. Points are won by taking
        tricks.

        A trick. One player leads a card, and the others play one each, in turn to the
        left. Whoever has a card of the suit that was led must play one: that is called
        following suit. Whoever has none may play any card. The highest trump takes the
        trick; if there is no trump in it, the highest card of the suit that was led.
        The player to the left of the dealer leads to the first trick, and whoever takes a
        trick leads to the next. A hand is five tricks.

        The cards. There are 24: nine, ten, jack, queen, king and ace of spades, hearts,
        clubs and diamonds. In every hand one of these suits is trump and beats all
        others. In a suit that is not trump, the ace is the highest card and the nine
        the lowest. Among trumps, two jacks come first:

        - The jack of trump is the highest card of all. It is called the right bower.
        - The other jack of the same colour is the second highest, the left bower. As
          long as the hand lasts it is a trump, and no card of its own suit.
        - Then come ace, king, queen, ten and nine of trump.

        An example: hearts are trump. The jack of hearts is the right bower and the jack
        of diamonds the left bower, so there are seven hearts and only five diamonds.
        Now the ace of diamonds is led, and you hold the jack of diamonds but no other
        diamond. You need not follow suit, because your jack is a heart. If you play it,
        only the jack of hearts beats it. If hearts are led and it is your only heart,
        you must play it.

        Making trump. Everybody is dealt five cards, and one more is turned up. From the
        dealer's left, each may order it up: then its suit is trump, and the dealer
        takes the card and puts another away, face down. Or one passes. If all four
        pass, each in turn may name any other suit or pass again. If nobody has named a
        suit when the dealer's turn comes, the dealer must.

        Alone. Whoever makes trump may play alone. The partner lays the cards down and
        plays none in this hand, which is worth more if all five tricks are taken.

        The score. The side that made trump are the makers. Tricks of partners count
        together.

        - The makers take 3 or 4 tricks: 1 point for them.
        - The makers take all 5, which is called a march: 2 points, or 4 if one of them
          played alone.
        - The makers take fewer than 3: they are euchred, and the others get 2 points.

        Then the player on the dealer's left deals the next hand.

        How to begin. Order up with three trumps, or with two high ones and an ace of
        another suit; your partner takes a trick, too, more often than not. Mind that
        the card goes to the dealer, which is good if that is your partner. Lead trumps
        if you made trump, and aces of other suits if you did not. Do not waste a high
        card on a trick that your partner is taking already.

        baize play euchre --points N plays to another number of points, and --rules to
        other rules, such as "online", where those who did not make trump may play alone
        against it. At every question, ? explains the answers and hint names a good one.
        """;
  }
}
