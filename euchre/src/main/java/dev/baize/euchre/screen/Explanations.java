package dev.baize.euchre.screen;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rules of euchre for one decision of one person. */
final class Explanations {

  private static final StyledText POINTS =
      StyledText.of(
          "Whoever makes trump must take at least three of the five tricks with their "
              + "partner: three or four score 1 point, all five score 2. With fewer, the other "
              + "side scores 2.");

  private static final String MAKERS_ALONE =
      "The makers need three of the five tricks: three or four score 1 point, all five 2, or 4 if "
          + "the maker plays alone. With fewer, the other side scores 2";

  private static final StyledText POINTS_MAKERS_ALONE = StyledText.of(MAKERS_ALONE + ".");

  private static final StyledText POINTS_BOTH_ALONE =
      StyledText.of(MAKERS_ALONE + ", or 4 if one of them defends alone.");

  private final Speech speech;

  Explanations(Speech speech) {
    this.speech = speech;
  }

  List<StyledText> of(EuchreView view) {
    return switch (view.phase()) {
      case ROUND_ONE -> roundOne(view);
      case ROUND_TWO -> roundTwo(view);
      case DISCARD -> discard(view);
      case DEFENCE -> defence(view);
      case LEAD -> lead(view.trump().orElseThrow());
      case FOLLOW -> follow(view, view.trick(), view.trump().orElseThrow());
      case OVER -> List.of();
    };
  }

  private List<StyledText> roundOne(EuchreView view) {
    Suit suit = view.upcard().suit();
    return List.of(
        orderingUp(view, suit),
        held(view, suit),
        points(view),
        StyledText.of("If all four pass, another suit may be named."));
  }

  private StyledText orderingUp(EuchreView view, Suit suit) {
    Seat dealer = view.dealer();
    String makesTrump = "Ordering up makes " + EventSentences.word(suit) + " trump, and ";
    if (!view.mayOrderUpWithPartner(suit)) {
      return StyledText.join(
          makesTrump + "by Canadian rules you play alone; nobody takes the ",
          StyledText.of(view.upcard()),
          ".");
    }
    boolean mayStay = view.mayOrderUpAlone(suit) && view.partner() == dealer;
    return StyledText.join(
        makesTrump,
        speech.within(dealer, "take the ", "takes the "),
        StyledText.of(view.upcard()),
        " into hand in exchange for another card" + (mayStay ? ", unless you play alone." : "."));
  }

  private static StyledText points(EuchreView view) {
    return switch (view.house().alone()) {
      case NO -> POINTS;
      case MAKERS -> POINTS_MAKERS_ALONE;
      case BOTH -> POINTS_BOTH_ALONE;
    };
  }

  /** The trumps that the person would hold, with the upcard if it is for the person to take. */
  private StyledText held(EuchreView view, Suit suit) {
    Trump trump = Trump.of(suit);
    boolean takes = view.dealer() == view.seat();
    CardSet hand = takes ? view.hand().with(view.upcard()) : view.hand();
    List<Card> trumps = HandOrder.of(hand.intersection(trump.cards(suit)), Optional.of(trump));
    List<StyledText> cards = new ArrayList<>();
    for (Card card : trumps) {
      String note = card.equals(trump.leftBower()) ? " (the left bower)" : "";
      cards.add(StyledText.of(card).plus(note));
    }
    return StyledText.join(
        "In " + EventSentences.word(suit) + " you would hold ",
        cards.isEmpty() ? "none" : StyledText.list(", ", cards),
        ".");
  }

  private List<StyledText> roundTwo(EuchreView view) {
    String out = EventSentences.word(view.upcard().suit());
    List<StyledText> sentences = new ArrayList<>();
    sentences.add(
        StyledText.of(
            "Everybody has passed on "
                + out
                + ", so that suit is out; any other may be made trump. "
                + ifAllPass(view)));
    sentences.add(points(view));
    return sentences;
  }

  private static String ifAllPass(EuchreView view) {
    if (!view.house().dealerStuck()) {
      return "If all pass again, the hand is thrown in and nobody scores.";
    }
    return view.mayPass()
        ? "If all pass again, the dealer has to name a suit."
        : "You are the dealer and everybody else has passed twice, so you have to name one.";
  }

  private List<StyledText> defence(EuchreView view) {
    Suit trump = view.trump().orElseThrow().suit();
    return List.of(
        StyledText.join(
            speech.does(view.maker().orElseThrow(), "have", "has")
                + " made "
                + EventSentences.word(trump)
                + " ",
            StyledText.of(trump),
            " trump. You may defend against it without your partner, who then lays the cards"
                + " down."),
        StyledText.of(
            "If the makers take fewer than three tricks, your side scores 4 instead of 2;"
                + " otherwise nothing changes."));
  }

  private List<StyledText> discard(EuchreView view) {
    return List.of(
        StyledText.join(
            "You have picked up the ",
            StyledText.of(view.upcard()),
            " and must now put away one of your six cards, that one included. Nobody sees "
                + "it, and it plays no part in this hand."));
  }

  private List<StyledText> lead(Trump trump) {
    return List.of(
        StyledText.of(
            "You lead: play any card you like. The others must follow its suit if they "
                + "can. The highest trump takes the trick; without one, the highest card of the "
                + "suit led."),
        order(trump));
  }

  /** The trumps from the highest. */
  private StyledText order(Trump trump) {
    List<Card> cards = HandOrder.of(trump.cards(trump.suit()), Optional.of(trump));
    return StyledText.join(
        "Trumps from the highest: ",
        StyledText.list(" ", cards.stream().map(StyledText::of).toList()),
        ".");
  }

  private List<StyledText> follow(EuchreView view, Trick trick, Trump trump) {
    String led = EventSentences.word(trick.suitLed(trump));
    String leader = speech.name(trick.leader());
    String may =
        view.canFollow()
            ? leader + " led " + led + " and you hold some, so you must play one of those."
            : leader
                + " led "
                + led
                + " and you hold none, so you may play any card; only a trump"
                + " can take the trick.";
    if (!view.canFollow() && trick.suitLed(trump) == trump.suit()) {
      may = leader + " led trump and you hold none: you may play any card, but it cannot win.";
    }
    List<StyledText> sentences = new ArrayList<>();
    sentences.add(StyledText.of(may));
    Card left = trump.leftBower();
    if (view.hand().contains(left) || trick.cards().contains(left)) {
      sentences.add(
          StyledText.join(
              "The ",
              StyledText.of(left),
              " is the left bower and belongs to " + EventSentences.word(trump.suit()) + "."));
    }
    sentences.add(
        StyledText.join(
            "So far ",
            speech.within(trick.winner(trump), "are winning it with ", "is winning it with "),
            StyledText.of(trick.highest(trump)),
            "."));
    sentences.add(order(trump));
    return sentences;
  }
}
