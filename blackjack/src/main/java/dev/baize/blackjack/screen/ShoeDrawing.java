package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import java.util.Locale;

/** Draws how deep the shoe is dealt, and the cards seen of it. */
final class ShoeDrawing {

  private static final int SHOE = 11;
  private static final int SEEN = 12;
  private static final int BAR = 20;

  private final boolean symbols;

  ShoeDrawing(Theme theme) {
    this.symbols = theme == Theme.SYMBOLS;
  }

  /**
   * Draws the shoe.
   *
   * @param counting whether the person counts the cards, which are then not shown
   */
  void draw(Canvas canvas, BlackjackView view, boolean counting) {
    BlackjackHouseRules house = view.house();
    int cards = Unseen.ofFullShoe(house);
    canvas.left(SHOE, 1, StyledText.strong("Shoe"));
    canvas.left(SHOE, HandsDrawing.INDENT, bar(view.cardsLeft(), cards));
    canvas.left(
        SHOE,
        HandsDrawing.INDENT + BAR + 2,
        String.format(
            Locale.ROOT,
            "%d of %d cards left%s",
            view.cardsLeft(),
            cards,
            shuffle(house, view.cardsLeft(), cards)));
    canvas.left(SEEN, 1, StyledText.strong("Seen"));
    canvas.left(SEEN, HandsDrawing.INDENT, counting ? "not shown while you count" : seen(view));
  }

  private String bar(int left, int cards) {
    int full = (left * BAR + cards / 2) / cards;
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

  /** How many cards of each value were seen since the shuffle. */
  private static String seen(BlackjackView view) {
    StringBuilder line = new StringBuilder();
    for (int value = 1; value <= Unseen.VALUES; value++) {
      line.append(value == 1 ? "A" : "  " + value).append(':').append(view.exposed(value));
    }
    return line.toString();
  }
}
