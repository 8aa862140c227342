package dev.baize.core.toy;

import dev.baize.core.game.Decision;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes objects from one pile.
 *
 * @param count how many, 1 or more
 * @param pile which pile, from 0
 */
public record NimMove(int count, int pile) implements Decision {

  private static final Pattern TEXT = Pattern.compile("take ([1-9]) from pile ([0-9])");

  /**
   * The move with this text form.
   *
   * @throws IllegalArgumentException that quotes the text and says what was expected
   */
  public static NimMove parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "\"%s\": expected one such as \"take 2 from pile 0\"".formatted(text));
    }
    return new NimMove(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }

  @Override
  public String text() {
    return "take " + count + " from pile " + pile;
  }
}
