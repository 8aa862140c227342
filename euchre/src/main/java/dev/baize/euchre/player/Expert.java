package dev.baize.euchre.player;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchreDecision.OrderUp;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.kernel.EuchreCards;
import org.jspecify.annotations.Nullable;

/**
 * Plays by the rules of thumb of good players: it orders up by expected tricks, leads trump for the
 * makers, saves its trumps when partner is winning the trick, and knows which cards are the highest
 * left. It is deterministic and stateless: equal views get equal decisions.
 */
public final class Expert implements EuchrePlayer {

  /** Whether it plays alone of its own accord. */
  public static final PlayerSetting<Boolean> ALONE =
      PlayerSetting.yesOrNo("alone", "whether it plays alone where that is worth more", true);

  private final BidPolicy bidding;

  /** Null if it never plays alone unless it must. */
  private final @Nullable LonePolicy alone;

  /** Creates an Expert, which plays alone where that is worth more. */
  public Expert() {
    this(true);
  }

  /**
   * Creates an Expert.
   *
   * @param alone whether it plays alone where that is worth more; otherwise it does only where the
   *     rules leave no choice
   */
  public Expert(boolean alone) {
    this(BidPolicy.FITTED, alone ? LonePolicy.FITTED : null);
  }

  Expert(BidPolicy bidding, @Nullable LonePolicy alone) {
    this.bidding = bidding;
    this.alone = alone;
  }

  @Override
  public Bid orderUp(EuchreView view) {
    Bid bid = bidding.bid(view);
    return bid instanceof OrderUp order && isTooWeak(view, order.suit())
        ? EuchreDecision.pass()
        : bid;
  }

  /** Whether its hand is good for a bid with the partner, but the rules allow it alone only. */
  private boolean isTooWeak(EuchreView view, Suit trump) {
    return alone != null
        && !view.mayOrderUpWithPartner(trump)
        && !alone
            .in(view.house())
            .bidsOnlyAlone(BiddingHand.of(view), trump.index(), view.passes());
  }

  @Override
  public boolean playAlone(EuchreView view, Suit trump) {
    requireNonNull(trump);
    return alone != null && alone.playsAlone(view, trump);
  }

  @Override
  public boolean defendAlone(EuchreView view) {
    requireNonNull(view);
    return alone != null && alone.defendsAlone(view);
  }

  @Override
  public Card discard(EuchreView view) {
    return EuchreCards.card(DiscardPolicy.discard(KnownCards.of(view)));
  }

  @Override
  public Card lead(EuchreView view) {
    return view.choices() == 1 ? view.hand().lowest() : EuchreCards.card(LeadPolicy.lead(view));
  }

  @Override
  public Card play(EuchreView view) {
    return view.choices() == 1
        ? view.legalCards().lowest()
        : EuchreCards.card(FollowPolicy.play(view));
  }
}
