package dev.baize.core.toy;

import dev.baize.core.game.ChanceOutcome;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Nim (C. L. Bouton, <i>Nim, a game with a complete mathematical theory</i>, Annals of Mathematics
 * 3, 1901): in turn, a seat takes any number of objects from one pile; who takes the last one wins,
 * 1 to −1. Nothing is hidden or random. Whoever moves wins if the exclusive or of the sizes is not
 * 0.
 *
 * @param piles the size of each pile at the start
 */
public record NimRules(List<Integer> piles) implements SmallRules<NimView, NimMove> {

  private static final Pattern TEXT = Pattern.compile("piles( [1-9]){1,10}");

  /** Copies the list. */
  public NimRules {
    piles = List.copyOf(piles);
  }

  /** Nim with piles of these sizes, 1 to 9 each. */
  public static NimRules of(Integer... piles) {
    return new NimRules(List.of(piles));
  }

  static NimRules parse(String text) {
    if (!TEXT.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "\"%s\": expected rules such as \"piles 1 2 3\"".formatted(text));
    }
    return of(Arrays.stream(text.split(" ")).skip(1).map(Integer::valueOf).toArray(Integer[]::new));
  }

  @Override
  public NimGame deal(RandomGenerator random) {
    return new NimGame(this, 0, piles);
  }

  @Override
  public NimGame world(NimView view, RandomGenerator random) {
    return new NimGame(this, Math.toIntExact(view.turn()), view.piles());
  }

  @Override
  public List<ChanceOutcome<NimView, NimMove>> chanceOutcomes() {
    return List.of(new ChanceOutcome<>(1, new NimGame(this, 0, piles)));
  }

  @Override
  public String text() {
    return piles.stream().map(String::valueOf).collect(Collectors.joining(" ", "piles ", ""));
  }
}
