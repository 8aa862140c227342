package dev.baize.blackjack.player;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.Console;
import dev.baize.core.text.Excerpt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A person, who is asked to bet and to hit or stand, and sees the bankroll and the total. Any other
 * answer, or one that is against the rules, is rejected in one line, and the question is asked
 * again.
 */
public final class Human implements BlackjackPlayer {

  private final Console console;

  /**
   * A person at a console.
   *
   * @param console where the questions are asked
   */
  public Human(Console console) {
    this.console = requireNonNull(console);
  }

  @Override
  public String name() {
    return "Human";
  }

  @Override
  public long bet(BlackjackView view) {
    String limits = "from " + view.minimum() + " to " + view.bankroll();
    return ask("please enter a bet " + limits + ":", word -> bet(word, view, limits));
  }

  private @Nullable Long bet(String word, BlackjackView view, String limits) {
    long wager = number(word);
    if (wager >= view.minimum() && wager <= view.bankroll()) {
      return wager;
    }
    console.complain(Excerpt.quote(word) + " is not a bet; expected a whole number " + limits);
    return null;
  }

  /** The number that a word stands for; 0, which is never a bet, if it is not a number. */
  private static long number(String word) {
    try {
      return Long.parseLong(word);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  @Override
  public boolean draw(BlackjackView view) {
    return ask("your total is " + view.hand() + "; please enter hit or stand:", this::draw);
  }

  private @Nullable Boolean draw(String word) {
    if (word.equals("hit") || word.equals("stand")) {
      return word.equals("hit");
    }
    console.complain(Excerpt.quote(word) + " is not an answer; expected hit or stand");
    return null;
  }

  /**
   * Asks until there is an answer.
   *
   * @param answer gives the meaning of a word; null if the word was rejected
   */
  private <A> A ask(String question, Function<String, @Nullable A> answer) {
    String prompt = "Human player, " + question;
    while (true) {
      String word = console.ask(prompt);
      A taken = answer.apply(word);
      if (taken != null) {
        return taken;
      }
    }
  }
}
