package dev.baize.core.player;

import java.util.Optional;

/** Where a person is asked: words come in, lines go out. */
public interface Console {

  /**
   * Shows text as it is, with the game's other output.
   *
   * @param text any number of lines; it ends its own
   */
  void print(String text);

  /**
   * Shows text that one person alone may read, such as a hand. Where several people share the
   * console, this is where it waits until that person looks; by default the text is shown at once.
   *
   * @param person what the person is called
   * @param text as in {@link #print}
   */
  default void printTo(String person, String text) {
    print(text);
  }

  /**
   * {@return the words that the console understands itself wherever a person is asked, as a prompt
   * names them; none by default}
   */
  default String ownWords() {
    return "";
  }

  /**
   * Says why an answer was refused, apart from the game's output.
   *
   * @param line one line, without its end
   */
  void complain(String line);

  /**
   * {@return the next word of the person's input, between white space; empty if the input has
   * ended}
   */
  Optional<String> nextWord();

  /**
   * Asks for a word.
   *
   * @param question is shown on a line of its own
   * @return the next word of the person's input
   * @throws EndOfInputException that quotes the question, if the input has ended
   */
  default String ask(String question) {
    print(question + "\n");
    return nextWord()
        .orElseThrow(() -> new EndOfInputException("input ended at \"" + question + "\""));
  }
}
