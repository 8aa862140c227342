package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.screen.TableState.Insurance;
import dev.baize.core.card.Card;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import java.util.List;

/** Draws the table of blackjack: the dealer's hand above the person's, and the shoe below. */
final class TableDrawing {

  private static final int TITLE = 0;
  private static final int HOUSE = 1;
  private static final int DEALER = 3;
  private static final int NUMBER = 18;
  private static final int WIDTH = Canvas.WIDTH - 2;
  private static final String GAP = "   ";

  private final Theme theme;
  private final HandsDrawing hands;
  private final ShoeDrawing shoe;

  TableDrawing(Theme theme) {
    this.theme = theme;
    this.hands = new HandsDrawing(theme);
    this.shoe = new ShoeDrawing(theme);
  }

  /**
   * Draws the table; if the person is asked, also what is left of the shoe.
   *
   * @param counting whether the person counts the cards, which are then not shown
   */
  List<StyledText> draw(TableState table, BlackjackView view, boolean asked, boolean counting) {
    Canvas canvas = new Canvas(GameTable.HEIGHT);
    title(canvas, table, view);
    house(canvas, view);
    if (!table.hands.isEmpty()) {
      dealer(canvas, table);
      hands.draw(canvas, table);
    }
    if (asked) {
      shoe.draw(canvas, view, counting);
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
    String total = TableHand.value(table.dealer).toString();
    canvas.left(DEALER, 1, StyledText.strong("Dealer"));
    canvas.left(
        DEALER,
        HandsDrawing.INDENT,
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
}
