package dev.baize.euchre.screen;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Question;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import dev.baize.euchre.Alone;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The questions that a person is asked at euchre, and their answers. */
final class Questions {

  private static final String[] PASS = {"pass", "p", "no", "n"};
  private static final String ALONE = "alone";

  private final Theme theme;
  private final Explanations explanations;

  Questions(Speech speech, Theme theme) {
    this.theme = theme;
    this.explanations = new Explanations(speech, theme);
  }

  Question<EuchreDecision> ask(EuchreView view) {
    List<StyledText> rules = explanations.of(view);
    return switch (view.phase()) {
      case ROUND_ONE -> Question.of(roundOne(view), bids(view), text -> "", rules);
      case ROUND_TWO ->
          Question.of(roundTwo(view), bids(view), text -> refusedBid(text, view), rules);
      case DEFENCE -> Question.of("Defend alone, or pass", defences(), text -> "", rules);
      default -> {
        List<Card> hand = HandOrder.of(view.hand(), view.trump());
        yield Question.of(
            verb(view.phase()) + " (" + numbers(hand, view) + ")",
            cards(hand, view),
            text -> refusedCard(text, hand),
            rules);
      }
    };
  }

  private static String roundOne(EuchreView view) {
    Suit suit = view.upcard().suit();
    String order = "Order up " + EventSentences.word(suit);
    if (!view.mayOrderUpAlone(suit)) {
      return order + ", or pass";
    }
    return view.mayOrderUpWithPartner(suit)
        ? order + ", order it up alone, or pass"
        : order + " alone, or pass";
  }

  private static String roundTwo(EuchreView view) {
    String alone = view.house().alone() == Alone.NO ? "" : ", alone or not";
    return view.mayPass()
        ? "Name another suit trump" + alone + (alone.isEmpty() ? ", or pass" : "; or pass")
        : "You must name another suit" + alone;
  }

  private static List<Answer<EuchreDecision>> defences() {
    return List.of(
        Answer.of(
            EuchreDecision.defendAlone(),
            "defend alone",
            ALONE,
            "a",
            "yes",
            "y",
            "defend",
            "defend alone"),
        Answer.of(EuchreDecision.pass(), "defend with partner", PASS));
  }

  private static String verb(Phase phase) {
    return switch (phase) {
      case DISCARD -> "Put a card away";
      case LEAD -> "Lead a card";
      default -> "Play a card";
    };
  }

  private List<Answer<EuchreDecision>> bids(EuchreView view) {
    List<Answer<EuchreDecision>> answers = new ArrayList<>();
    for (Suit suit : Suit.values()) {
      if (view.mayOrderUpWithPartner(suit)) {
        answers.add(order(suit, view.phase() == Phase.ROUND_ONE));
      }
    }
    for (Suit suit : Suit.values()) {
      if (view.mayOrderUpAlone(suit)) {
        answers.add(orderAlone(suit, view));
      }
    }
    if (view.mayPass()) {
      answers.add(Answer.of(EuchreDecision.pass(), "pass", PASS));
    }
    return answers;
  }

  private Answer<EuchreDecision> order(Suit suit, boolean proposed) {
    String word = EventSentences.word(suit);
    List<String> words = new ArrayList<>(List.of(word, word.substring(0, 1)));
    words.add(theme.suit(suit).toString());
    if (proposed) {
      words.addAll(0, List.of("order", "o", "yes", "y", "up", "order up"));
    }
    words.add("order up " + word);
    return new Answer<>(
        words,
        StyledText.join("order up " + word + " ", theme.suit(suit)),
        EuchreDecision.orderUp(suit));
  }

  private Answer<EuchreDecision> orderAlone(Suit suit, EuchreView view) {
    String word = EventSentences.word(suit);
    List<String> words = new ArrayList<>();
    if (view.phase() == Phase.ROUND_ONE) {
      words.addAll(List.of(ALONE, "a", "order up alone"));
      if (!view.mayOrderUpWithPartner(suit)) {
        words.addAll(List.of("order", "o", "yes", "y", "up", "order up"));
      }
    }
    words.addAll(
        List.of(
            word + " alone",
            word.charAt(0) + " alone",
            word.charAt(0) + "a",
            theme.suit(suit) + " alone",
            "order up " + word + " alone"));
    return new Answer<>(
        words,
        StyledText.join("order up " + word + " ", theme.suit(suit), " alone"),
        EuchreDecision.orderUpAlone(suit));
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

  private List<Answer<EuchreDecision>> cards(List<Card> hand, EuchreView view) {
    List<Answer<EuchreDecision>> answers = new ArrayList<>();
    for (int i = 0; i < hand.size(); i++) {
      Card card = hand.get(i);
      if (view.legalCards().contains(card)) {
        answers.add(answer(i + 1, card, view.phase()));
      }
    }
    return answers;
  }

  private Answer<EuchreDecision> answer(int number, Card card, Phase phase) {
    List<String> words = new ArrayList<>(names(card));
    words.add(Integer.toString(number));
    String verb = phase == Phase.DISCARD ? "put away " : phase == Phase.LEAD ? "lead " : "play ";
    return new Answer<>(
        words,
        StyledText.join(verb, theme.card(card)),
        phase == Phase.DISCARD ? EuchreDecision.discard(card) : EuchreDecision.play(card));
  }

  /** How a card may be typed: in letters, with its sign, and in full. */
  private List<String> names(Card card) {
    return List.of(
        Theme.LETTERS.card(card).toString().toLowerCase(Locale.ROOT),
        theme.card(card).toString(),
        card.toString());
  }

  /** The numbers of the cards that may be chosen. */
  private static String numbers(List<Card> hand, EuchreView view) {
    if (view.legalCards().size() == hand.size()) {
      return hand.size() == 1 ? "1" : "1-" + hand.size();
    }
    return view.legalCards().stream()
        .map(card -> hand.indexOf(card) + 1)
        .sorted()
        .map(String::valueOf)
        .collect(Collectors.joining(", "));
  }

  private String refusedCard(String text, List<Card> hand) {
    for (int i = 0; i < hand.size(); i++) {
      Card card = hand.get(i);
      if (text.equals(Integer.toString(i + 1))
          || names(card).stream().anyMatch(text::equalsIgnoreCase)) {
        return theme.card(card) + " does not follow suit; type ? to see why.";
      }
    }
    return "";
  }
}
