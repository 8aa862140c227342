package dev.baize.cli.play.beans;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansView;
import dev.baize.beans.Chain;
import dev.baize.beans.Display;
import dev.baize.beans.Phase;
import dev.baize.cli.play.Canvas;
import dev.baize.cli.play.Look;
import dev.baize.cli.play.Speech;
import dev.baize.cli.play.Tabletop;
import dev.baize.core.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Draws the table of bean trading: the other player above, the person below, the trade between. */
final class Picture {

  private static final int OTHER = 1;
  private static final int AREA = 5;
  private static final int YOU = 7;
  private static final int HAND = 11;
  private static final int HAND_LINES = 2;
  private static final int BEANS = 11;
  private static final int WORTH = 51;
  private static final int MOST_COINS = 4;
  private static final String FRONT = "Your hand, the front first: ";

  private final Speech speech;
  private final Look look;

  Picture(Speech speech, Look look) {
    this.speech = speech;
    this.look = look;
  }

  List<AttributedString> draw(BeansView view, boolean asked) {
    Canvas canvas = new Canvas(Tabletop.HEIGHT);
    canvas.left(0, 1, look.strong("Beans"));
    canvas.left(0, 18, "Deck " + view.deckSize());
    canvas.right(
        0,
        Speech.join(
            "Top of the discard pile: ",
            view.topOfPile().map(this::word).orElse(new AttributedString("none"))));
    Seat other = view.other();
    String held = ", " + Speech.count(view.handSize(other), "card") + " in hand";
    canvas.left(OTHER, 1, Speech.join(look.strong(speech.name(other)), purse(view, other), held));
    chains(canvas, OTHER + 1, view, other, false);
    canvas.left(AREA, 1, Speech.join("Trade area: ", area(view.tradeArea())));
    canvas.left(YOU, 1, Speech.join(look.strong("You"), purse(view, view.seat())));
    chains(canvas, YOU + 1, view, view.seat(), asked && view.phase() == Phase.SALE);
    hand(canvas, view.hand(), asked && view.phase() == Phase.DISCARD);
    return canvas.lines();
  }

  private AttributedString word(Bean bean) {
    return Sentences.inColour(look, bean, bean.toString());
  }

  private static String purse(BeansView view, Seat of) {
    return "  " + Display.coins(view.coins(of));
  }

  private AttributedString area(List<Bean> beans) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (Bean bean : beans) {
      line.append(word(bean)).append("  ");
    }
    return beans.isEmpty() ? new AttributedString("empty") : line.toAttributedString();
  }

  private void chains(Canvas canvas, int row, BeansView view, Seat of, boolean numbered) {
    List<Chain> chains = view.chains(of);
    for (int i = 0; i < view.chainLimit(of); i++) {
      String number = numbered ? i + 1 + ":" : "  ";
      canvas.left(row + i, 1, look.strong(number));
      if (i < chains.size()) {
        chain(canvas, row + i, chains.get(i));
      } else {
        canvas.left(row + i, 3, look.faint("free"));
      }
    }
  }

  private void chain(Canvas canvas, int row, Chain chain) {
    String letters = (chain.bean().letter() + " ").repeat(chain.length()).strip();
    canvas.left(row, 3, word(chain.bean()));
    canvas.left(row, BEANS, Sentences.inColour(look, chain.bean(), letters));
    canvas.left(row, WORTH, worth(chain));
  }

  /** What a chain sells for now, and when for more. */
  private static String worth(Chain chain) {
    String now = Display.coins(chain.coins());
    for (int coins = chain.coins() + 1; coins <= MOST_COINS; coins++) {
      OptionalInt cards = chain.bean().cardsPerCoin(coins);
      if (cards.isPresent()) {
        return "%s now, %d with %d cards".formatted(now, coins, cards.getAsInt());
      }
    }
    return now + ", the most";
  }

  private void hand(Canvas canvas, List<Bean> hand, boolean numbered) {
    List<AttributedString> lines = hand(hand, numbered, false);
    if (lines.size() > HAND_LINES) {
      lines = hand(hand, numbered, true);
    }
    for (int i = 0; i < Math.min(lines.size(), HAND_LINES); i++) {
      canvas.left(HAND + i, 1, lines.get(i));
    }
  }

  /** The hand in as many lines as it takes, in words or in letters. */
  private List<AttributedString> hand(List<Bean> hand, boolean numbered, boolean letters) {
    List<AttributedString> lines = new ArrayList<>();
    AttributedStringBuilder line = new AttributedStringBuilder().append(FRONT);
    for (int i = 0; i < hand.size(); i++) {
      Bean bean = hand.get(i);
      String text = letters ? String.valueOf(bean.letter()) : bean.toString();
      String number = numbered ? i + 1 + ":" : "";
      if (line.columnLength() + number.length() + text.length() > Canvas.WIDTH - 2) {
        lines.add(line.toAttributedString());
        line = new AttributedStringBuilder().append(" ".repeat(FRONT.length()));
      }
      line.append(look.strong(number)).append(Sentences.inColour(look, bean, text)).append("  ");
    }
    lines.add(line.toAttributedString());
    return lines;
  }
}
