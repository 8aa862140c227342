package dev.baize.blackjack.screen;

import static dev.baize.blackjack.screen.Questions.format;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.report.HouseLine;
import dev.baize.core.game.Outcome;
import dev.baize.core.table.Fact;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Plural;
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
    return done || (dealer && round.isHoleShown()) ? 1 : 0;
  }

  @Override
  public Scene scene(BlackjackView view, boolean asked) {
    String seen =
        IntStream.rangeClosed(1, Questions.TENS)
            .mapToObj(value -> (value == 1 ? "A" : value) + ":" + view.exposed(value))
            .collect(Collectors.joining("  "));
    return new Scene(
        "Blackjack",
        List.of(
            Fact.of("Hand", format("%,d of %,d", round.number, view.maxHands())),
            Fact.of("Bankroll", format("%,d", view.bankroll()))),
        round.places(),
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
}
