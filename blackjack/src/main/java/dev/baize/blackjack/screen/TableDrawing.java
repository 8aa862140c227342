package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandResult;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.report.HouseLine;
import dev.baize.blackjack.screen.TableState.Insurance;
import dev.baize.core.card.Card;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Draws the table of blackjack: the dealer's hand above the person's, and the shoe below. */
final class TableDrawing {

  // Rows.
  private static final int TITLE = 0;
  private static final int HOUSE = 1;
  private static final int DEALER = 3;
  private static final int HEAD = 4;
  private static final int CARDS = 5;
  private static final int SHOE = 11;
  private static final int SEEN = 12;

  private static final int DECK = 52;
  private static final int VALUES = 10;
  private static final int NUMBER = 18;
  private static final int BAR = 20;
  private static final int MARGIN = 1;
  private static final int WIDTH = Canvas.WIDTH - 2;
  private static final String GAP = "   ";

  /** Where the cards of a single hand begin. */
  private static final int INDENT = 10;

  /** Enough for the longest hand, of 22 cards, in the narrowest column. */
  private static final int MAX_ROWS = 4;

  private final Theme theme;

  TableDrawing(Theme theme) {
    this.theme = theme;
  }

  /** Draws the table; if the person is asked, also what is left of the shoe. */
  List<StyledText> draw(TableState table, BlackjackView view, boolean asked, boolean counting) {
    Canvas canvas = new Canvas(GameTable.HEIGHT);
    title(canvas, table, view);
    house(canvas, view);
    if (!table.hands.isEmpty()) {
      dealer(canvas, table);
      hands(canvas, table);
    }
    if (asked) {
      shoe(canvas, view, counting);
    }
    return canvas.lines();
  }

  private static void title(Canvas canvas, TableState table, BlackjackView view) {
    String bankroll = "Bankroll " + Amount.of(view.bankroll());
    String hand = "Hand " + Amount.of(table.handNumber);
    String ofAll = hand + " of " + Amount.of(view.maxHands());
    boolean fits = NUMBER + ofAll.length() + 1 + bankroll.length() < Canvas.WIDTH;
    canvas.left(TITLE, 1, StyledText.strong("Blackjack"));
    canvas.left(TITLE, NUMBER, fits ? ofAll : hand);
    canvas.right(TITLE, bankroll);
  }

  private static void house(Canvas canvas, BlackjackView view) {
    List<StyledText> lines = StyledText.faint(HouseLine.of(view.house())).wrapped(WIDTH);
    for (int i = 0; i < lines.size(); i++) {
      canvas.left(HOUSE + i, 1, lines.get(i));
    }
  }

  private void dealer(Canvas canvas, TableState table) {
    StyledText line = StyledText.EMPTY;
    for (Card card : table.dealer) {
      line = line.plus(theme.card(card), " ");
    }
    String total = HandValue.of(table.dealer).toString();
    canvas.left(DEALER, 1, StyledText.strong("Dealer"));
    canvas.left(
        DEALER,
        INDENT,
        line.plus(table.holeShown ? "" : "?? ", GAP, table.holeShown ? total : "shows " + total));
    if (table.insurance != Insurance.NONE) {
      canvas.right(DEALER, insurance(table));
    }
  }

  /** What is insured; next to many cards of the dealer, only how that ended. */
  private static StyledText insurance(TableState table) {
    return switch (table.insurance) {
      case NONE -> StyledText.EMPTY;
      case OPEN -> StyledText.of("Insured " + Amount.of(table.insured));
      case WON -> StyledText.of("Insurance wins " + Amount.of(2 * table.insured), Style.GREEN);
      case LOST -> StyledText.of("Insurance lost", Style.RED);
    };
  }

  /** Draws how deep the shoe is dealt, and the cards seen of it unless the person counts them. */
  private void shoe(Canvas canvas, BlackjackView view, boolean counting) {
    BlackjackHouseRules house = view.house();
    int cards = house.decks() * DECK;
    canvas.left(SHOE, 1, StyledText.strong("Shoe"));
    canvas.left(SHOE, INDENT, bar(view.cardsLeft(), cards));
    canvas.left(
        SHOE,
        INDENT + BAR + 2,
        String.format(
            Locale.ROOT,
            "%d of %d cards left%s",
            view.cardsLeft(),
            cards,
            shuffle(house, view.cardsLeft(), cards)));
    canvas.left(SEEN, 1, StyledText.strong("Seen"));
    canvas.left(SEEN, INDENT, counting ? "not shown while you count" : seen(view));
  }

