package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.counting.CardCount;
import java.util.stream.IntStream;

/** The tags of a card-counting system as integers: aces first, then Twos to Tens. */
final class Tags {
  private static final int VALUES = 10;

  private final int[] tags;

  private Tags(int[] tags) {
    this.tags = tags;
  }

  static Tags of(CardCount count) {
    return of(
        IntStream.rangeClosed(1, VALUES).map(card -> (int) Math.rint(count.value(card))).toArray());
  }

  static Tags of(int... tags) {
    return new Tags(tags.clone());
  }

  /** The sum over all cards that were seen. */
  int running(BlackjackView view) {
    int sum = 0;
    for (int card = 1; card <= VALUES; card++) {
      sum += tags[card - 1] * view.exposed(card);
    }
    return sum;
  }
}
