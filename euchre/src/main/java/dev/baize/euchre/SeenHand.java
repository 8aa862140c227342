package dev.baize.euchre;

import dev.baize.core.text.Plural;
import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HandSetup;
import dev.baize.euchre.kernel.HiddenHands;
import dev.baize.euchre.kernel.PlayHistory;
import dev.baize.euchre.kernel.SittingOut;
import dev.baize.euchre.kernel.Step;
import dev.baize.euchre.kernel.TrumpOrder;
import java.util.Arrays;
import java.util.Locale;

/**
 * A hand as one seat has seen it, decision by decision. Until its {@link #view}, every seat may
 * hold any card; then the cards that were seen must be those of a deal. The hand {@link #of} a view
 * is the way back.
 */
final class SeenHand {

  private final Hand hand;
  private final int seat;

  SeenHand(HandSetup setup, int seat) {
    int[] any = new int[Hand.SEATS];
    Arrays.fill(any, EuchreCards.ALL);
    this.hand = new Hand(setup, any);
    this.seat = seat;
  }

  int step() {
    return hand.step;
  }

  int toAct() {
    return hand.toAct;
  }

  boolean allows(int decision) {
    return DecisionMask.contains(hand.legal, decision);
  }

  private String phase() {
    return Phase.of(hand.step).text.replace('_', ' ');
  }

  int trickSize() {
    return hand.trump == null ? 0 : hand.trickSize();
  }

  /** Makes the decision of the seat to act, a number of {@link DecisionMask}. */
  void apply(int decision) {
    if (decision < DecisionMask.DISCARDS) {
      play(decision);
    } else if (decision < DecisionMask.PASS) {
      discard(DecisionMask.discarded(decision));
    } else if (allows(decision)) {
      hand.apply(decision);
    } else {
      throw wrong("\"%s\" is not possible in %s", EuchreDecision.at(decision), phase());
    }
  }

  /** The dealer discards a card, or {@link Hand#NONE} if the seat has not seen which. */
  void discard(int card) {
    if (hand.step != Step.DISCARD || (hand.toAct == seat) == (card == Hand.NONE)) {
      throw wrong(
          "discarded%s: expected the card of a dealer that picked up, seen by the dealer alone",
          card == Hand.NONE ? " is missing" : " " + EuchreCards.card(card));
    }
    hand.discard(card);
  }

  private void play(int card) {
    if (hand.step != Step.LEAD && hand.step != Step.FOLLOW) {
      throw wrong("the %s cannot be played in %s", EuchreCards.card(card), phase());
    }
    if ((hand.playedCards >> card & 1) != 0) {
      throw wrong("the %s is played twice", EuchreCards.card(card));
    }
    hand.play(card);
  }

  /** The view of the seat, which holds the cards of a mask. */
  EuchreView view(int held, Score score, long turn) {
    if (hand.played() == Hand.TRICKS * SittingOut.players(hand.sittingOut)) {
      hand.step = Step.OVER;
    }
    boolean won = score.toWin() > 0 && Math.max(score.even(), score.odd()) >= score.toWin();
    if (won && !hand.isOver()) {
      throw wrong("the game is over at %d to %d points", score.even(), score.odd());
    }
    hand.exchange(seat, held);
    EuchreView view = new EuchreView(hand, score, seat, turn);
    requireDifferent(view, held);
    requireSize(held);
    requireFollowing(held);
    requireDeal(view);
    return view;
  }

  private int playedBy(int other) {
    return hand.trump == null ? 0 : hand.plays().playedBy(other);
  }

  private void requireDifferent(EuchreView view, int held) {
    int upcard = 1 << hand.setup.upcard();
    int discard = hand.discarded == Hand.NONE ? 0 : 1 << hand.discarded;
    refuse(held & hand.playedCards, "is in hand, and was played");
    refuse(discard & (held | hand.playedCards), "was discarded, and is in hand or was played");
    int dealer = hand.setup.dealer();
    if (!view.isUpcardPickedUp()) {
      refuse(upcard & (held | hand.playedCards), "was turned up, and is in hand or was played");
    } else if (seat == dealer) {
      refuse(
          upcard & ~(held | playedBy(dealer) | discard),
          "was picked up by the dealer, who has neither kept, played nor discarded it");
    } else {
      refuse(
          upcard & (held | (hand.playedCards & ~playedBy(dealer))),
          "was picked up by the dealer, and another seat has it");
    }
  }

  private static void refuse(int cards, String what) {
    if (cards != 0) {
      throw wrong("the %s %s", EuchreCards.card(EuchreCards.lowest(cards)), what);
    }
  }

