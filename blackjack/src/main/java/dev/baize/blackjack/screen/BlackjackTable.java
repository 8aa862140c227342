package dev.baize.blackjack.screen;

import static dev.baize.blackjack.screen.Questions.format;
import static dev.baize.core.table.StyledText.join;
import static dev.baize.core.table.StyledText.strong;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.HandResult;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.PlayerHand;
import dev.baize.blackjack.report.HouseLine;
import dev.baize.core.card.Card;
import dev.baize.core.game.Outcome;
import dev.baize.core.table.Fact;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A session of blackjack in progress. */
final class BlackjackTable implements GameTable<BlackjackView, BlackjackDecision, BlackjackEvent> {

  private static final int DECK = 52;
  private static final int BAR = 20;

  private BlackjackEvent.HandBegan next = new BlackjackEvent.HandBegan(1, 0);
  private Round round = new Round(next, 0);
  private CountTrainer trainer = new CountTrainer();

  @Override
  public void observe(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.HandBegan began) {
      next = began;
    } else if (event instanceof BlackjackEvent.Wagered bet) {
      round = new Round(next, bet.wager());
    } else {
      round.observe(event);
    }
  }

  @Override
  public StyledText describe(BlackjackEvent event) {
    return StyledText.of(round.sentences(event));
  }

  /** The dealer's cards come one by one, and so does the last card of a hand of a split. */
  @Override
  public int pause(BlackjackEvent event) {
    boolean dealer =
        event instanceof BlackjackEvent.HoleShown || event instanceof BlackjackEvent.DealerDealt;
    boolean done = event instanceof BlackjackEvent.PlayerDone && round.isSplit();
    return done || (dealer && round.holeShown) ? 1 : 0;
  }

  @Override
  public Scene scene(BlackjackView view, boolean asked) {
    Round shown = round.wager == 0 ? Round.of(view) : round;
    String seen =
        IntStream.rangeClosed(1, Questions.TENS)
            .mapToObj(value -> (value == 1 ? "A" : value) + ":" + view.exposed(value))
            .collect(Collectors.joining("  "));
    return new Scene(
        "Blackjack",
        List.of(
            Fact.of("Hand", format("%,d of %,d", shown.number, view.maxHands())),
            Fact.of("Bankroll", format("%,d", view.bankroll()))),
        shown.places(),
        List.of(),
        List.of(
            Fact.of("Shoe", shoe(view.house(), view.cardsLeft())),
            Fact.of("Seen", trainer.isOn() ? "not shown while you count" : seen),
            Fact.of("House", HouseLine.of(view.house()))));
  }

  private static String shoe(BlackjackHouseRules house, int left) {
    int cards = house.decks() * DECK;
    int below = house.reshuffleBelow();
    int full = (left * BAR + cards / 2) / cards;
    String bar = "█".repeat(full) + "░".repeat(BAR - full);
    String shuffled = below == cards ? "before each hand" : "below " + below;
    String next = "shuffled " + (left < below ? "after this hand" : shuffled);
    return format(
        "%s  %d of %d cards left, %s", bar, left, cards, below == 0 ? "dealt to the end" : next);
  }

  @Override
  public Question<BlackjackDecision> ask(BlackjackView view, List<BlackjackDecision> legal) {
    Question<BlackjackDecision> question = new Questions(view, round.wager).ask(legal);
    return trainer.asks(view) ? trainer.before(question) : question;
  }

  @Override
  public List<String> requests() {
    return List.of(CountTrainer.WORD);
  }

  @Override
  public List<StyledText> reply(BlackjackView view, String line) {
    return trainer.reply(view, line).map(StyledText::of).stream().toList();
  }

  @Override
  public void continueFrom(GameTable<BlackjackView, BlackjackDecision, BlackjackEvent> undone) {
    if (undone instanceof BlackjackTable other) {
      trainer = other.trainer;
    }
  }

  @Override
  public Optional<String> doubt(BlackjackView view, BlackjackDecision decision) {
    return new Questions(view, round.wager).doubt(decision);
  }

  @Override
  public String result(BlackjackView view, Outcome outcome) {
    return format(
        "You began with %,d and have %,d after %s.",
        view.initialBankroll(), view.bankroll(), Plural.of(view.handsPlayed(), "hand"));
  }

  /**
   * What lies on the table from a bet to the next, as the events tell it: views have neither the
   * dealer's cards nor hands that are over, and there is none between the events of a move.
   */
  private static final class Round {

    /** The number of the hand, whose hands after a split count as one. */
    final long number;

    /** The bet; 0 before the first. */
    final long wager;

    private final long bankroll;
    private final List<Hand> hands = new ArrayList<>();
    private final List<Card> dealer = new ArrayList<>();
    private int playing;
    private int settled;
    private boolean holeShown;
    private long insured;

    /** What the insurance has won, negative for a loss; 0 as long as it is open. */
    private long insurance;

    private static final class Hand {
      final List<Card> cards = new ArrayList<>();
      long wager;

      /** How it ended; empty as long as it has not. */
      StyledText end = StyledText.EMPTY;

      /** What it has won, negative for a loss. */
      long payoff;
    }

    /** An empty table at the time of a bet, or before the first. */
    Round(BlackjackEvent.HandBegan began, long wager) {
      this.number = began.number();
      this.bankroll = began.bankroll();
      this.wager = wager;
      if (wager > 0) {
        addHand();
      }
    }

    /** The table as a view knows it, where no bet has been told. */
    static Round of(BlackjackView view) {
      Round round =
          new Round(
              new BlackjackEvent.HandBegan(view.handsPlayed() + 1, view.bankroll()), view.wager());
      if (view.wager() > 0) {
        round.hands.clear();
        round.dealer.add(view.upcard());
        round.playing = view.playing();
        round.insured = view.insured();
        for (PlayerHand seen : view.hands()) {
          Hand hand = round.addHand();
          hand.cards.addAll(seen.cards());
          hand.wager = seen.wager();
        }
      }
      return round;
    }

    private Hand addHand() {
      Hand hand = new Hand();
      hand.wager = wager;
      hands.add(hand);
      return hand;
    }

    void observe(BlackjackEvent event) {
      if (event instanceof BlackjackEvent.PlayerDealt dealt) {
        hands.get(playing).cards.add(dealt.card());
      } else if (event instanceof BlackjackEvent.Exposure dealt) {
        dealer.add(dealt.card());
        holeShown |= event instanceof BlackjackEvent.HoleShown;
      } else if (event instanceof BlackjackEvent.Insured made) {
        insured = made.amount();
      } else if (event instanceof BlackjackEvent.InsuranceWon won) {
        insurance = won.amount();
      } else if (event instanceof BlackjackEvent.InsuranceLost lost) {
        insurance = -lost.amount();
      } else if (event instanceof BlackjackEvent.Doubled doubled) {
        hands.get(playing).wager = doubled.wager();
      } else if (event instanceof BlackjackEvent.Split) {
        addHand().cards.add(hands.get(playing).cards.remove(1));
      } else if (event instanceof BlackjackEvent.HandPlayed played) {
        playing = played.number() - 1;
      } else if (event instanceof BlackjackEvent.HandSettled ended) {
        Hand hand = hands.get(settled++);
        hand.payoff = ended.bankroll() - bankroll - won();
        StyledText even = strong(ended.result() == HandResult.PUSH ? "push" : "returned");
        hand.end = join(": ", hand.payoff == 0 ? even : money(hand.payoff));
      }
    }

    /** What was won since the bet, negative for a loss. */
    private long won() {
      return insurance + hands.stream().mapToLong(hand -> hand.payoff).sum();
    }

    boolean isSplit() {
      return hands.size() > 1;
    }

    /** What has just happened, in sentences; empty if that is no more than the table shows. */
    String sentences(BlackjackEvent event) {
      String heading = format("\nHand %,d: ", number);
      if (event instanceof BlackjackEvent.Shuffled) {
        return "\nThe cards are shuffled.";
      }
      if (event instanceof BlackjackEvent.DiscardsShuffled) {
        return "\nNo card is left: the discards are shuffled.";
      }
      if (event instanceof BlackjackEvent.Insured) {
        return heading + format("You insure %,d.", insured);
      }
      if (event instanceof BlackjackEvent.InsuranceWon
          || event instanceof BlackjackEvent.InsuranceLost) {
        return "The insurance " + gain(insurance, "wins %,d.", "loses %,d.");
      }
      if (!(event instanceof BlackjackEvent.HandSettled ended)) {
        return "";
      }
      boolean addsUp = settled == hands.size() && (isSplit() || insured > 0);
      String sum = won() == 0 ? "nobody wins." : gain(won(), "you win %,d.", "you lose %,d.");
      return (settled == 1 && insured == 0 ? heading : "")
          + (isSplit() ? Questions.name(settled - 1) + ": " : "")
          + outcome(hands.get(settled - 1), ended.result())
          + (addsUp ? " In all, " + sum : "");
    }

    private String outcome(Hand hand, HandResult result) {
      int you = HandValue.of(hand.cards).total();
      int other = HandValue.of(dealer).total();
      String how =
          switch (result) {
            case NATURAL -> "A natural!";
            case BUST -> "You bust with " + you + ".";
            case DEALER_BUST -> "The dealer busts with " + other + ".";
            case WIN, LOSS -> you + " against " + other + ".";
            case PUSH -> "Both have " + you + ". Nobody wins.";
            case SURRENDER -> "You give up.";
            case DEALER_NATURAL -> "The dealer has a natural.";
          };
      String returned = result == HandResult.PUSH ? "" : " The bet is returned.";
      return how
          + (hand.payoff == 0 ? returned : gain(hand.payoff, " You win %,d.", " You lose %,d."));
    }

    private static String gain(long won, String win, String lose) {
      return format(won > 0 ? win : lose, Math.abs(won));
    }

    /** The places of the person and the dealer. */
    List<Place> places() {
      List<Piece> shown = new ArrayList<>(pieces(dealer));
      if (!holeShown) {
        shown.add(Piece.FACE_DOWN);
      }
      StyledText status =
          insurance != 0
              ? join("Insurance ", money(insurance))
              : StyledText.of(insured == 0 ? "" : format("Insured %,d", insured));
      Group others = Group.of("", shown, (holeShown ? "" : "shows ") + total(dealer));
      List<Group> own = IntStream.range(0, hands.size()).mapToObj(this::group).toList();
      List<Group> cards = dealer.isEmpty() ? List.of() : List.of(others);
      return List.of(
          new Place("You", List.of(), StyledText.EMPTY, own, List.of()),
          new Place("Dealer", List.of(), status, cards, List.of()));
    }

    /** A hand; of a split, that in play stands out. */
    private Group group(int index) {
      Hand hand = hands.get(index);
      boolean marked = isSplit() && index == playing && !holeShown && settled == 0;
      String placed = format(hand.wager > wager ? ", doubled %,d" : ", bet %,d", hand.wager);
      StyledText note = join(total(hand.cards), placed, hand.end);
      return new Group(
          isSplit() ? Questions.name(index) : "", pieces(hand.cards), note, marked, "");
    }

    private static StyledText money(long won) {
      return StyledText.of(gain(won, "wins %,d", "loses %,d"), won > 0 ? Style.GREEN : Style.RED);
    }

    private static List<Piece> pieces(List<Card> cards) {
      return cards.stream().map(Piece::of).toList();
    }

    private static String total(List<Card> cards) {
      HandValue value = HandValue.of(cards);
      return value + (value.isBust() ? ", bust" : "");
    }
  }
}
