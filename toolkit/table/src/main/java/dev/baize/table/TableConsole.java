package dev.baize.table;

import dev.baize.core.table.StyledText;
import java.util.List;

/** Where a person sees the table and types: what a {@link TableSession} needs of a front end. */
public interface TableConsole {

  /**
   * Replaces all that is shown.
   *
   * @param lines from top to bottom, as many each time; the prompt follows them
   */
  void show(List<StyledText> lines);

  /**
   * Leaves the table for a longer text, and returns to it when the person has read that.
   *
   * @param print prints the text
   * @throws PromptAbandonedException if the person gives up or input ends
   */
  void showAside(Runnable print);

  /**
   * {@return the line that the person types, without white space around it}
   *
   * @param prompt the question, without a colon
   * @param completions the words that an answer may begin with
   * @throws PromptAbandonedException if the person gives up or input ends
   */
  String ask(String prompt, List<String> completions);

  /**
   * Leaves what is shown as it is for a while, or until the person goes on.
   *
   * @param moves the length of the pause, in moves of another player
   * @throws PromptAbandonedException if the person gives up
   */
  void pause(int moves);

  /** {@return what to say during a {@linkplain #pause pause}: how to end it, if the person must} */
  String pauseHint();
}