  private void requireSize(int held) {
    int plays = Integer.bitCount(playedBy(seat));
    boolean picked = hand.step == Step.DISCARD && hand.toAct == seat;
    int expected = Hand.TRICKS - plays + (picked ? 1 : 0);
    int size = Integer.bitCount(held);
    if (size != expected) {
      throw wrong(
          "the hand has %s after %d played: expected %d%s",
          Plural.of(size, "card"), plays, expected, picked ? ", with the upcard" : "");
    }
  }

  /** Each seat must have followed suit if it could with what it played later, or holds. */
  private void requireFollowing(int held) {
    if (hand.trump == null) {
      return;
    }
    TrumpOrder trump = hand.trump;
    PlayHistory plays = hand.plays();
    long seats = plays.seats();
    int inTrick = SittingOut.players(hand.sittingOut);
    for (int i = 0; i < plays.count(); i++) {
      int player = PlayHistory.seat(seats, i);
      int led = trump.effectiveSuit(hand.playedAt(i - i % inTrick));
      int had = player == seat ? held : 0;
      for (int later = i + 1; later < plays.count(); later++) {
        had |= PlayHistory.seat(seats, later) == player ? 1 << hand.playedAt(later) : 0;
      }
      int could = had & trump.suitMask(led);
      if (could != 0 && trump.effectiveSuit(hand.playedAt(i)) != led) {
        throw wrong(
            "trick %d: the %s does not follow suit, but whoever played it had the %s",
            i / inTrick + 1,
            EuchreCards.card(hand.playedAt(i)),
            EuchreCards.card(EuchreCards.lowest(could)));
      }
    }
  }

  /** By Hall's theorem there is a deal if no hidden places need more cards than may lie there. */
  private void requireDeal(EuchreView view) {
    int unseen = EuchreCards.mask(view.unseen());
    int dealer = hand.setup.dealer();
    boolean hides = view.isUpcardPickedUp() && seat != dealer;
    int upcard = hides ? 1 << hand.setup.upcard() : 0;
    int[] needed = new int[Hand.SEATS];
    int[] possible = new int[Hand.SEATS];
    for (int place = 0; place < Hand.SEATS; place++) {
      if (place == seat) {
        // In its place, the discard.
        needed[place] = hides && hand.step != Step.DISCARD ? 1 : 0;
        possible[place] = unseen;
      } else {
        int more = hides && place == dealer && hand.step == Step.DISCARD ? 1 : 0;
        needed[place] = Hand.TRICKS + more - Integer.bitCount(playedBy(place));
        int never = hand.trump == null ? 0 : hand.plays().cannotHold(place);
        possible[place] = unseen & ~never & (place == dealer ? -1 : ~upcard);
      }
    }
    for (int places = 1; places < 1 << Hand.SEATS; places++) {
      int cards = 0;
      int union = 0;
      for (int place = 0; place < Hand.SEATS; place++) {
        boolean is = (places >> place & 1) != 0;
        cards += is ? needed[place] : 0;
        union |= is ? possible[place] : 0;
      }
      if (cards > Integer.bitCount(union)) {
        throw wrong("no deal fits: too few cards are left for those who did not follow suit");
      }
    }
  }

  /** The hand as far as the seat of a view knows it, without hidden cards. */
  static Hand of(EuchreView view) {
    Hand hand = new Hand(view.setup, new int[Hand.SEATS]);
    hand.step = view.step;
    hand.passes = view.passes;
    hand.trump = view.trump;
    hand.sittingOut = view.sittingOut;
    hand.discarded = view.discarded;
    hand.playedCards = view.playedCards;
    hand.earlyPlays = view.earlyPlays;
    hand.latePlays = view.latePlays;
    hand.tricksOfEven = view.tricksOfEven;
    hand.toAct = view.toAct;
    hand.following = view.following;
    hand.winning = view.winning;
    hand.led = view.following == 0 ? 0 : view.suitLed().index();
    hand.exchange(view.seat, view.held);
    return hand;
  }

  /** What the seat of a view does not know of its hand, which is that {@link #of} the view. */
  static HiddenHands hidden(EuchreView view, Hand known) {
    boolean discardIsHidden =
        view.isUpcardPickedUp() && view.step != Step.DISCARD && view.seat != view.setup.dealer();
    return HiddenHands.of(known, view.seat, EuchreCards.mask(view.unseen()), discardIsHidden);
  }

  static IllegalArgumentException wrong(String message, Object... values) {
    return new IllegalArgumentException(String.format(Locale.ROOT, message, values));
  }
}
