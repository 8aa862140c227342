package dev.baize.cli.analyze;

import com.google.common.base.Splitter;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.regex.Pattern;

/** Reads a count: a name, or ten numbers. */
final class CountText {

  private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9]{1,3}([.][0-9]{1,4})?");

  private CountText() {}

  /**
   * The built-in count of a name, or that of ten numbers with commas between them, of aces first.
   */
  static CardCount parse(String text) {
    List<String> numbers = Splitter.on(',').trimResults().splitToList(text);
    if (numbers.size() == 1) {
      return named(text);
    }
    if (numbers.size() != 10
        || !numbers.stream().allMatch(each -> NUMBER.matcher(each).matches())) {
      throw new IllegalArgumentException(
          Excerpt.quote(text)
              + " is no count; expected ten numbers, of aces first, such as"
              + " -1,1,1,1,1,1,0,0,0,-1");
    }
    return CardCount.of(
        String.join(",", numbers), numbers.stream().mapToDouble(Double::parseDouble).toArray());
  }

  private static CardCount named(String name) {
    try {
      return CardCount.parse(name);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          e.getMessage() + ", or ten numbers, of aces first, with commas between them", e);
    }
  }
}
