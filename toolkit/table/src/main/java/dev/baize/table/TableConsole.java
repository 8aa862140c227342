package dev.baize.table;

import dev.baize.core.table.StyledText;
import java.util.List;
import java.util.function.IntFunction;

/** Where a person sees the table and types: what a {@link TableSession} needs of a front end. */
public interface TableConsole {

  /** What is shown, to be laid out for a window of any size. */
  @FunctionalInterface
  interface Picture {

    /**
     * {@return the lines from top to bottom; the prompt follows them}
     *
     * @param columns the width of the window, {@link #MIN_COLUMNS} or more
     * @param rows the height of the window with the line of the prompt, {@link #MIN_ROWS} or more
     */
    List<StyledText> lines(int columns, int rows);
  }

  /** Which way a person goes who looks at one picture after another. */
  enum Step {
    /** To the next. */
    NEXT,
    /** To the one before. */
    BACK,
    /** To the first. */
    FIRST,
    /** To the last. */
    LAST,
    /** To the next page of what is shown. */
    PAGE_DOWN,
    /** To the page before. */
    PAGE_UP,
    /** Away. */
    LEAVE
  }

  /** The least width of a window. */
  int MIN_COLUMNS = 60;

  /** The least height of a window. */
  int MIN_ROWS = 18;

  /**
   * Replaces all that is shown.
   *
   * @param picture laid out now and, from any thread, whenever the size of the window changes
   */
  void show(Picture picture);

  /** {@return the width of the window; {@link #MIN_COLUMNS} if it is narrower} */
  int columns();

  /** {@return the height of the window; {@link #MIN_ROWS} if it is lower} */
  int rows();

  /**
   * {@return the line that the person types, without white space around it}
   *
   * @param prompt the question, without a colon, by the width of the window at each moment
   * @param completions the words that an answer may begin with
   * @throws PromptAbandonedException if the person gives up or input ends
   */
  String ask(IntFunction<String> prompt, List<String> completions);

  /**
   * Leaves what is shown as it is for a while, or until the person goes on.
   *
   * @param moves the length of the pause, in moves of another player
   * @throws PromptAbandonedException if the person gives up
   */
  void pause(int moves);

  /**
   * {@return where the person goes from what is shown}
   *
   * @throws PromptAbandonedException if the person gives up or input ends
   */
  Step step();

  /** {@return what to say during a {@linkplain #pause pause}: how to end it, if the person must} */
  String pauseHint();
}
