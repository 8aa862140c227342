package dev.baize.core.player;

import java.util.Optional;

/** A person's console: reads words, prints text. */
public interface Console {

  /**
   * Prints text unchanged, with the game's other output.
   *
   * @param text any number of lines, line ends included
   */
  void print(String text);

  /**
   * Prints text that only one person may read, such as a hand. Where several people share the
   * console, it waits here for that person; by default the text is printed at once.
   *
   * @param person the person's name
   * @param text as in {@link #print}
   */
  default void printTo(String person, String text) {
    print(text);
  }

  /** {@return the commands that the console accepts at any question; none by default} */
  default String commands() {
    return "";
  }

  /**
   * Reports why an answer was rejected, separately from the game's output.
   *
   * @param line one line, without its line end
   */
  void complain(String line);

  /** {@return the next word of the person's input, without white space; empty at the end} */
  Optional<String> nextWord();

  /**
   * {@return the next word of the person's input, after a question}
   *
   * @param question printed on a line of its own
   * @throws EndOfInputException at the end of the input, quoting the question
   */
  default String ask(String question) {
    print(question + "\n");
    return nextWord()
        .orElseThrow(() -> new EndOfInputException("input ended at \"" + question + "\""));
  }
}
