package dev.baize.beans.screen;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.beans.Display;
import dev.baize.beans.Phase;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * Draws the table of bean trading: the other player above, the person below, the trade area
 * between.
 */
final class TableDrawing {

  private static final int OTHER = 1;
  private static final int AREA = 5;
  private static final int YOU = 7;
  private static final int HAND = 11;
  private static final int HAND_LINES = 2;
  private static final int BEANS = 11;
  private static final int WORTH = 51;
  private static final int MAX_COINS = 4;
  private static final String FRONT = "Your hand, the front first: ";

  private final Speech speech;

  TableDrawing(Speech speech) {
    this.speech = speech;
  }

  List<StyledText> draw(BeansView view, boolean asked) {
    Canvas canvas = new Canvas(GameTable.HEIGHT);
    canvas.left(0, 1, StyledText.strong("Beans"));
    canvas.left(0, 18, "Deck " + view.deckSize());
    canvas.right(
        0,
        StyledText.join(
            "Top of the discard pile: ",
            view.topOfPile().map(TableDrawing::word).orElse(StyledText.of("none"))));
    Seat other = view.other();
    String held = ", " + Plural.of(view.handSize(other), "card") + " in hand";
    canvas.left(
        OTHER, 1, StyledText.join(StyledText.strong(speech.name(other)), purse(view, other), held));
    chains(canvas, OTHER + 1, view, other, false);
    canvas.left(AREA, 1, StyledText.join("Trade area: ", area(view.tradeArea())));
    canvas.left(YOU, 1, StyledText.join(StyledText.strong("You"), purse(view, view.seat())));
    chains(canvas, YOU + 1, view, view.seat(), asked && view.phase() == Phase.SALE);
    hand(canvas, view.hand(), asked && view.phase() == Phase.DISCARD);
    return canvas.lines();
  }

  private static StyledText word(Bean bean) {
    return EventSentences.inColour(bean, bean.toString());
  }

  private static String purse(BeansView view, Seat of) {
    return "  " + Display.coins(view.coins(of));
  }

  private static StyledText area(List<Bean> beans) {
    StyledText line = StyledText.EMPTY;
    for (Bean bean : beans) {
      line = line.plus(word(bean), "  ");
    }
    return beans.isEmpty() ? StyledText.of("empty") : line;
  }

  private void chains(Canvas canvas, int row, BeansView view, Seat of, boolean numbered) {
    List<Chain> chains = view.chains(of);
    for (int i = 0; i < view.chainLimit(of); i++) {
      String number = numbered ? i + 1 + ":" : "  ";
      canvas.left(row + i, 1, StyledText.strong(number));
      if (i < chains.size()) {
        chain(canvas, row + i, chains.get(i));
      } else {
        canvas.left(row + i, 3, StyledText.faint("free"));
      }
    }
  }

  private void chain(Canvas canvas, int row, Chain chain) {
    String letters = (chain.bean().letter() + " ").repeat(chain.length()).strip();
    canvas.left(row, 3, word(chain.bean()));
    canvas.left(row, BEANS, EventSentences.inColour(chain.bean(), letters));
    canvas.left(row, WORTH, worth(chain));
  }

  /** What a chain sells for now, and how many cards it takes to sell for more. */
  private static String worth(Chain chain) {
    String now = Display.coins(chain.coins());
    for (int coins = chain.coins() + 1; coins <= MAX_COINS; coins++) {
      OptionalInt cards = chain.bean().cardsPerCoin(coins);
      if (cards.isPresent()) {
        return String.format(Locale.ROOT, "%s now, %d with %d cards", now, coins, cards.getAsInt());
      }
    }
    return now + ", the most";
  }

  private void hand(Canvas canvas, List<Bean> hand, boolean numbered) {
    List<StyledText> lines = hand(hand, numbered, false);
    if (lines.size() > HAND_LINES) {
      lines = hand(hand, numbered, true);
    }
    for (int i = 0; i < Math.min(lines.size(), HAND_LINES); i++) {
      canvas.left(HAND + i, 1, lines.get(i));
    }
  }

  /** The hand in as many lines as it takes, in words or in letters. */
  private List<StyledText> hand(List<Bean> hand, boolean numbered, boolean letters) {
    List<StyledText> lines = new ArrayList<>();
    StyledText line = StyledText.of(FRONT);
    for (int i = 0; i < hand.size(); i++) {
      Bean bean = hand.get(i);
      String text = letters ? String.valueOf(bean.letter()) : bean.toString();
      String number = numbered ? i + 1 + ":" : "";
      if (line.columns() + number.length() + text.length() > Canvas.WIDTH - 2) {
        lines.add(line);
        line = StyledText.of(" ".repeat(FRONT.length()));
      }
      line = line.plus(StyledText.strong(number), EventSentences.inColour(bean, text), "  ");
    }
    lines.add(line);
    return lines;
  }
}
