package dev.baize.blackjack.player;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.player.Console;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A person, who is asked for every decision by its word or amount, and sees the bankroll and the
 * total. Any other answer, or one that is against the rules, is rejected in one line, and the
 * question is asked again.
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
  public long bet(BlackjackView view) {
    String limits = "from " + view.minimum() + " to " + view.bankroll();
    return ask(
        "please enter a bet " + limits + ":",
        "a bet; expected a whole number " + limits,
        word -> amount(word, view.minimum(), view.bankroll()));
  }

  private static @Nullable Long amount(String word, long least, long most) {
    try {
      return WholeNumber.parse(word, least, most);
    } catch (NumberFormatException e) {
      return null;
    }
  }

  @Override
  public long insure(BlackjackView view) {
    String limits = "from 1 to " + view.mostInsurance() + ", or decline";
    return ask(
        "please enter an amount to insure " + limits + ":",
        "an answer; expected a whole number " + limits,
        word ->
            word.equals(BlackjackDecision.decline().text())
                ? (Long) 0L
                : amount(word, 1, view.mostInsurance()));
  }

  @Override
  public boolean surrender(BlackjackView view) {
    return choose(view, BlackjackDecision.surrender(), BlackjackDecision.decline())
        == BlackjackDecision.surrender();
  }

  @Override
  public boolean draw(BlackjackView view) {
    return choose(view, BlackjackDecision.hit(), BlackjackDecision.stand())
        == BlackjackDecision.hit();
  }

  @Override
  public BlackjackDecision play(BlackjackView view) {
    return choose(view, view.legal().toArray(BlackjackDecision[]::new));
  }

  private BlackjackDecision choose(BlackjackView view, BlackjackDecision... decisions) {
    String expected = words(List.of(decisions));
    return ask(
        total(view) + "; please enter " + expected + ":",
        "an answer; expected " + expected,
        word ->
            Stream.of(decisions)
                .filter(decision -> word.equals(decision.text()))
                .findFirst()
                .orElse(null));
  }

  private static String words(List<BlackjackDecision> decisions) {
    List<String> words = decisions.stream().map(BlackjackDecision::text).toList();
    int last = words.size() - 1;
    return last == 0
        ? words.get(0)
        : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }

  private static String total(BlackjackView view) {
    return view.hands().size() == 1
        ? "your total is " + view.hand()
        : "the total of your hand " + (view.playing() + 1) + " is " + view.hand();
  }

  /** Asks until there is an answer, which is null for a word that is not what was expected. */
  private <A> A ask(String question, String expected, Function<String, @Nullable A> answer) {
    while (true) {
      String word = console.ask("Human player, " + question);
      A taken = answer.apply(word);
      if (taken != null) {
        return taken;
      }
      console.complain(Excerpt.quote(word) + " is not " + expected);
    }
  }
}
