package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;

/**
 * A first hand with chosen cards: seat 0 deals, seat 1 bids and leads first. The other cards are
 * dealt in ascending order.
 *
 * @param upcard the card turned up
 * @param hands the chosen cards of each seat, at most five
 */
public record ChosenDeal(Card upcard, List<List<Card>> hands) {

  private static final List<Integer> BATCHES = List.of(3, 2, 3, 2, 2, 3, 2, 3);

  /** A deal with only the upcard chosen. */
  public static ChosenDeal upcard(String upcard) {
    return new ChosenDeal(Cards.card(upcard), List.of(List.of(), List.of(), List.of(), List.of()));
  }

  /** The same deal with the cards of a seat chosen too. */
  public ChosenDeal seat(int seat, String cards) {
    List<List<Card>> chosen = new ArrayList<>(hands);
    chosen.set(seat, Cards.list(cards));
    return new ChosenDeal(upcard, chosen);
  }

  /** Rules to 10 points that deal these cards in every hand. */
  public EuchreRules rules() {
    return EuchreRules.standard().withShuffle(DealShuffle.NONE).withPack(new Deck<>(pack()));
  }

  private List<Card> pack() {
    List<Card> rest = new ArrayList<>(EuchrePack.fresh().cards());
    rest.remove(upcard);
    hands.forEach(rest::removeAll);
    rest.sort(null);
    List<List<Card>> full = new ArrayList<>();
    for (List<Card> hand : hands) {
      List<Card> filled = new ArrayList<>(hand);
      while (filled.size() < 5) {
        filled.add(rest.remove(0));
      }
      full.add(filled);
    }
    List<Card> pack = new ArrayList<>();
    int seat = 0;
    for (int batch : BATCHES) {
      seat = (seat + 1) % 4;
      for (int i = 0; i < batch; i++) {
        pack.add(full.get(seat).remove(0));
      }
    }
    pack.add(upcard);
    pack.addAll(rest);
    return pack;
  }

  /** The game after some decisions. */
  public Game<EuchreView, EuchreDecision> after(String... decisions) {
    return inHouse("classic", decisions);
  }

  /** The game in a house after some decisions. */
  public Game<EuchreView, EuchreDecision> inHouse(String house, String... decisions) {
    Game<EuchreView, EuchreDecision> game =
        rules().withHouse(EuchreHouseRules.parse(house)).start(Seed.of(0));
    for (String decision : decisions) {
      game.apply(EuchreDecision.parse(decision));
    }
    return game;
  }

  /** What the seat to act sees after some decisions. */
  public EuchreView viewAfter(String... decisions) {
    Game<EuchreView, EuchreDecision> game = after(decisions);
    return game.view(game.toAct());
  }
}
