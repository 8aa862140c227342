package dev.baize.core.toy;

import dev.baize.core.card.Rank;
import dev.baize.core.game.ChanceOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Leduc hold'em (Southey et al., <i>Bayes' bluff</i>, UAI 2005), as in OpenSpiel: two jacks, two
 * queens and two kings; both seats put in 1 and get a card; after a round of betting, a card is put
 * on the table, and there is another. A raise is 2 in the first round and 4 in the second, with at
 * most two raises a round; seat 0 begins both. A card that pairs the one on the table wins, then
 * the higher card; equal cards share. Suits mean nothing, and views do not have them. The score is
 * what a seat wins.
 */
public record LeducRules() implements SmallRules<LeducView, LeducAction> {

  /** All cards of the game. */
  public static final List<Rank> CARDS =
      List.of(Rank.JACK, Rank.JACK, Rank.QUEEN, Rank.QUEEN, Rank.KING, Rank.KING);

  private static final List<Rank> RANKS = List.of(Rank.JACK, Rank.QUEEN, Rank.KING);
  private static final int DEALS = 6 * 5 * 4;

  @Override
  public LeducGame deal(RandomGenerator random) {
    List<Rank> deck = new ArrayList<>(CARDS);
    return new LeducGame(this, draw(deck, random), draw(deck, random), draw(deck, random));
  }

  @Override
  public SmallGame<LeducView, LeducAction> world(LeducView view, RandomGenerator random) {
    List<Rank> deck = new ArrayList<>(CARDS);
    deck.remove(view.card());
    view.board().ifPresent(deck::remove);
    Rank other = known(view.shown(), deck, random);
    Rank board = view.board().orElseGet(() -> draw(deck, random));
    boolean first = view.seat().index() == 0;
    return new LeducGame(this, first ? view.card() : other, first ? other : view.card(), board)
        .after(view.history());
  }

  private static Rank known(Optional<Rank> shown, List<Rank> deck, RandomGenerator random) {
    shown.ifPresent(deck::remove);
    return shown.orElseGet(() -> draw(deck, random));
  }

  /** Takes a card from a deck, each as likely as any other. */
  public static Rank draw(List<Rank> deck, RandomGenerator random) {
    return deck.remove(random.nextInt(deck.size()));
  }

  @Override
  public List<ChanceOutcome<LeducView, LeducAction>> chanceOutcomes() {
    List<ChanceOutcome<LeducView, LeducAction>> outcomes = new ArrayList<>();
    for (Rank first : RANKS) {
      for (Rank second : RANKS) {
        for (Rank board : RANKS) {
          int ways = 2 * (first == second ? 1 : 2) * left(first, second, board);
          if (ways > 0) {
            outcomes.add(
                new ChanceOutcome<>(
                    (double) ways / DEALS, new LeducGame(this, first, second, board)));
          }
        }
      }
    }
    return List.copyOf(outcomes);
  }

  /** How many cards of the rank are left on which two others may be. */
  private static int left(Rank first, Rank second, Rank rank) {
    return 2 - (first == rank ? 1 : 0) - (second == rank ? 1 : 0);
  }

  @Override
  public String text() {
    return "six cards, raises 2 and 4";
  }
}
