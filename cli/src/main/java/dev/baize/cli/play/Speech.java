package dev.baize.cli.play;

import dev.baize.core.game.Seat;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/**
 * Says who did what to the person at one seat, who is "You".
 *
 * @param seat where the person sits
 * @param names what the seats are called; long names are cut off
 */
public record Speech(Seat seat, List<String> names) {

  private static final int LONGEST = 14;

  /** Copies the names. */
  public Speech {
    names = List.copyOf(names);
  }

  /** What to call a seat at the beginning of a sentence. */
  public String name(Seat of) {
    return of == seat ? "You" : clipped(names.get(of.index()));
  }

  /** What to call a seat within a sentence. */
  public String object(Seat of) {
    return of == seat ? "you" : name(of);
  }

  /** A subject and its verb, such as {@code You pass}, {@code North passes}. */
  public String does(Seat of, String you, String others) {
    return name(of) + " " + (of == seat ? you : others);
  }

  /** The same within a sentence: {@code you pass}. */
  public String within(Seat of, String you, String others) {
    return object(of) + " " + (of == seat ? you : others);
  }

  private static String clipped(String name) {
    AttributedString whole = new AttributedString(name.strip());
    return whole.columnLength() <= LONGEST
        ? whole.toString()
        : whole.columnSubSequence(0, LONGEST - 1).toString() + ".";
  }

  /** Puts parts of a sentence together, with their styles. */
  public static AttributedString join(CharSequence... parts) {
    AttributedStringBuilder sentence = new AttributedStringBuilder();
    for (CharSequence part : parts) {
      sentence.append(part);
    }
    return sentence.toAttributedString();
  }
}
