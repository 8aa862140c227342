package dev.baize.cli.play.euchre;

import dev.baize.cli.play.Look;
import dev.baize.cli.play.Speech;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** The rules of euchre for one decision of one person. */
final class Explanations {

  private static final AttributedString POINTS =
      new AttributedString(
          "Who makes trump must take three of the five tricks with the partner: 1 point for three or"
              + " four, 2 for all five. With less, the other side gets 2.");

  private final Speech speech;
  private final Look look;

  Explanations(Speech speech, Look look) {
    this.speech = speech;
    this.look = look;
  }

  List<AttributedString> of(EuchreView view) {
    return switch (view.phase()) {
      case ROUND_ONE -> roundOne(view);
      case ROUND_TWO -> roundTwo(view);
      case DISCARD -> discard(view);
      case LEAD -> lead(view.trump().orElseThrow());
      case FOLLOW -> follow(view, view.trick(), view.trump().orElseThrow());
      case OVER -> List.of();
    };
  }

  private List<AttributedString> roundOne(EuchreView view) {
    Suit suit = view.upcard().suit();
    Seat dealer = view.dealer();
    return List.of(
        Speech.join(
            "To order up makes " + Sentences.word(suit) + " trump, and ",
            speech.within(dealer, "take the ", "takes the "),
            look.card(view.upcard()),
            " into the hand for another card."),
        held(view, suit),
        POINTS,
        new AttributedString("If all four pass, another suit may be named."));
  }

  /** The trumps that the person would hold, with the upcard if it is for the person to take. */
  private AttributedString held(EuchreView view, Suit suit) {
    Trump trump = Trump.of(suit);
    boolean takes = view.dealer() == view.seat();
    CardSet hand = takes ? view.hand().with(view.upcard()) : view.hand();
    List<Card> trumps = HandOrder.of(hand.intersection(trump.cards(suit)), Optional.of(trump));
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append("Of " + Sentences.word(suit) + " you would hold ");
    if (trumps.isEmpty()) {
      line.append("none");
    }
    for (int i = 0; i < trumps.size(); i++) {
      line.append(i == 0 ? "" : ", ").append(look.card(trumps.get(i)));
      line.append(trumps.get(i).equals(trump.leftBower()) ? " (the left bower)" : "");
    }
    return line.append(".").toAttributedString();
  }

  private List<AttributedString> roundTwo(EuchreView view) {
    String out = Sentences.word(view.upcard().suit());
    String must =
        view.mayPass()
            ? "If all pass again, the dealer has to name a suit."
            : "You deal and all others have passed twice, so you have to name one.";
    return List.of(
        new AttributedString(
            "All have passed " + out + ", so it is out; any other suit may be made trump. " + must),
        POINTS);
  }

  private List<AttributedString> discard(EuchreView view) {
    return List.of(
        Speech.join(
            "You have taken the ",
            look.card(view.upcard()),
            " and now put one of six cards away, that one too if you like. Nobody sees it, and it is"
                + " out of this hand."));
  }

  private List<AttributedString> lead(Trump trump) {
    return List.of(
        new AttributedString(
            "You lead, any card you like. The others must follow its suit if they can. The highest"
                + " trump takes the trick; without one, the highest card of the suit led."),
        order(trump));
  }

  /** The trumps from the highest. */
  private AttributedString order(Trump trump) {
    AttributedStringBuilder line = new AttributedStringBuilder().append("Trumps from the top: ");
    List<Card> cards = HandOrder.of(trump.cards(trump.suit()), Optional.of(trump));
    for (Card card : cards) {
      line.append(look.card(card)).append(card.equals(cards.get(cards.size() - 1)) ? "." : " ");
    }
    return line.toAttributedString();
  }

  private List<AttributedString> follow(EuchreView view, Trick trick, Trump trump) {
    String led = Sentences.word(trick.suitLed(trump));
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
      may = leader + " led trump and you hold none: you may play any card, and cannot win.";
    }
    List<AttributedString> sentences = new ArrayList<>();
    sentences.add(new AttributedString(may));
    Card left = trump.leftBower();
    if (view.hand().contains(left) || trick.cards().contains(left)) {
      sentences.add(
          Speech.join(
              "The ",
              look.card(left),
              " is the left bower and counts as one of " + Sentences.word(trump.suit()) + "."));
    }
    sentences.add(
        Speech.join(
            "Up to now ",
            speech.within(trick.winner(trump), "take it with ", "takes it with "),
            look.card(trick.highest(trump)),
            "."));
    sentences.add(order(trump));
    return sentences;
  }
}
