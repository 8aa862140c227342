package dev.baize.blackjack.screen;

import static dev.baize.blackjack.screen.Questions.format;
import static dev.baize.core.table.StyledText.join;
import static dev.baize.core.table.StyledText.strong;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.DealerNatural;
import dev.baize.blackjack.HandResult;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.counting.CountTrainer;
import dev.baize.blackjack.report.HouseLine;
import dev.baize.blackjack.review.BlackjackReviewGuide;
import dev.baize.core.card.Card;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Fact;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableOption;
import dev.baize.core.table.TableProvider;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A session of blackjack in progress. */
public final class BlackjackTable
    implements GameTable<BlackjackView, BlackjackDecision, BlackjackEvent> {

  private static final Seat PERSON = Seat.of(0);
  private static final int DECK = 52;
  private static final int BAR = 20;

  /** Of an evening; the rules of a casino bring one for studies, which ruin should not end. */
  private static final long CASINO_BANKROLL = 500;

  private static final TableOption<Long> BANKROLL =
      new TableOption<>(
          "bankroll",
          "N",
          "What you begin with; by default what the rules say, or else 500 in a casino, and 200 by"
              + " classic rules.",
          200L);

  private static final TableOption<Long> HANDS =
      new TableOption<>("hands", "N", "The most hands to play; 50 by default.", 50L);

  private static final TableOption<Long> MINIMUM =
      new TableOption<>(
          "minimum",
          "N",
          "The least wager, 1 or more; by default what the rules say: 10 in a casino, else 5.",
          BlackjackRules.DEFAULT_MINIMUM);

  private static final TableOption<String> RULES =
      new TableOption<>(
          "rules",
          "TEXT",
          "The rules of the house: a preset (classic, strip, downtown, single, european), settings"
              + " that differ from strip, such as \"decks 2, soft 17 hit\", or a preset and"
              + " settings that differ from it; strip by default.",
          BlackjackHousePreset.STRIP.toString());

  /** The table of blackjack, for a person alone with the dealer. */
  public static final TableProvider<BlackjackView, BlackjackDecision, BlackjackEvent> PROVIDER =
      new TableProvider<>(
          "Play blackjack alone against the dealer, with doubles, splits and insurance.",
          List.of("Player"),
          List.of("Exact", "Competitor", "Counting", "Simple"),
          Map.of(),
          List.of(BANKROLL, HANDS, MINIMUM, RULES),
          (usual, values) -> rules(values),
          new BlackjackReviewGuide(),
          BlackjackTable::new);

  private final Speech speech;
  private BlackjackEvent.HandBegan next = new BlackjackEvent.HandBegan(1, 0);
  private Round round = new Round(next, 0);
  private CountTrainer trainer = new CountTrainer();

  BlackjackTable(Speech speech) {
    this.speech = speech;
  }

  private static BlackjackRules rules(Map<String, Object> values) {
    String text = RULES.in(values);
    String first = text.split(",", 2)[0];
    // Only the text of whole rules, as records have it, says how the cards are shuffled.
    if (BlackjackHousePreset.find(first).isEmpty() && !text.contains(", shuffle ")) {
      text = RULES.defaultValue() + ", " + text;
    }
    BlackjackRules classic = BlackjackRules.standard().withBankroll(BANKROLL.defaultValue());
    BlackjackRules rules = classic.withHands(HANDS.defaultValue()).with(text);
    boolean given = rules.bankroll() == BANKROLL.defaultValue() || text.contains("bankroll ");
    BlackjackRules chosen =
        rules
            .withBankroll(BANKROLL.in(values, given ? rules.bankroll() : CASINO_BANKROLL))
            .withHands(HANDS.in(values, rules.hands()))
            .withMinimum(MINIMUM.in(values, rules.minimum()));
    if (chosen.hands() == 0) {
      throw new IllegalArgumentException("hands 0: expected 1 or more");
    }
    if (chosen.bankroll() < chosen.minimum()) {
      String minimum = "expected the minimum, " + chosen.minimum() + ", or more";
      throw new IllegalArgumentException("a bankroll of " + chosen.bankroll() + ": " + minimum);
    }
    return chosen;
  }

  @Override
  public void observe(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.HandBegan began) {
      next = began;
    } else if (event instanceof BlackjackEvent.Wagered bet) {
      round = new Round(next, bet.wager());
      round.hands.add(new Round.Hand(bet.wager(), List.of()));
    } else {
      round.observe(event);
    }
  }

  @Override
  public boolean isNews(BlackjackEvent event) {
    return !(event instanceof BlackjackEvent.Exposure
        || event instanceof BlackjackEvent.Doubled
        || event instanceof BlackjackEvent.Split
        || event instanceof BlackjackEvent.HandPlayed
        || event instanceof BlackjackEvent.PlayerDone
        || event instanceof BlackjackEvent.DealerDone);
  }

  @Override
  public StyledText describe(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.HandSettled) {
      return StyledText.of(round.settlement);
    }
    if (event instanceof BlackjackEvent.DiscardsShuffled) {
      return StyledText.of("\nNo card is left: the discards are shuffled.");
    }
    if (event instanceof BlackjackEvent.HandBegan || event instanceof BlackjackEvent.SessionEnded) {
      return StyledText.EMPTY;
    }
    String paragraph = event instanceof BlackjackEvent.Shuffled ? "\n" : "";
    String hand = format("\nHand %,d: ", round.began.number());
    String text = event.text().replace("the player", "seat 0").replace("deck is", "cards are");
    String before = event instanceof BlackjackEvent.Wagered ? hand : paragraph;
    String grouped = text.replaceAll("\\B(?=([0-9]{3})+\\b)", ",");
    return join(before, speech.sentence(grouped, Map.of()));
  }

  /** The dealer's cards come one by one, and so does the last card of a hand of a split. */
  @Override
  public int pause(BlackjackEvent event) {
    boolean dealers = event instanceof BlackjackEvent.Exposure && round.dealer.size() > 1;
    return dealers || (event instanceof BlackjackEvent.PlayerDone && round.isSplit()) ? 1 : 0;
  }

  @Override
  public Scene scene(BlackjackView view, boolean asked) {
    Round shown = round.wager == 0 ? roundOf(view) : round;
    String over = shown.began.number() > view.handsPlayed() ? "" : ", over";
    String seen =
        IntStream.rangeClosed(1, Questions.TENS)
            .mapToObj(value -> (value == 1 ? "A" : value) + ":" + view.exposed(value))
            .collect(Collectors.joining("  "));
    return new Scene(
        "Blackjack",
        List.of(
            Fact.of("Hand", format("%,d of %,d", shown.began.number(), view.maxHands()) + over),
            Fact.of("Bankroll", format("%,d", view.bankroll()))),
        shown.places(view.house().dealerNatural() != DealerNatural.NONE),
        List.of(),
        List.of(
            Fact.of("Shoe", shoe(view.house(), view.cardsLeft())),
            Fact.of("Seen", trainer.isOn() ? "not shown while you count" : seen),
            Fact.of("House", HouseLine.of(view.house()))));
  }

  /** The table as a view knows it, where no bet has been told. */
  private Round roundOf(BlackjackView view) {
    var began = new BlackjackEvent.HandBegan(view.handsPlayed() + 1, view.bankroll());
    Round seen = new Round(began, view.wager());
    if (view.wager() > 0) {
      seen.dealer.add(view.upcard());
      seen.playing = view.playing();
      if (view.insured() > 0) {
        seen.observe(new BlackjackEvent.Insured(view.insured()));
      }
      view.hands().forEach(hand -> seen.hands.add(new Round.Hand(hand.wager(), hand.cards())));
    }
    return seen;
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
    return trainer.before(new Questions(view, round.wager).ask(legal), view);
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
  public void continueFrom(GameTable<BlackjackView, BlackjackDecision, BlackjackEvent> replaced) {
    trainer = ((BlackjackTable) replaced).trainer;
  }

  @Override
  public Optional<String> doubt(BlackjackView view, BlackjackDecision decision) {
    return new Questions(view, round.wager).doubt(decision);
  }

  @Override
  public String result(BlackjackView view, Outcome outcome) {
    return format(
        "%s began with %,d and %s %,d after %s.",
        speech.name(PERSON),
        view.initialBankroll(),
        speech.isYou(PERSON) ? "have" : "has",
        view.bankroll(),
        Plural.of(view.handsPlayed(), "hand"));
  }

  /**
   * What lies on the table from a bet to the next, as the events tell it: views have neither the
   * dealer's cards nor hands that are over, and there is none between the events of a move.
   */
  private final class Round {

    private final BlackjackEvent.HandBegan began;

    /** The bet; 0 before the first. */
    final long wager;

    private final List<Hand> hands = new ArrayList<>();
    private final List<Card> dealer = new ArrayList<>(); // One until the hole card is shown.
    private int playing;
    private int settled;

    /** What was insured, or what that has won; empty without an insurance. */
    private StyledText insurance = StyledText.EMPTY;

    /** What was won since the bet, negative for a loss. */
    private long won;

    /** How the hand that was settled last ended, and after a split or an insurance, how all did. */
    private String settlement = "";

    private static final class Hand {
      final List<Card> cards = new ArrayList<>();
      long wager;

      /** How it ended; empty as long as it has not. */
      StyledText end = StyledText.EMPTY;

      Hand(long wager, List<Card> cards) {
        this.wager = wager;
        this.cards.addAll(cards);
      }
    }

    /** An empty table at the time of a bet, or before the first. */
    Round(BlackjackEvent.HandBegan began, long wager) {
      this.began = began;
      this.wager = wager;
    }

    void observe(BlackjackEvent event) {
      if (event instanceof BlackjackEvent.PlayerDealt dealt) {
        hands.get(playing).cards.add(dealt.card());
      } else if (event instanceof BlackjackEvent.Exposure dealt) {
        dealer.add(dealt.card());
      } else if (event instanceof BlackjackEvent.Insured made) {
        insurance = StyledText.of(format("Insured %,d", made.amount()));
      } else if (event instanceof BlackjackEvent.InsuranceWon gained) {
        insurance = join("Insurance ", paid(gained.amount()));
      } else if (event instanceof BlackjackEvent.InsuranceLost lost) {
        insurance = join("Insurance ", paid(-lost.amount()));
      } else if (event instanceof BlackjackEvent.Doubled doubled) {
        hands.get(playing).wager = doubled.wager();
      } else if (event instanceof BlackjackEvent.Split) {
        hands.add(new Hand(wager, List.of(hands.get(playing).cards.remove(1))));
      } else if (event instanceof BlackjackEvent.HandPlayed played) {
        playing = played.number() - 1;
      } else if (event instanceof BlackjackEvent.HandSettled ended) {
        settle(ended.result(), ended.bankroll() - began.bankroll() - won);
      }
    }

    boolean isSplit() {
      return hands.size() > 1;
    }

    private void settle(HandResult result, long payoff) {
      Hand hand = hands.get(settled++);
      StyledText even = strong(result == HandResult.PUSH ? "push" : "returned");
      hand.end = join(": ", payoff == 0 ? even : paid(payoff));
      String name = isSplit() ? Questions.NAMES.get(settled - 1) + ": " : "";
      boolean addsUp = settled == hands.size() && (isSplit() || insurance.length() > 0);
      String sum =
          won == 0 ? "nobody wins." : speech.words("seat 0 " + gained(won), Map.of()) + ".";
      settlement = name + outcome(hand, result, payoff) + (addsUp ? " In all, " + sum : "");
    }

    private String outcome(Hand hand, HandResult result, long payoff) {
      int you = HandValue.of(hand.cards).total();
      int other = HandValue.of(dealer).total();
      String how =
          switch (result) {
            case NATURAL -> "A natural!";
            case BUST -> speech.sentence("seat 0 busts with " + you, Map.of()).plain();
            case DEALER_BUST -> "The dealer busts with " + other + ".";
            case WIN, LOSS -> you + " against " + other + ".";
            case PUSH -> "Both have " + you + ". Nobody wins.";
            case SURRENDER -> "";
            case DEALER_NATURAL -> "The dealer has a natural.";
          };
      String returned = result == HandResult.PUSH ? "" : " The bet is returned.";
      String gain =
          payoff == 0 ? returned : " " + speech.sentence("seat 0 " + gained(payoff), Map.of());
      return (how + gain).strip();
    }

    private static String gained(long won) {
      return format(won > 0 ? "wins %,d" : "loses %,d", Math.abs(won));
    }

    /** The places of the person and the dealer, whose first two cards may be a natural or not. */
    List<Place> places(boolean dealerNatural) {
      List<Piece> shown = new ArrayList<>(dealer.stream().map(Piece::of).toList());
      if (dealer.size() < 2) {
        shown.add(Piece.FACE_DOWN);
      }
      String worth = (dealer.size() < 2 ? "shows " : "") + worth(dealer, dealerNatural);
      List<Group> own = IntStream.range(0, hands.size()).mapToObj(this::group).toList();
      List<Group> cards = dealer.isEmpty() ? List.of() : List.of(Group.of("", shown, worth));
      return List.of(
          new Place(speech.name(PERSON), List.of(), StyledText.EMPTY, own, List.of()),
          new Place("Dealer", List.of(), insurance, cards, List.of()));
    }

    /** A hand; of a split, that in play stands out. */
    private Group group(int index) {
      Hand hand = hands.get(index);
      boolean marked = isSplit() && index == playing && dealer.size() < 2 && settled == 0;
      String placed = format(hand.wager > wager ? ", doubled %,d" : ", bet %,d", hand.wager);
      StyledText note = join(worth(hand.cards, !isSplit()), placed, hand.end);
      String name = isSplit() ? Questions.NAMES.get(index) : "";
      return new Group(name, hand.cards.stream().map(Piece::of).toList(), note, marked, "");
    }

    private StyledText paid(long payoff) {
      won += payoff;
      return StyledText.of(gained(payoff), payoff > 0 ? Style.GREEN : Style.RED);
    }

    /** What cards are worth; 21 with the first two is a natural, except after a split. */
    private static String worth(List<Card> cards, boolean mayBeNatural) {
      HandValue value = HandValue.of(cards);
      return mayBeNatural && cards.size() == 2 && value.total() == HandValue.MAX_TOTAL
          ? "blackjack"
          : value + (value.isBust() ? ", bust" : "");
    }
  }
}
