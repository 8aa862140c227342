package dev.baize.core.toy;

import dev.baize.core.game.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A game of Nim in progress. */
final class NimGame extends SmallGame<NimView, NimMove> {

  private final NimRules rules;
  private final int[] piles;
  private int turn;

  NimGame(NimRules rules, int turn, List<Integer> piles) {
    super(rules);
    this.rules = rules;
    this.turn = turn;
    this.piles = piles.stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  int mover() {
    return turn % 2;
  }

  @Override
  List<NimMove> choices() {
    List<NimMove> moves = new ArrayList<>();
    for (int pile = 0; pile < piles.length; pile++) {
      for (int count = 1; count <= piles[pile]; count++) {
        moves.add(new NimMove(count, pile));
      }
    }
    return List.copyOf(moves);
  }

  @Override
  void play(NimMove decision) {
    piles[decision.pile()] -= decision.count();
    turn++;
  }

  @Override
  public boolean isOver() {
    return Arrays.stream(piles).allMatch(size -> size == 0);
  }

  @Override
  NimView view(int seat) {
    return new NimView(Seat.of(seat), turn, sizes());
  }

  private List<Integer> sizes() {
    return Arrays.stream(piles).boxed().toList();
  }

  @Override
  List<Long> result() {
    return mover() == 1 ? List.of(1L, -1L) : List.of(-1L, 1L);
  }

  @Override
  public String position() {
    return "turn %d, piles %s".formatted(turn, sizes());
  }

  @Override
  public NimGame copy() {
    return new NimGame(rules, turn, sizes());
  }
}
