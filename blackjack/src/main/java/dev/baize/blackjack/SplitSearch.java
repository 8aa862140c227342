package dev.baize.blackjack;

import dev.baize.core.card.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds splits by which a player came to some hands, from the order in which the cards were dealt.
 * {@code hands} are two or more. {@code round} are the cards of the round, by their {@linkplain
 * DealOrder places}.
 */
record SplitSearch(List<PlayerHand> hands, int playing, List<Card> round) {

  /** Null if there are none. */
  @Nullable SplitHands find() {
    for (int i = 0; i < hands.size(); i++) {
      int cards = hands.get(i).cards().size();
      if (i <= playing ? cards < 2 : cards != 1) {
        return null;
      }
    }
    return find(SplitHands.of(half()), DealOrder.HOLE + 1);
  }

  private int half() {
    return HandBits.half(2 * PackedCard.points(PackedCard.of(round.get(0))));
  }

  /** Either the hand in play is split, or it gets all of its cards. */
  private @Nullable SplitHands find(SplitHands split, int place) {
    if (isSplitAgain(split, place)) {
      SplitHands found = find(split.split(half(), place), place + 1);
      if (found != null) {
        return found;
      }
    }
    int index = split.playing();
    if (index == playing) {
      return isRight(split) ? split : null;
    }
    if (index + 1 == split.count()) {
      return null;
    }
    PlayerHand done = hands.get(index);
    int end = place + done.cards().size() - 1;
    return find(split.finish(done.bits(true)).next(end), end);
  }

  private boolean isSplitAgain(SplitHands split, int place) {
    int next = split.count();
    return next < hands.size()
        && place < round.size()
        && round.get(place).equals(hands.get(next).cards().get(0));
  }

  private boolean isRight(SplitHands split) {
    if (split.count() != hands.size()) {
      return false;
    }
    for (int i = 0; i < hands.size(); i++) {
      if (!split.cards(i, round).equals(hands.get(i).cards())) {
        return false;
      }
    }
    return true;
  }
}
