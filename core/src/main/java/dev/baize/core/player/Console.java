package dev.baize.core.player;

import java.util.Optional;

/** Where a person is asked: words come in, lines go out. */
public interface Console {

  /** Shows text as it is, with the game's other output; it ends its own lines. */
  void print(String text);

  /** Says in one line, apart from the game's output, why an answer was refused. */
  void complain(String line);

  /** The next word of the person's input, between white space; empty if the input has ended. */
  Optional<String> nextWord();
}
