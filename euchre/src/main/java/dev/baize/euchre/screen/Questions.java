package dev.baize.euchre.screen;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.Suit;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The questions that a person is asked at euchre, and their answers. */
final class Questions {

  private static final String[] PASS = {"pass", "no", "n"};
  private static final String[] ORDER = {"order", "yes", "y", "up", "order up"};

  private final Explanations explanations;

  Questions(Speech speech) {
    this.explanations = new Explanations(speech);
  }

  Question<EuchreDecision> ask(EuchreView view) {
    List<StyledText> rules = explanations.of(view);
    return switch (view.phase()) {
      case ROUND_ONE -> Question.of("", bids(view), text -> "", rules);
      case ROUND_TWO ->
          Question.of(
              view.mayPass() ? "Name another suit" : "You must name another suit",
              bids(view),
              text -> refusedBid(text, view),
              rules);
      case DEFENCE -> Question.of("", defences(), text -> "", rules);
      default -> {
        List<Card> hand = HandOrder.of(view.hand(), view.trump());
        yield Question.of(
            verb(view.phase()), cards(hand, view), text -> refusedCard(text, hand), rules);
      }
    };
  }

  private static List<Answer<EuchreDecision>> defences() {
    return List.of(
        Answer.button(
            EuchreDecision.defendAlone(),
            "a",
            "defend alone",
            "defend alone",
            "alone",
            "yes",
            "y",
            "defend"),
        Answer.button(
            EuchreDecision.pass(), "p", "with your partner", "defend with partner", PASS));
  }

  private static String verb(Phase phase) {
    return switch (phase) {
      case DISCARD -> "Put a card away";
      case LEAD -> "Lead a card";
      default -> "Play a card";
    };
  }

  private static List<Answer<EuchreDecision>> bids(EuchreView view) {
    boolean proposed = view.phase() == Phase.ROUND_ONE;
    List<Answer<EuchreDecision>> answers = new ArrayList<>();
    for (Suit suit : Suit.values()) {
      if (view.mayOrderUpWithPartner(suit)) {
        answers.add(order(suit, false, proposed, "o"));
      }
    }
    for (Suit suit : Suit.values()) {
      if (view.mayOrderUpAlone(suit)) {
        answers.add(order(suit, true, proposed, view.mayOrderUpWithPartner(suit) ? "a" : "o"));
      }
    }
    if (view.mayPass()) {
      answers.add(Answer.button(EuchreDecision.pass(), "p", "pass", "pass", PASS));
    }
    return answers;
  }

  /** Makes a suit trump; in round one, the only answer that does so alone, or not, has a key. */
  private static Answer<EuchreDecision> order(
      Suit suit, boolean alone, boolean proposed, String keyOfRoundOne) {
    String word = EventSentences.word(suit);
    String letter = word.substring(0, 1);
    String end = alone ? " alone" : "";
    List<String> words = new ArrayList<>(List.of(word + end, letter + end));
    words.add(StyledText.of(suit) + end);
    words.add(letter + (alone ? "a" : ""));
    if (proposed && alone) {
      words.addAll(0, List.of("alone", "a", "order up alone"));
    }
    if (proposed && keyOfRoundOne.equals("o")) {
      words.addAll(0, List.of(ORDER));
    }
    boolean second = proposed && keyOfRoundOne.equals("a");
    return new Answer<>(
        alone ? EuchreDecision.orderUpAlone(suit) : EuchreDecision.orderUp(suit),
        proposed ? keyOfRoundOne : letter + (alone ? "a" : ""),
        second ? "alone" : (proposed ? "order up " : "") + word + end,
        StyledText.join("order up " + word + " ", StyledText.of(suit), end),
        words);
  }

  private static String refusedBid(String text, EuchreView view) {
    String proposed = EventSentences.word(view.upcard().suit());
    if (!text.isEmpty() && proposed.startsWith(text.toLowerCase(Locale.ROOT))) {
      return "Everybody has passed on " + proposed + "; it cannot be named any more.";
    }
    return Stream.of(PASS).anyMatch(text::equalsIgnoreCase)
        ? "You are the dealer and everybody has passed twice, so you must name a suit."
        : "";
  }

  private static List<Answer<EuchreDecision>> cards(List<Card> hand, EuchreView view) {
    List<Answer<EuchreDecision>> answers = new ArrayList<>();
    for (int i = 0; i < hand.size(); i++) {
      Card card = hand.get(i);
      if (view.legalCards().contains(card)) {
        answers.add(answer(i + 1, card, view.phase()));
      }
    }
    return answers;
  }

  private static Answer<EuchreDecision> answer(int number, Card card, Phase phase) {
    String verb = phase == Phase.DISCARD ? "put away " : phase == Phase.LEAD ? "lead " : "play ";
    return new Answer<>(
        phase == Phase.DISCARD ? EuchreDecision.discard(card) : EuchreDecision.play(card),
        Integer.toString(number),
        "",
        StyledText.join(verb, StyledText.of(card)),
        names(card));
  }

  /** How a card may be typed: in letters, with its sign, and in full. */
  private static List<String> names(Card card) {
    return List.of(
        CardCode.of(card).toLowerCase(Locale.ROOT), StyledText.of(card).plain(), card.toString());
  }

  private static String refusedCard(String text, List<Card> hand) {
    for (int i = 0; i < hand.size(); i++) {
      Card card = hand.get(i);
      if (text.equals(Integer.toString(i + 1))
          || names(card).stream().anyMatch(text::equalsIgnoreCase)) {
        return StyledText.of(card) + " does not follow suit; type ? to see why.";
      }
    }
    return "";
  }
}
