package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import java.util.List;

/** A game of pocket whist in progress. */
public final class PocketWhistGame extends SmallGame<PocketWhistView, Play> {

  private final PocketWhistRules rules;
  private final CardSet[] hands;
  private final long[] tricks = new long[2];

  /** The cards that were played, in order; replaced, never changed. */
  private List<Card> played = List.of();

  private int leader;

  /** A game in which the seats hold these cards. */
  public PocketWhistGame(PocketWhistRules rules, CardSet first, CardSet second) {
    super(rules);
    this.rules = rules;
    this.hands = new CardSet[] {first, second};
  }

  /** Whether a card takes a trick from the one that was led. */
  static boolean beats(Card card, Card led) {
    return card.suit() == led.suit() && card.rank().compareTo(led.rank()) > 0;
  }

  private boolean isLed() {
    return played.size() % 2 == 1;
  }

  private Card last() {
    return played.get(played.size() - 1);
  }

  @Override
  public int mover() {
    return isLed() ? 1 - leader : leader;
  }

  @Override
  List<Play> choices() {
    CardSet hand = hands[mover()];
    CardSet following = isLed() ? hand.intersection(CardSet.suit(last().suit())) : hand;
    return (following.isEmpty() ? hand : following).stream().map(Play::of).toList();
  }

  @Override
  public void play(Play decision) {
    Card card = decision.card();
    int mover = mover();
    hands[mover] = hands[mover].without(card);
    if (isLed()) {
      leader = beats(card, last()) ? mover : leader;
      tricks[leader]++;
    }
    played = LeducGame.with(played, card);
  }

  @Override
  public boolean isOver() {
    return played.size() == 2 * rules.cards();
  }

  @Override
  PocketWhistView view(int seat) {
    return new PocketWhistView(Seat.of(seat), played.size(), hands[seat], played);
  }

  @Override
  List<Long> result() {
    return List.of(tricks[0], tricks[1]);
  }

  @Override
  public String position() {
    return "%s against %s, played %s".formatted(hands[0], hands[1], played);
  }

  @Override
  public PocketWhistGame copy() {
    PocketWhistGame copy = new PocketWhistGame(rules, hands[0], hands[1]);
    copy.tricks[0] = tricks[0];
    copy.tricks[1] = tricks[1];
    copy.played = played;
    copy.leader = leader;
    return copy;
  }
}
