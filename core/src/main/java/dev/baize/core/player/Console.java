package dev.baize.core.player;

import java.util.Optional;

/** Where a person is asked: words come in, lines go out. */
public interface Console {

  /** Shows text as it is, with the game's other output; it ends its own lines. */
  void print(String text);

  /**
   * Shows text that one person alone may read, such as a hand. Where several people share the
   * console, this is where it waits until that person looks; by default the text is shown at once.
   */
  default void printTo(String person, String text) {
    print(text);
  }

  /**
   * The words that the console understands itself wherever a person is asked, as a prompt names
   * them; none by default.
   */
  default String ownWords() {
    return "";
  }

  /** Says in one line, apart from the game's output, why an answer was refused. */
  void complain(String line);

  /** The next word of the person's input, between white space; empty if the input has ended. */
  Optional<String> nextWord();

  /**
   * Asks for a word.
   *
   * @param question is shown on a line of its own
   * @throws EndOfInputException that quotes the question, if the input has ended
   */
  default String ask(String question) {
    print(question + "\n");
    return nextWord()
        .orElseThrow(() -> new EndOfInputException("input ended at \"" + question + "\""));
  }
}
