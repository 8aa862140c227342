package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Discard;
import dev.baize.euchre.EuchreDecision.Play;
import dev.baize.euchre.EuchrePack;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.KernelHands;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.RandomPlay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A first hand in which the last card of the fourth trick is to be played, and all deals consistent
 * with what the seat to act has seen, found by exhaustive search.
 *
 * @param seed the seed of the game
 * @param past the decisions so far
 */
record Endgame(long seed, List<EuchreDecision> past) {

  private static final int SEATS = 4;
  private static final int HAND_SIZE = 5;
  private static final int PLAYS = 15;

  /** A position reached by random play. */
  static Endgame of(long seed) {
    List<EuchreDecision> decisions = new ArrayList<>();
    Game<EuchreView, EuchreDecision> game = start(seed);
    RandomPlay.Chooser chooser = new RandomPlay(seed, 60).chooser();
    for (int plays = 0; plays < PLAYS; ) {
      EuchreDecision decision = chooser.choose(game.legal());
      plays += decision instanceof Play ? 1 : 0;
      decisions.add(decision);
      game.apply(decision);
    }
    return new Endgame(seed, decisions);
  }

  private static Game<EuchreView, EuchreDecision> start(long seed) {
    return EuchreRules.standard().start(Seed.of(seed));
  }

  /** What the seat to act sees. */
  EuchreView view() {
    Game<EuchreView, EuchreDecision> game = start(seed);
    past.forEach(game::apply);
    return game.view(game.toAct());
  }

  /** Whether another seat has discarded. */
  boolean hidesDiscard() {
    return past.stream().anyMatch(Discard.class::isInstance) && view().seat() != view().dealer();
  }

  /** All consistent deals. */
  Set<OpenDeal> deals() {
    EuchreView view = view();
    Game<EuchreView, EuchreDecision> game = start(seed);
    CardSet[] hands = new CardSet[SEATS];
    Arrays.fill(hands, CardSet.none());
    hands[view.seat().index()] = game.view(view.seat()).hand();
    for (EuchreDecision decision : past) {
      Seat seat = game.toAct();
      if (decision instanceof Play play && seat != view.seat()) {
        hands[seat.index()] = hands[seat.index()].with(play.card()).without(view.upcard());
      }
      game.apply(decision);
    }
    CardSet unknown =
        EuchrePack.fresh().cards().stream().collect(CardSet.collector()).without(view.upcard());
    for (CardSet hand : hands) {
      unknown = unknown.minus(hand);
    }
    Set<OpenDeal> deals = new LinkedHashSet<>();
    fill(hands, unknown, view, deals);
    deals.removeIf(deal -> !fits(deal, view));
    return deals;
  }

  private static void fill(CardSet[] hands, CardSet unknown, EuchreView view, Set<OpenDeal> deals) {
    int seat = 0;
    while (seat < SEATS && hands[seat].size() == HAND_SIZE) {
      seat++;
    }
    if (seat == SEATS) {
      deals.add(new OpenDeal(view.dealer(), List.of(hands), view.upcard()));
      return;
    }
    CardSet before = hands[seat];
    for (Card card : unknown) {
      hands[seat] = before.with(card);
      fill(hands, unknown.without(card), view, deals);
    }
    hands[seat] = before;
  }

  /** Whether the decisions are legal in a deal and lead to the view, for any hidden discard. */
  private boolean fits(OpenDeal deal, EuchreView view) {
    CardSet six = deal.hand(view.dealer()).with(view.upcard());
    return hidesDiscard()
        ? six.stream().anyMatch(card -> fits(deal, view, card))
        : fits(deal, view, view.discarded().orElse(view.upcard()));
  }

  private boolean fits(OpenDeal deal, EuchreView view, Card discard) {
    Game<EuchreView, EuchreDecision> game = KernelHands.start(deal, view);
    for (EuchreDecision decision : past) {
      EuchreDecision made =
          decision instanceof Discard ? EuchreDecision.discard(discard) : decision;
      if (!game.isLegal(made)) {
        return false;
      }
      game.apply(made);
    }
    return game.view(game.toAct()).equals(view);
  }
}
