package dev.baize.blackjack.screen;

import dev.baize.blackjack.HandResult;
import dev.baize.core.card.Card;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the person's hands side by side, the hand in play marked: their cards, totals, and what is
 * placed on them or what that has won.
 */
final class HandsDrawing {

  private static final int HEAD = 4;
  private static final int CARDS = 5;
  private static final int MARGIN = 1;

  /** Where the cards of a single hand begin. */
  static final int INDENT = 10;

  /** Enough for the longest hand, of 22 cards, in the narrowest column. */
  private static final int MAX_ROWS = 4;

  private static final String GAP = " ";

  private final Theme theme;

  HandsDrawing(Theme theme) {
    this.theme = theme;
  }

  void draw(Canvas canvas, TableState table) {
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
    String name = TableHand.name(hand);
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
      TableHand hand = table.hands.get(i);
      canvas.left(CARDS + most, column, hand.value() + (hand.value().isBust() ? ", bust" : ""));
      canvas.left(CARDS + most + 1, column, money(hand, width - 1));
    }
  }

  /** Cards in lines of a width. */
  private List<StyledText> lines(List<Card> cards, int width) {
    List<StyledText> lines = new ArrayList<>();
    StyledText line = StyledText.EMPTY;
    for (Card card : cards) {
      StyledText text = theme.card(card);
      if (line.columns() + GAP.length() + text.columns() > width) {
        lines.add(line);
        line = StyledText.EMPTY;
      }
      line = line.plus(line.length() == 0 ? "" : GAP, text);
    }
    lines.add(line);
    return lines.subList(0, Math.min(lines.size(), MAX_ROWS));
  }

  /** What is placed on a hand and, once it has ended, what that has won. */
  private static StyledText money(TableHand hand, int width) {
    String verb = hand.doubled ? "doubled " : "bet ";
    String placed = verb + Amount.fitting(hand.wager, width - verb.length());
    if (hand.result == null) {
      return StyledText.of(placed);
    }
    StyledText result = result(hand, width);
    StyledText both = StyledText.join(placed, ": ", result);
    return both.columns() <= width ? both : result;
  }

  private static StyledText result(TableHand hand, int width) {
    if (hand.payoff == 0) {
      return StyledText.strong(hand.result == HandResult.PUSH ? "push" : "returned");
    }
    String verb = hand.payoff > 0 ? "wins " : "loses ";
    return StyledText.of(
        verb + Amount.fitting(Math.abs(hand.payoff), width - verb.length()),
        hand.payoff > 0 ? Style.GREEN : Style.RED);
  }
}
