package dev.baize.euchre.screen;

import static dev.baize.core.table.StyledText.format;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rules of euchre for one decision of one person. */
record Explanations(Speech speech) {

  List<StyledText> of(EuchreView view) {
    return switch (view.phase()) {
      case ROUND_ONE -> roundOne(view);
      case ROUND_TWO -> roundTwo(view);
      case DISCARD ->
          List.of(
              format(
                  "You have picked up the %s and must now put away one of your six cards, that one"
                      + " included. Nobody sees it, and it plays no part in this hand.",
                  StyledText.of(view.upcard())));
      case DEFENCE ->
          List.of(
              format(
                  "%s made %s trump. You may defend against it without your partner, who then lays"
                      + " the cards down.",
                  speech.does(view.maker().orElseThrow(), "have", "has"),
                  EventSentences.named(view.trump().orElseThrow().suit())),
              StyledText.of(
                  "If the makers take fewer than three tricks, your side scores 4 instead of 2;"
                      + " otherwise nothing changes."));
      case LEAD ->
          List.of(
              StyledText.of(
                  "You lead: play any card you like. The others must follow its suit if they can."
                      + " The highest trump takes the trick; without one, the highest card of the"
                      + " suit led."),
              order(view.trump().orElseThrow()));
      case FOLLOW -> follow(view, view.trick(), view.trump().orElseThrow());
      case OVER -> List.of();
    };
  }

  private List<StyledText> roundOne(EuchreView view) {
    Suit suit = view.upcard().suit();
    boolean mayStay = view.mayOrderUpAlone(suit) && view.partner() == view.dealer();
    StyledText makes =
        view.mayOrderUpWithPartner(suit)
            ? format(
                "Ordering up makes %s trump, and %s %s into hand in exchange for another card%s.",
                EventSentences.word(suit),
                speech.within(view.dealer(), "take the", "takes the"),
                StyledText.of(view.upcard()),
                mayStay ? ", unless you play alone" : "")
            : format(
                "Ordering up makes %s trump, and by Canadian rules you play alone; nobody takes the"
                    + " %s.",
                EventSentences.word(suit), StyledText.of(view.upcard()));
    return List.of(
        makes,
        held(view, suit),
        points(view),
        StyledText.of("If all four pass, another suit may be named."));
  }

  private static StyledText points(EuchreView view) {
    String alone =
        switch (view.house().alone()) {
          case NO -> "all five 2. With fewer, the other side scores 2.";
          case MAKERS ->
              "all five 2, or 4 if the maker plays alone. With fewer, the other side"
                  + " scores 2.";
          case BOTH ->
              "all five 2, or 4 if the maker plays alone. With fewer, the other side"
                  + " scores 2, or 4 if one of them defends alone.";
        };
    return StyledText.of(
        "The makers need three of the five tricks: three or four score 1 point, " + alone);
  }

  /** The trumps that the person would hold, with the upcard if it is for the person to take. */
  private static StyledText held(EuchreView view, Suit suit) {
    Trump trump = Trump.of(suit);
    boolean takes = view.dealer() == view.seat();
    CardSet hand = takes ? view.hand().with(view.upcard()) : view.hand();
    List<StyledText> cards =
        HandOrder.of(hand.intersection(trump.cards(suit)), Optional.of(trump)).stream()
            .map(card -> named(card, trump))
            .toList();
    return format(
        "In %s you would hold %s.",
        EventSentences.word(suit), cards.isEmpty() ? "none" : StyledText.list(", ", cards));
  }

  private static StyledText named(Card card, Trump trump) {
    String note = card.equals(trump.leftBower()) ? " (the left bower)" : "";
    return StyledText.of(card).plus(note);
  }

  private static List<StyledText> roundTwo(EuchreView view) {
    String ifAllPass =
        !view.house().dealerStuck()
            ? "If all pass again, the hand is thrown in and nobody scores."
            : view.mayPass()
                ? "If all pass again, the dealer has to name a suit."
                : "You are the dealer and everybody else has passed twice, so you have to name one.";
    return List.of(
        format(
            "Everybody has passed on %s, so that suit is out; any other may be made trump. %s",
            EventSentences.word(view.upcard().suit()), ifAllPass),
        points(view));
  }

  /** The trumps from the highest. */
  private static StyledText order(Trump trump) {
    List<Card> cards = HandOrder.of(trump.cards(trump.suit()), Optional.of(trump));
    return format(
        "Trumps from the highest: %s.",
        StyledText.list(" ", cards.stream().map(StyledText::of).toList()));
  }

  private List<StyledText> follow(EuchreView view, Trick trick, Trump trump) {
    String leader = speech.name(trick.leader());
    String led = EventSentences.word(trick.suitLed(trump));
    String may =
        view.canFollow()
            ? "%s led %s and you hold some, so you must play one of those."
            : trick.suitLed(trump) == trump.suit()
                ? "%s led %s, trump, and you hold none: you may play any card, but it cannot win."
                : "%s led %s and you hold none, so you may play any card; only a trump can take the"
                    + " trick.";
    List<StyledText> sentences = new ArrayList<>();
    sentences.add(format(may, leader, led));
    Card left = trump.leftBower();
    if (view.hand().contains(left) || trick.cards().contains(left)) {
      sentences.add(
          format(
              "The %s is the left bower and belongs to %s.",
              StyledText.of(left), EventSentences.word(trump.suit())));
    }
    sentences.add(
        format(
            "So far %s %s.",
            speech.within(trick.winner(trump), "are winning it with", "is winning it with"),
            StyledText.of(trick.highest(trump))));
    sentences.add(order(trump));
    return sentences;
  }
}
