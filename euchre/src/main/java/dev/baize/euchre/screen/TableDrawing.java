package dev.baize.euchre.screen;

import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Draws the table of euchre with the person at the bottom and the others around it. */
final class TableDrawing {

  private static final int SEATS = 4;
  private static final int CENTRE = 40;

  /** The row and column of names and cards, by seats after the person. */
  private static final int[][] NAMES = {{7, CENTRE}, {4, 17}, {2, CENTRE}, {4, 63}};

  private static final int[][] CARDS = {{6, CENTRE}, {5, 28}, {3, CENTRE}, {5, 52}};

  /** The order in which places are filled, rows from left to right. */
  private static final int[] ORDER = {2, 1, 3, 0};

  private static final int MIDDLE = 5;
  private static final int TRUMP = 9;
  private static final int LAST_TRICK = 10;
  private static final int HAND = 12;

  private final Speech speech;
  private final Theme theme;
  private final Side own;

  TableDrawing(Speech speech, Theme theme) {
    this.speech = speech;
    this.theme = theme;
    this.own = Side.of(speech.seat());
  }

  List<StyledText> draw(TableState table, EuchreView view, boolean asked) {
    Canvas canvas = new Canvas(GameTable.HEIGHT);
    title(canvas, table, view.pointsToWin());
    for (int place : ORDER) {
      if (place == 3) {
        table.shownUpcard().ifPresent(card -> canvas.centre(MIDDLE, CENTRE, upcard(card, table)));
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

  private void title(Canvas canvas, TableState table, int pointsToWin) {
    canvas.left(0, 1, StyledText.strong("Euchre, first to " + pointsToWin));
    canvas.left(0, 24, "Hand " + (table.handNumber + 1));
    canvas.right(
        0,
        String.format(
            Locale.ROOT,
            "%s %d : %d %s",
            EventSentences.names(own, speech),
            table.points(own),
            table.points(own.other()),
            EventSentences.names(own.other(), speech)));
  }

  private StyledText name(Seat at, TableState table) {
    StyledText name = StyledText.strong(speech.name(at));
    List<String> roles = new ArrayList<>();
    if (at == table.dealer) {
      roles.add("dealer");
    }
    if (table.alone.contains(at)) {
      roles.add("alone");
    }
    return roles.isEmpty()
        ? name
        : StyledText.join(name, StyledText.faint(" (" + String.join(", ", roles) + ")"));
  }

  /** The seat's card on the table, in brackets if it is the highest; during bidding, its pass. */
  private StyledText shown(Seat at, TableState table) {
    if (table.passed.contains(at)) {
      return StyledText.faint("passes");
    }
    if (table.sittingOut.contains(at)) {
      return StyledText.faint("sits out");
    }
    Optional<Trick> trick = table.trick;
    if (trick.isEmpty() || table.trump.isEmpty()) {
      return StyledText.EMPTY;
    }
    List<Card> cards = trick.get().cards();
    int index = 0;
    while (index < cards.size() && trick.get().playedBy(index) != at) {
      index++;
    }
    if (index >= cards.size()) {
      return StyledText.EMPTY;
    }
    StyledText card = theme.card(cards.get(index));
    boolean best = trick.get().winner(table.trump.get()) == at;
    return best ? StyledText.join("[", card, "]") : card;
  }

  private StyledText upcard(Card card, TableState table) {
    return StyledText.join(
        theme.card(card), StyledText.faint(table.turnedDown ? " turned down" : " turned up"));
  }

  private StyledText trump(TableState table) {
    return table
        .trump
        .map(
            trump ->
                StyledText.join(
                    "Trump: " + EventSentences.word(trump.suit()) + " ",
                    theme.suit(trump.suit()),
                    ", made by " + table.maker.map(speech::object).orElse("")))
        .orElse(StyledText.of("No trump yet"));
  }

  private StyledText lastTrick(Trick trick, TableState table) {
    List<StyledText> played = new ArrayList<>();
    List<Card> cards = trick.cards();
    for (int i = 0; i < cards.size(); i++) {
      String who = speech.object(trick.playedBy(i));
      played.add(StyledText.join(who, " ", theme.card(cards.get(i))));
    }
    String taker = speech.object(trick.winner(table.trump.orElseThrow()));
    return StyledText.join(
        "Last trick: ", StyledText.list(", ", played), "; " + taker + " took it");
  }

  /** The hand; cards that may be chosen are numbered. */
  private StyledText hand(TableState table, EuchreView view, boolean asked) {
    StyledText line = StyledText.of("Your hand: ");
    List<Card> cards = HandOrder.of(table.hand, table.trump);
    boolean choosing = asked && isAboutCards(view.phase());
    for (int i = 0; i < cards.size(); i++) {
      boolean legal = choosing && view.legalCards().contains(cards.get(i));
      StyledText card = theme.card(cards.get(i));
      line = line.plus("   ", legal ? StyledText.strong(i + 1 + ":") : "  ", card);
    }
    return line;
  }

  static boolean isAboutCards(Phase phase) {
    return phase == Phase.DISCARD || phase == Phase.LEAD || phase == Phase.FOLLOW;
  }
}
