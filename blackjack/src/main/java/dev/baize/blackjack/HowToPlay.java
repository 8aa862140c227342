package dev.baize.blackjack;

/** The page for people who do not know blackjack, in a class that is loaded when it is read. */
final class HowToPlay {

  private HowToPlay() {}

  static String text() {
    return """
        Blackjack is played against the dealer, who has no choices to make. You bet that
        the total of your cards will be higher than the dealer's, but not above 21.

        The cards. Number cards count their number; jack, queen and king count ten. An
        ace counts 11 where that keeps the total at 21 or less, and 1 otherwise. A total
        with an ace of 11 is soft: ace and six are a soft 17. Any other total is hard.

        A hand. You bet, and you and the dealer get two cards each. One card of the
        dealer is turned up; the other, the hole card, stays face down. An ace and a
        card of ten are a natural: if the dealer has none, yours wins one and a half
        times your bet at once. If both have one, nobody wins. Otherwise you choose:

        - Hit: you get one more card. With more than 21 you bust, and lose your bet
          whatever the dealer gets.
        - Stand: you want no more cards.
        - Double: with two cards, you bet as much again and get exactly one more.
        - Split: two cards of the same value become two hands, for as much again. Each
          gets a second card and is played on its own. 21 is no natural there.
        - Surrender: you give up before anything else, for half of your bet.
        - Insurance, if the dealer shows an ace: a bet of up to half of yours that the
          hole card makes a natural. It pays two to one. Good players decline it.

        Then the dealer turns the hole card up and draws until the total is 17 or more.
        If the dealer busts, or your total is higher, you win as much as you bet. Equal
        totals push: you get your bet back.

        How to begin. Double with 10 or 11 against a lower card. Stand on a hard 17 or
        more, on a soft 18 or more, and on a hard 13 or more against a 2 to 6, with which
        the dealer often busts. Otherwise hit. Split aces and eights, never tens. hint
        knows the best play.

        The house. Unless you choose otherwise, you begin with 500, bet at least 10, and
        play up to 50 hands. The table names the rules of the house in the words of
        players:

        - 6 decks: six packs of 52 cards are shuffled together, and again before a hand
          when few of them are left.
        - S17: the dealer stands on every 17. H17: the dealer hits a soft 17, which is
          worse for you.
        - doubles: with any two cards. doubles 9-11, doubles 10-11: with these hard
          totals only.
        - DAS: you may double after a split.
        - splits to 4: one hand may become four. RSA: you may resplit aces. HSA: you may
          hit split aces; otherwise each of them gets one card and no more.
        - late surrender (LS): after the dealer has looked for a natural. early
          surrender (ES): before that.
        - 3:2: what a natural wins, 15 for a bet of 10. 6:5 wins only 12. at once: even
          if the dealer has a natural, too.
        - peek: with an ace or a ten up, the dealer looks for a natural before you act.
        - OBO: the dealer looks at the end, and a natural takes only the original bet;
          doubles and splits are returned. ENHC: it takes everything that you bet.
          Without these words, the dealer's natural is a 21 like any other.

        baize play blackjack --rules plays in another house, such as "downtown",
        "european", or "classic" without doubles and splits.
        """;
  }
}