  private String bar(int left, int cards) {
    int full = (left * BAR + cards / 2) / cards;
    boolean symbols = theme == Theme.SYMBOLS;
    return (symbols ? "█" : "#").repeat(full) + (symbols ? "░" : ".").repeat(BAR - full);
  }

  private static String shuffle(BlackjackHouseRules house, int left, int cards) {
    if (house.reshuffleBelow() == 0) {
      return ", dealt to the end";
    }
    if (left < house.reshuffleBelow()) {
      return ", shuffled after this hand";
    }
    return house.reshuffleBelow() == cards
        ? ", shuffled before each hand"
        : ", shuffled below " + house.reshuffleBelow();
  }

  private static String seen(BlackjackView view) {
    StringBuilder line = new StringBuilder();
    for (int value = 1; value <= VALUES; value++) {
      line.append(value == 1 ? "A" : "  " + value).append(':').append(view.exposed(value));
    }
    return line.toString();
  }

  /** Draws the person's hands side by side: cards, totals, and what is placed on them or won. */
  void hands(Canvas canvas, TableState table) {
    if (table.isSplit()) {
      int width = (Canvas.WIDTH - 2 * MARGIN) / table.hands.size();
      drawAll(canvas, table, MARGIN, width);
      for (int i = 0; i < table.hands.size(); i++) {
        canvas.left(HEAD, MARGIN + i * width, name(i, i == table.playing));
      }
    } else if (!table.hands.isEmpty()) {
      canvas.left(CARDS, MARGIN, StyledText.strong("You"));
      drawAll(canvas, table, INDENT, Canvas.WIDTH - MARGIN - INDENT);
    }
  }

  private static StyledText name(int hand, boolean played) {
    String name = TableState.name(hand);
    return played ? StyledText.of("> " + name, Style.YELLOW) : StyledText.strong(name);
  }

  private void drawAll(Canvas canvas, TableState table, int from, int width) {
    List<List<StyledText>> rows =
        table.hands.stream().map(hand -> lines(hand.cards, width - 1)).toList();
    int most = rows.stream().mapToInt(List::size).max().orElseThrow();
    for (int i = 0; i < table.hands.size(); i++) {
      int column = from + i * width;
      for (int row = 0; row < rows.get(i).size(); row++) {
        canvas.left(CARDS + row, column, rows.get(i).get(row));
      }
      TableState.Hand hand = table.hands.get(i);
      canvas.left(CARDS + most, column, hand.value() + (hand.value().isBust() ? ", bust" : ""));
      canvas.left(CARDS + most + 1, column, money(hand, width - 1));
    }
  }

  private List<StyledText> lines(List<Card> cards, int width) {
    List<StyledText> lines = new ArrayList<>();
    StyledText line = StyledText.EMPTY;
    for (Card card : cards) {
      StyledText text = theme.card(card);
      if (line.columns() + 1 + text.columns() > width) {
        lines.add(line);
        line = StyledText.EMPTY;
      }
      line = line.plus(line.length() == 0 ? "" : " ", text);
    }
    lines.add(line);
    return lines.subList(0, Math.min(lines.size(), MAX_ROWS));
  }

  /** What is placed on a hand and, once it has ended, what that has won. */
  private static StyledText money(TableState.Hand hand, int width) {
    String verb = hand.doubled ? "doubled " : "bet ";
    String placed = verb + Amount.fitting(hand.wager, width - verb.length());
    if (hand.result == null) {
      return StyledText.of(placed);
    }
    StyledText result = result(hand, width);
    StyledText both = StyledText.join(placed, ": ", result);
    return both.columns() <= width ? both : result;
  }

  private static StyledText result(TableState.Hand hand, int width) {
    if (hand.payoff == 0) {
      return StyledText.strong(hand.result == HandResult.PUSH ? "push" : "returned");
    }
    String verb = hand.payoff > 0 ? "wins " : "loses ";
    return StyledText.of(
        verb + Amount.fitting(Math.abs(hand.payoff), width - verb.length()),
        hand.payoff > 0 ? Style.GREEN : Style.RED);
  }
}
