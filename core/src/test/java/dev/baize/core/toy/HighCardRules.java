package dev.baize.core.toy;

import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Tally;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The settings of high card. In each round, every seat is dealt three cards, which nobody else
 * sees; all play one card a trick, and the highest in the natural order of cards takes it and leads
 * to the next. Seat 0 leads to the first. Who takes most tricks wins.
 *
 * <p>Decisions are listed in the natural order of the cards played.
 *
 * @param seats 2 to 4
 * @param rounds 1 or more, as far as 52 cards reach
 */
public record HighCardRules(int seats, int rounds)
    implements Rules<HighCardView, Play, HighCardEvent> {

  /** How many cards a seat is dealt in a round. */
  static final int HAND = 3;

  private static final int CARDS = 52;
  private static final Pattern TEXT = Pattern.compile("([2-4]) seats, ([1-8]) rounds");

  /**
   * Checks the settings.
   *
   * @throws IllegalArgumentException if the numbers are not as said above
   */
  public HighCardRules {
    if (seats < 2 || seats > 4 || rounds < 1 || seats * rounds * HAND > CARDS) {
      throw new IllegalArgumentException(
          "%d seats, %d rounds: expected 2 to 4 seats and rounds that 52 cards are enough for"
              .formatted(seats, rounds));
    }
  }

  /** Two seats and eight rounds, which take almost all cards. */
  public static HighCardRules duel() {
    return new HighCardRules(2, 8);
  }

  /** Four seats and two rounds. */
  public static HighCardRules table() {
    return new HighCardRules(4, 2);
  }

  /**
   * The rules with this {@link #text}.
   *
   * @throws IllegalArgumentException that quotes the text and says what was expected
   */
  public static HighCardRules parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "\"%s\": expected rules such as \"%s\"".formatted(text, table().text()));
    }
    return new HighCardRules(
        Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }

  @Override
  public Game<HighCardView, Play> start(
      Seed seed, @Nullable Consumer<? super HighCardEvent> events) {
    return start(seed, events, null);
  }

  @Override
  public Game<HighCardView, Play> start(
      Seed seed, @Nullable Consumer<? super HighCardEvent> events, @Nullable Tally tally) {
    return new HighCardGame(this, seed, events, tally);
  }

  /** The cards that take tricks, and something that never happens. */
  @Override
  public List<Measure> measures() {
    return List.of(
        new Measure("winning card", "the number of the card that took a trick"),
        new Measure("nothing", "never observed"));
  }

  @Override
  public Optional<ViewFormat<HighCardView, Play>> viewFormat() {
    return Optional.of(new HighCardViewFormat());
  }

  @Override
  public Optional<Determinization<HighCardView, Play>> determinization() {
    return Optional.of(view -> random -> new HighCardGame(this, view, random));
  }

  /** For instance {@code 4 seats, 2 rounds}. */
  @Override
  public String text() {
    return seats + " seats, " + rounds + " rounds";
  }
}
