package dev.baize.euchre;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import dev.baize.core.shuffle.InShuffle;
import dev.baize.core.shuffle.NoShuffle;
import dev.baize.core.shuffle.Shuffle;
import dev.baize.core.shuffle.UniformShuffle;
import dev.baize.core.text.Excerpt;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/** How the dealer shuffles before each hand, starting from the pack's last order. */
public enum DealShuffle {
  /** No shuffle: the same order every hand. */
  NONE("none"),
  /** Seven in-shuffles (edition of 2024). */
  IN_SHUFFLE("in-shuffle"),
  /** Three one-handed cuts at 17 cards (edition of 2015). */
  ONE_HANDED("one-handed"),
  /** A uniformly random order, from the seed. */
  UNIFORM("uniform");

  private final String text;

  DealShuffle(String text) {
    this.text = text;
  }

  /**
   * {@return the shuffle with this name}
   *
   * @param text what {@link #toString} prints, such as {@code in-shuffle}
   * @throws IllegalArgumentException that quotes the text and lists the names
   */
  public static DealShuffle parse(String text) {
    requireNonNull(text);
    for (DealShuffle shuffle : values()) {
      if (shuffle.text.equals(text)) {
        return shuffle;
      }
    }
    String all = Arrays.stream(values()).map(DealShuffle::toString).collect(joining(", "));
    throw new IllegalArgumentException("no shuffle " + Excerpt.quote(text) + "; there are: " + all);
  }

  Shuffle shuffle() {
    return switch (this) {
      case NONE -> new NoShuffle();
      case IN_SHUFFLE -> new InShuffle().times(7);
      case ONE_HANDED -> new OneHanded().times(3);
      case UNIFORM -> new UniformShuffle();
    };
  }

  @Override
  public String toString() {
    return text;
  }

  /** The one-handed shuffle of the edition of 2015: the 17 cards on top go below the others. */
  record OneHanded() implements Shuffle {
    private static final int CUT = 17;

    @Override
    public void shuffle(int[] cards, RandomGenerator random) {
      if (cards.length < CUT) {
        throw new IllegalArgumentException(
            cards.length + " cards: a one-handed shuffle cuts the deck at " + CUT);
      }
      int[] top = Arrays.copyOf(cards, CUT);
      int rest = cards.length - CUT;
      System.arraycopy(cards, CUT, cards, 0, rest);
      System.arraycopy(top, 0, cards, rest, CUT);
    }

    @Override
    public String toString() {
      return "one-handed";
    }
  }
}
