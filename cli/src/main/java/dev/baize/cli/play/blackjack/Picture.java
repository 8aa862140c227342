package dev.baize.cli.play.blackjack;

import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandResult;
import dev.baize.cli.play.Canvas;
import dev.baize.cli.play.Look;
import dev.baize.cli.play.Tabletop;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Draws the table of blackjack: the dealer's hand above the person's. */
final class Picture {

  private static final int DEALER = 2;
  private static final int YOU = 4;
  private static final int WAGER = 6;
  private static final int RESULT = 8;
  private static final int DECK = 10;
  private static final int SEEN = 11;
  private static final int CARDS = 12;
  private static final int TOTAL = 56;

  private final Look look;

  Picture(Look look) {
    this.look = look;
  }

  /** Draws the table, and what is left of the deck while the person is asked. */
  List<AttributedString> draw(Table table, BlackjackView view, boolean asked) {
    Canvas canvas = new Canvas(Tabletop.HEIGHT);
    canvas.left(0, 1, look.strong("Blackjack"));
    canvas.left(0, 18, "Hand " + table.handNumber + " of " + view.rules().hands());
    canvas.right(0, "Bankroll " + view.bankroll());
    canvas.left(DEALER, 1, look.strong("Dealer"));
    canvas.left(YOU, 1, look.strong("You"));
    if (!table.player.isEmpty()) {
      canvas.left(DEALER, CARDS, dealer(table)).left(DEALER, TOTAL, dealerTotal(table));
      canvas.left(YOU, CARDS, cards(table.player));
      canvas.left(YOU, TOTAL, Table.value(table.player).toString());
      canvas.left(WAGER, 1, "Wager " + table.wager);
    }
    table.result.ifPresent(
        result -> canvas.left(RESULT, CARDS, look.strong(outcome(result, table))));
    if (asked) {
      canvas.left(DECK, 1, deck(view)).left(SEEN, 1, seen(view.exposed()));
    }
    return canvas.lines();
  }

  private AttributedString cards(List<Card> cards) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (Card card : cards) {
      line.append(look.card(card)).append("  ");
    }
    return line.toAttributedString();
  }

  /** The dealer's cards, the hole card face down until it is turned over. */
  private AttributedString dealer(Table table) {
    AttributedStringBuilder line = new AttributedStringBuilder().append(cards(table.dealer));
    return (table.holeShown ? line : line.append("??")).toAttributedString();
  }

  private static String dealerTotal(Table table) {
    return (table.holeShown ? "" : "shows ") + Table.value(table.dealer);
  }

  /** How a hand ended, in a sentence. */
  static String outcome(HandResult result, Table table) {
    long won = result.payoff(table.wager);
    int you = Table.value(table.player).total();
    int dealer = Table.value(table.dealer).total();
    return switch (result) {
      case NATURAL -> "A natural! You win " + won + ".";
      case BUST -> "You bust with " + you + " and lose " + -won + ".";
      case DEALER_BUST -> "The dealer busts with " + dealer + ". You win " + won + ".";
      case WIN -> you + " against " + dealer + ". You win " + won + ".";
      case LOSS -> you + " against " + dealer + ". You lose " + -won + ".";
      case PUSH -> "Both have " + you + ". Nobody wins.";
    };
  }

  private static String deck(BlackjackView view) {
    return view.cardsLeft() + " cards are left; with fewer than 20 the deck is shuffled.";
  }

  /** How many cards of each rank were seen since the shuffle. */
  private static String seen(CardSet exposed) {
    StringBuilder line = new StringBuilder("Seen of it:");
    for (Rank rank : Rank.values()) {
      line.append("  ")
          .append(CardCode.of(rank))
          .append(':')
          .append(exposed.intersection(CardSet.rank(rank)).size());
    }
    return line.toString();
  }
}
