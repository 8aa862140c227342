package dev.baize.euchre.player;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.player.Console;
import dev.baize.core.text.Excerpt;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;
import java.util.Locale;
import java.util.function.Function;

/**
 * A person at a console, prompted as in the course programs: the hand in ascending order, then the
 * question. An invalid or illegal answer is rejected in one line, and the question is repeated.
 */
public final class Human implements EuchrePlayer {

  private static final String DISCARD_UPCARD = "-1";

  private final String person;
  private final Console console;

  /**
   * Creates the player for a person.
   *
   * @param person the name, which begins each question
   * @param console where the person is asked
   */
  public Human(String person, Console console) {
    this.person = requireNonNull(person);
    this.console = requireNonNull(console);
  }

  @Override
  public String name() {
    return "Human";
  }

  @Override
  public Bid orderUp(EuchreView view) {
    showHand(view.hand());
    String alone = mustPlayAlone(view) ? " to play alone" : "";
    return ask("please enter a suit" + alone + ", or \"pass\":", word -> bid(word, view));
  }

  /** Whether it may order the upcard up only to play alone, by Canadian rules. */
  private static boolean mustPlayAlone(EuchreView view) {
    Suit proposed = view.upcard().suit();
    return view.mayOrderUp(proposed) && !view.mayOrderUpWithPartner(proposed);
  }

  private static Bid bid(String word, EuchreView view) {
    if (word.equals("pass")) {
      if (!view.mayPass()) {
        throw new IllegalArgumentException("the dealer must order up a suit in round two");
      }
      return EuchreDecision.pass();
    }
    Suit suit = suit(word);
    if (!view.mayOrderUp(suit)) {
      throw new IllegalArgumentException(suit + " may not be ordered up now");
    }
    return EuchreDecision.orderUp(suit);
  }

  @Override
  public Card discard(EuchreView view) {
    CardSet dealt = view.hand().without(view.upcard());
    showHand(dealt);
    console.print("Discard upcard: [-1]\n");
    return ask(
        "please select a card to discard:",
        word -> word.equals(DISCARD_UPCARD) ? view.upcard() : card(word, dealt, DISCARD_UPCARD));
  }

  @Override
  public Card lead(EuchreView view) {
    return play(view);
  }

  @Override
  public Card play(EuchreView view) {
    showHand(view.hand());
    return ask("please select a card:", word -> following(card(word, view.hand(), "0"), view));
  }

  @Override
  public boolean playAlone(EuchreView view, Suit trump) {
    requireNonNull(view);
    requireNonNull(trump);
    return askYesOrNo("do you play alone?");
  }

  @Override
  public boolean defendAlone(EuchreView view) {
    showHand(view.hand());
    return askYesOrNo("do you defend alone?");
  }

  private boolean askYesOrNo(String question) {
    return ask(question + " Please enter \"yes\" or \"no\":", Human::isYes);
  }

  private static boolean isYes(String word) {
    return switch (word) {
      case "yes" -> true;
      case "no" -> false;
      default ->
          throw new IllegalArgumentException(
              Excerpt.quote(word) + " is neither \"yes\" nor \"no\"");
    };
  }

  private static Suit suit(String word) {
    for (Suit suit : Suit.values()) {
      if (word.equals(suit.toString())) {
        return suit;
      }
    }
    throw new IllegalArgumentException(
        Excerpt.quote(word) + " is not a suit; expected Spades, Hearts, Clubs, Diamonds or pass");
  }

  private static Card following(Card card, EuchreView view) {
    if (!view.legalCards().contains(card)) {
      throw new IllegalArgumentException(card + " does not follow suit");
    }
    return card;
  }

  private static Card card(String word, CardSet hand, String lowest) {
    for (int i = 0; i < hand.size(); i++) {
      if (word.equals(Integer.toString(i))) {
        return hand.get(i);
      }
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "%s is not a card number; expected %s to %d",
            Excerpt.quote(word),
            lowest,
            hand.size() - 1));
  }

  private void showHand(CardSet hand) {
    for (int i = 0; i < hand.size(); i++) {
      console.print(
          String.format(Locale.ROOT, "Human player %s's hand: [%d] %s\n", person, i, hand.get(i)));
    }
  }

  /** Asks until the answer is understood and legal, and says what is wrong with any other. */
  private <A> A ask(String question, Function<String, A> answer) {
    String prompt = "Human player " + person + ", " + question;
    while (true) {
      String word = console.ask(prompt);
      try {
        return answer.apply(word);
      } catch (IllegalArgumentException e) {
        console.complain(String.valueOf(e.getMessage()));
      }
    }
  }
}
