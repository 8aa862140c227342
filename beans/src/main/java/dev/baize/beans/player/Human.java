package dev.baize.beans.player;

import static java.util.Objects.requireNonNull;

import dev.baize.beans.Bean;
import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansView;
import dev.baize.beans.Display;
import dev.baize.beans.Phase;
import dev.baize.core.player.Console;
import dev.baize.core.player.Player;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A person, who is shown the hand and asked to choose from a numbered list. An answer is the number
 * or the word of a choice: what to do, or a bean where the question is which. Any other answer is
 * rejected in one line, and the question is asked again.
 */
public final class Human implements Player<BeansView, BeansDecision, BeansEvent> {

  private final String person;
  private final Console console;

  /**
   * A person at a console.
   *
   * @param person the name, with which each question begins; no one else may read the hand
   * @param console where the questions are asked
   */
  public Human(String person, Console console) {
    this.person = requireNonNull(person);
    this.console = requireNonNull(console);
  }

  @Override
  public BeansDecision decide(BeansView view) {
    console.printTo(person, Display.hand(view.hand(), true));
    List<Choice> choices = Choice.of(view);
    String prompt = prompt(view, choices);
    while (true) {
      String word = console.ask(prompt);
      Optional<Choice> chosen = choices.stream().filter(choice -> choice.is(word)).findFirst();
      if (chosen.isPresent()) {
        return chosen.get().decision();
      }
      console.complain(
          Excerpt.quote(word)
              + " is not an answer; expected 1 to "
              + choices.size()
              + " or one of the words");
    }
  }

  private String prompt(BeansView view, List<Choice> choices) {
    StringBuilder text = new StringBuilder();
    text.append(person).append(", ").append(question(view)).append(':');
    for (Choice choice : choices) {
      text.append(" [").append(choice.number()).append("] ").append(choice.word());
    }
    if (!console.commands().isEmpty()) {
      text.append(" or ").append(console.commands());
    }
    return text.toString();
  }

  private static String question(BeansView view) {
    String card = view.card().map(Bean::toString).orElse("");
    return switch (view.phase()) {
      case LEFT_CARD -> card + " was left to you";
      case SALE -> "which chain to sell for " + card;
      case PLAY_AGAIN -> "play " + card + " as well";
      case DISCARD -> "which card to discard";
      case DRAWN_CARD -> card + " is in the trade area";
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  /** A possible answer: its number from 1, and its word. */
  private record Choice(int number, String word, BeansDecision decision) {

    static List<Choice> of(BeansView view) {
      return IntStream.range(0, view.choices())
          .mapToObj(n -> new Choice(n + 1, word(view, n), view.choice(n)))
          .toList();
    }

    private static String word(BeansView view, int n) {
      BeansDecision decision = view.choice(n);
      if (view.phase() == Phase.DISCARD && n < view.hand().size()) {
        return view.hand().get(n).toString();
      }
      if (decision == BeansDecision.playNoMore()) {
        return "stop";
      }
      String[] words = decision.text().split(" ", -1);
      return words[0].equals("sell") ? words[1] : words[0];
    }

    boolean is(String answer) {
      return answer.equals(word) || answer.equals(Integer.toString(number));
    }
  }
}
