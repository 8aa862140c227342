package dev.baize.euchre.review;

import static dev.baize.core.table.StyledText.format;
import static dev.baize.euchre.kernel.Hand.SEATS;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.table.ReviewGuide;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Discard;
import dev.baize.euchre.EuchreDecision.OrderUp;
import dev.baize.euchre.EuchreDecision.Play;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trump;
import dev.baize.euchre.analysis.OpenPosition;
import dev.baize.euchre.analysis.Solver;
import dev.baize.euchre.player.MatchEquity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** Euchre's decisions: bids, discards, leads and follows. */
public final class EuchreReviewGuide
    implements ReviewGuide<EuchreView, EuchreDecision, EuchreEvent> {

  @Override
  public String kind(EuchreView view, EuchreDecision decision) {
    return switch (view.phase()) {
      case ROUND_ONE, ROUND_TWO, DEFENCE -> "bids";
      case DISCARD -> "discards";
      case LEAD -> "leads";
      case FOLLOW -> "follows";
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  @Override
  public OptionalDouble expectedOfGame(
      Rules<EuchreView, EuchreDecision, EuchreEvent> rules, Seat seat, String advised) {
    return advised.equals(MatchEquity.UNIT)
        ? OptionalDouble.of(MatchEquity.beforeGame((EuchreRules) rules, Side.of(seat)))
        : OptionalDouble.empty();
  }

  @Override
  public String unitWithAllCards() {
    return "tricks";
  }

  @Override
  public OptionalDouble withAllCards(Game<EuchreView, EuchreDecision> game, Seat seat) {
    EuchreView view = game.view(game.toAct());
    if (view.phase() != Phase.LEAD && view.phase() != Phase.FOLLOW) {
      return OptionalDouble.empty();
    }
    List<CardSet> hands = new ArrayList<>();
    for (Seat each = Seat.of(0); hands.size() < SEATS; each = each.next(SEATS)) {
      hands.add(view.isSittingOut(each) ? CardSet.none() : game.view(each).hand());
    }
    Trump trump = view.trump().orElseThrow();
    OpenPosition position = new OpenPosition(trump, hands, view.trick());
    Side side = Side.of(seat);
    return OptionalDouble.of(view.tricksTaken(side) + new Solver().tricks(position, side));
  }

  @Override
  public StyledText reason(EuchreView view, EuchreDecision better, EuchreDecision made) {
    return switch (view.phase()) {
      case ROUND_ONE, ROUND_TWO -> {
        EuchreDecision named = better instanceof OrderUp ? better : made;
        yield named instanceof OrderUp order ? bid(view, order.suit()) : StyledText.EMPTY;
      }
      case DISCARD -> discard(view, ((Discard) better).card());
      case LEAD -> lead(view, ((Play) better).card());
      case FOLLOW -> follow(view, ((Play) better).card(), ((Play) made).card());
      default -> StyledText.EMPTY;
    };
  }

  /** The trumps and aces with which a suit would have been made. */
  private static StyledText bid(EuchreView view, Suit suit) {
    Trump trump = Trump.of(suit);
    boolean turned = suit == view.upcard().suit();
    boolean deals = view.seat().equals(view.dealer());
    CardSet hand = turned && deals ? view.hand().with(view.upcard()) : view.hand();
    CardSet trumps = hand.intersection(trump.cards(suit));
    long aces = hand.minus(trumps).stream().filter(card -> card.rank() == Rank.ACE).count();
    StyledText held =
        format(
            "With %s trump you hold %s%s and %s beside them",
            suit.toString().toLowerCase(Locale.ROOT),
            counted(trumps.size(), "trump"),
            trumps.isEmpty() ? "" : format(" (%s)", cards(trumps)),
            counted(aces, "ace"));
    if (!turned || deals) {
      return held.plus(".");
    }
    boolean ours = Side.of(view.dealer()) == Side.of(view.seat());
    return format(
        "%s; the %s goes to %s.",
        held, StyledText.of(view.upcard()), ours ? "your partner" : "the other side");
  }

  private static String counted(long number, String noun) {
    return number == 0 ? "no " + noun : Plural.of(number, noun);
  }

  private static StyledText cards(CardSet cards) {
    return StyledText.list(" ", cards.stream().map(StyledText::of).toList());
  }

  private static StyledText discard(EuchreView view, Card away) {
    Trump trump = view.trump().orElseThrow();
    Suit suit = trump.effectiveSuit(away);
    boolean last = view.hand().intersection(trump.cards(suit)).size() == 1;
    return last && suit != trump.suit()
        ? format(
            "Without the %s you have no %s, so you may trump them.",
            StyledText.of(away), suit.toString().toLowerCase(Locale.ROOT))
        : StyledText.EMPTY;
  }

  private static StyledText lead(EuchreView view, Card better) {
    Trump trump = view.trump().orElseThrow();
    Suit suit = trump.effectiveSuit(better);
    CardSet above = trump.above(better, suit).intersection(view.unseen());
    CardSet out = view.unseen().intersection(trump.cards(trump.suit()));
    StyledText card = StyledText.of(better);
    if (suit != trump.suit()) {
      return above.minus(out).isEmpty()
          ? format(
              "Nothing but a trump beats the %s; %s may still be out.",
              card, counted(out.size(), "trump"))
          : StyledText.EMPTY;
    }
    boolean makers = Side.of(view.maker().orElseThrow()) == Side.of(view.seat());
    return makers
        ? format(
            "Your side made trump; the %s draws some of the %s that may be out.",
            card, counted(out.size(), "trump"))
        : above.isEmpty()
            ? format("No trump that may be out beats the %s.", card)
            : StyledText.EMPTY;
  }

  private static StyledText follow(EuchreView view, Card better, Card made) {
    Trump trump = view.trump().orElseThrow();
    Card winning = view.winningCard();
    boolean wouldWin = trump.beats(better, winning, view.suitLed());
    boolean won = trump.beats(made, winning, view.suitLed());
    boolean isLast = view.trickSize() == view.players() - 1;
    boolean partners = view.winningSeat().equals(view.partner());
    if (partners && won && !wouldWin) {
      return format("Your partner was winning the trick with the %s.", StyledText.of(winning));
    }
    if (wouldWin && !won) {
      return isLast
          ? format("The %s takes the trick for certain, as you play last.", StyledText.of(better))
          : format(
              "The %s beats the %s, which was winning.",
              StyledText.of(better), StyledText.of(winning));
    }
    if (isLast && wouldWin && won) {
      return StyledText.of("You play last, so the cheaper card takes the trick as well.");
    }
    return isLast && !won
        ? StyledText.of("The trick was lost either way, so what counts is what you keep.")
        : StyledText.EMPTY;
  }
}
