package dev.baize.cli.play.euchre;

import dev.baize.cli.play.Canvas;
import dev.baize.cli.play.Look;
import dev.baize.cli.play.Speech;
import dev.baize.cli.play.Tabletop;
import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Draws the table of euchre with the person at the bottom and the others around it. */
final class Picture {

  private static final int SEATS = 4;
  private static final int CENTRE = 40;

  /** Of names and cards, by how many seats after the person: row and column. */
  private static final int[][] NAMES = {{7, CENTRE}, {4, 17}, {2, CENTRE}, {4, 63}};

  private static final int[][] CARDS = {{6, CENTRE}, {5, 28}, {3, CENTRE}, {5, 52}};

  /** The order in which places are filled, rows from left to right. */
  private static final int[] ORDER = {2, 1, 3, 0};

  private static final int MIDDLE = 5;
  private static final int TRUMP = 9;
  private static final int LAST_TRICK = 10;
  private static final int HAND = 12;

  private final Speech speech;
  private final Look look;
  private final Side own;

  Picture(Speech speech, Look look) {
    this.speech = speech;
    this.look = look;
    this.own = Side.of(speech.seat());
  }

  List<AttributedString> draw(Table table, EuchreView view, boolean asked) {
    Canvas canvas = new Canvas(Tabletop.HEIGHT);
    title(canvas, table, view.pointsToWin());
    for (int place : ORDER) {
      if (place == 3) {
        table.upcard.ifPresent(card -> canvas.centre(MIDDLE, CENTRE, upcard(card, table)));
      }
      Seat at = Seat.of((speech.seat().index() + place) % SEATS);
      canvas.centre(NAMES[place][0], NAMES[place][1], name(at, table));
      canvas.centre(CARDS[place][0], CARDS[place][1], shown(at, table));
    }
    canvas.left(TRUMP, 1, trump(table));
    canvas.right(
        TRUMP, "Tricks: yours " + table.tricks(own) + ", theirs " + table.tricks(own.other()));
    table.lastTrick.ifPresent(trick -> canvas.left(LAST_TRICK, 1, lastTrick(trick, table)));
    canvas.left(HAND, 1, hand(table, view, asked));
    return canvas.lines();
  }

  private void title(Canvas canvas, Table table, int pointsToWin) {
    canvas.left(0, 1, look.strong("Euchre to " + pointsToWin));
    canvas.left(0, 18, "Hand " + (table.handNumber + 1));
    canvas.right(
        0,
        "%s %d : %d %s"
            .formatted(
                Sentences.names(own, speech),
                table.points(own),
                table.points(own.other()),
                Sentences.names(own.other(), speech)));
  }

  private AttributedString name(Seat at, Table table) {
    AttributedString name = look.strong(speech.name(at));
    return at == table.dealer ? Speech.join(name, look.faint(" (dealer)")) : name;
  }

  /**
   * The seat's card on the table, in brackets if it is the highest; while trump is made, a pass.
   */
  private AttributedString shown(Seat at, Table table) {
    if (table.passed.contains(at)) {
      return look.faint("passes");
    }
    Optional<Trick> trick = table.trick;
    if (trick.isEmpty() || table.trump.isEmpty()) {
      return AttributedString.EMPTY;
    }
    int index = Math.floorMod(at.index() - trick.get().leader().index(), SEATS);
    List<Card> cards = trick.get().cards();
    if (index >= cards.size()) {
      return AttributedString.EMPTY;
    }
    AttributedString card = look.card(cards.get(index));
    boolean best = trick.get().winner(table.trump.get()) == at;
    return best ? Speech.join("[", card, "]") : card;
  }

  private AttributedString upcard(Card card, Table table) {
    return Speech.join(
        look.card(card), look.faint(table.turnedDown ? " turned down" : " turned up"));
  }

  private AttributedString trump(Table table) {
    return table
        .trump
        .map(
            trump ->
                Speech.join(
                    "Trump: " + Sentences.word(trump.suit()) + " ",
                    look.suit(trump.suit()),
                    ", made by " + table.maker.map(speech::object).orElse("")))
        .orElse(new AttributedString("Trump is being made"));
  }

  private AttributedString lastTrick(Trick trick, Table table) {
    AttributedStringBuilder line = new AttributedStringBuilder().append("Last trick:");
    List<Card> cards = trick.cards();
    for (int i = 0; i < cards.size(); i++) {
      line.append(i == 0 ? " " : ", ")
          .append(speech.object(trick.playedBy(i)))
          .append(" ")
          .append(look.card(cards.get(i)));
    }
    return line.append("; ")
        .append(speech.object(trick.winner(table.trump.orElseThrow())))
        .append(" took it")
        .toAttributedString();
  }

  /** The hand; cards that may be chosen have their numbers. */
  private AttributedString hand(Table table, EuchreView view, boolean asked) {
    AttributedStringBuilder line = new AttributedStringBuilder().append("Your hand: ");
    List<Card> cards = HandOrder.of(table.hand, table.trump);
    boolean choosing = asked && isAboutCards(view.phase());
    for (int i = 0; i < cards.size(); i++) {
      boolean legal = choosing && view.legalCards().contains(cards.get(i));
      AttributedString card = look.card(cards.get(i));
      line.append("   ").append(legal ? look.strong(i + 1 + ":") : "  ").append(card);
    }
    return line.toAttributedString();
  }

  static boolean isAboutCards(Phase phase) {
    return phase == Phase.DISCARD || phase == Phase.LEAD || phase == Phase.FOLLOW;
  }
}
