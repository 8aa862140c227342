package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.ChanceOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Pocket whist, a game of tricks small enough to be solved: 12 cards, jack to ace of clubs,
 * diamonds and hearts, of which both seats get a few that the other does not see. Seat 0 leads; who
 * has the suit follows it, the highest card of the suit led takes the trick, and its seat leads.
 * There are no trumps. The score is the number of tricks.
 *
 * <p>Hands of two cards make 2,970 deals and 36,774 positions, hands of three 18,480 deals and
 * 1,359,120 positions.
 *
 * @param cards how many cards a seat is dealt, 1 to 3
 */
public record PocketWhistRules(int cards) implements SmallRules<PocketWhistView, Play> {

  /** The cards from which both seats are dealt. */
  public static final CardSet DECK =
      CardSet.all().stream()
          .filter(card -> card.rank().compareTo(Rank.JACK) >= 0 && card.suit() != Suit.SPADES)
          .collect(CardSet.collector());

  private static final Pattern TEXT = Pattern.compile("hands of ([1-3])");

  static PocketWhistRules parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "\"%s\": expected rules such as \"hands of 2\"".formatted(text));
    }
    return new PocketWhistRules(Integer.parseInt(matcher.group(1)));
  }

  @Override
  public PocketWhistGame deal(RandomGenerator random) {
    CardSet first = any(DECK, cards, random);
    return new PocketWhistGame(this, first, any(DECK.minus(first), cards, random));
  }

  @Override
  public SmallGame<PocketWhistView, Play> world(PocketWhistView view, RandomGenerator random) {
    int seat = view.seat().index();
    CardSet[] played = {CardSet.none(), CardSet.none()};
    CardSet possible = DECK.minus(view.hand());
    int leader = 0;
    for (int i = 0; i < view.played().size(); i++) {
      Card card = view.played().get(i);
      int mover = i % 2 == 0 ? leader : 1 - leader;
      played[mover] = played[mover].with(card);
      possible = possible.without(card);
      if (i % 2 == 1) {
        Card led = view.played().get(i - 1);
        if (mover != seat && card.suit() != led.suit()) {
          possible = possible.minus(CardSet.suit(led.suit()));
        }
        leader = PocketWhistGame.beats(card, led) ? mover : leader;
      }
    }
    CardSet[] dealt = new CardSet[2];
    dealt[seat] = view.hand().union(played[seat]);
    CardSet seen = played[1 - seat];
    dealt[1 - seat] = seen.union(any(possible, cards - seen.size(), random));
    return new PocketWhistGame(this, dealt[0], dealt[1])
        .after(view.played().stream().map(Play::of).toList());
  }

  /** As many of these cards, each set of them as likely as any other. */
  public static CardSet any(CardSet cards, int count, RandomGenerator random) {
    CardSet left = cards;
    for (int i = 0; i < count; i++) {
      left = left.without(left.get(random.nextInt(left.size())));
    }
    return cards.minus(left);
  }

  @Override
  public List<ChanceOutcome<PocketWhistView, Play>> chanceOutcomes() {
    List<CardSet[]> deals = new ArrayList<>();
    for (CardSet first : hands(DECK, cards)) {
      for (CardSet second : hands(DECK.minus(first), cards)) {
        deals.add(new CardSet[] {first, second});
      }
    }
    return deals.stream()
        .map(
            deal ->
                new ChanceOutcome<>(
                    1.0 / deals.size(), new PocketWhistGame(this, deal[0], deal[1])))
        .<ChanceOutcome<PocketWhistView, Play>>map(outcome -> outcome)
        .toList();
  }

  /** All sets of a number of these cards. */
  private static List<CardSet> hands(CardSet deck, int size) {
    if (size == 0) {
      return List.of(CardSet.none());
    }
    List<CardSet> hands = new ArrayList<>();
    CardSet higher = deck;
    for (Card lowest : deck) {
      higher = higher.without(lowest);
      for (CardSet rest : hands(higher, size - 1)) {
        hands.add(rest.with(lowest));
      }
    }
    return hands;
  }

  @Override
  public String text() {
    return "hands of " + cards;
  }
}
