package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandResult;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.Rank;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import java.util.List;
import java.util.Locale;

/** Draws the table of blackjack: the dealer's hand above the person's. */
final class TableDrawing {

  private static final int DEALER = 2;
  private static final int YOU = 4;
  private static final int WAGER = 6;
  private static final int RESULT = 8;
  private static final int DECK = 10;
  private static final int SEEN = 11;
  private static final int CARDS = 12;
  private static final int TOTAL = 56;

  private final Theme theme;

  TableDrawing(Theme theme) {
    this.theme = theme;
  }

  /** Draws the table; if the person is asked, also what is left of the deck. */
  List<StyledText> draw(TableState table, BlackjackView view, boolean asked) {
    Canvas canvas = new Canvas(GameTable.HEIGHT);
    canvas.left(0, 1, StyledText.strong("Blackjack"));
    canvas.left(0, 18, "Hand " + table.handNumber + " of " + view.maxHands());
    canvas.right(0, "Bankroll " + Amount.of(view.bankroll()));
    canvas.left(DEALER, 1, StyledText.strong("Dealer"));
    canvas.left(YOU, 1, StyledText.strong("You"));
    if (!table.player.isEmpty()) {
      canvas.left(DEALER, CARDS, dealer(table)).left(DEALER, TOTAL, dealerTotal(table));
      canvas.left(YOU, CARDS, cards(table.player));
      canvas.left(YOU, TOTAL, TableState.value(table.player).toString());
      canvas.left(WAGER, 1, "Wager " + Amount.of(table.wager));
    }
    table.result.ifPresent(
        result -> canvas.left(RESULT, CARDS, StyledText.strong(outcome(result, table))));
    if (asked) {
      canvas.left(DECK, 1, deck(view)).left(SEEN, 1, seen(view.exposed()));
    }
    return canvas.lines();
  }

  private StyledText cards(List<Card> cards) {
    StyledText line = StyledText.EMPTY;
    for (Card card : cards) {
      line = line.plus(theme.card(card), "  ");
    }
    return line;
  }

  /** The dealer's cards, the hole card face down until it is turned over. */
  private StyledText dealer(TableState table) {
    return cards(table.dealer).plus(table.holeShown ? "" : "??");
  }

  private static String dealerTotal(TableState table) {
    return (table.holeShown ? "" : "shows ") + TableState.value(table.dealer);
  }

  /** How a hand ended, in a sentence. */
  static String outcome(HandResult result, TableState table) {
    String amount = Amount.of(Math.abs(result.payoff(table.wager)));
    int you = TableState.value(table.player).total();
    int dealer = TableState.value(table.dealer).total();
    return switch (result) {
      case NATURAL -> "A natural! You win " + amount + ".";
      case BUST -> "You bust with " + you + " and lose " + amount + ".";
      case DEALER_BUST -> "The dealer busts with " + dealer + ". You win " + amount + ".";
      case WIN -> you + " against " + dealer + ". You win " + amount + ".";
      case LOSS -> you + " against " + dealer + ". You lose " + amount + ".";
      case PUSH -> "Both have " + you + ". Nobody wins.";
      case SURRENDER -> "You give up and lose " + amount + ".";
      case DEALER_NATURAL -> "The dealer has a natural. You lose " + amount + ".";
    };
  }

  private static String deck(BlackjackView view) {
    return String.format(
        Locale.ROOT,
        "%d cards are left; with fewer than %d the deck is shuffled.",
        view.cardsLeft(),
        BlackjackRules.FEWEST_CARDS);
  }

  /** How many cards of each rank were seen since the shuffle. */
  private static String seen(List<Card> exposed) {
    StringBuilder line = new StringBuilder("Seen of it:");
    for (Rank rank : Rank.values()) {
      line.append("  ")
          .append(CardCode.of(rank))
          .append(':')
          .append(exposed.stream().filter(card -> card.rank() == rank).count());
    }
    return line.toString();
  }
}
