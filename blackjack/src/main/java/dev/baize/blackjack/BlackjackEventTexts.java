package dev.baize.blackjack;

import dev.baize.core.kit.EventTexts;
import java.lang.invoke.MethodHandles;

/** The texts of the events of blackjack. */
final class BlackjackEventTexts {

  static final EventTexts<BlackjackEvent> ALL =
      EventTexts.<BlackjackEvent>builder(
              "blackjack", 1, "the player bets 5", MethodHandles.lookup())
          .event(BlackjackEvent.Shuffled.class, "the deck is shuffled")
          .event(BlackjackEvent.DiscardsShuffled.class, "the discards are shuffled")
          .event(BlackjackEvent.Cut.class, "cut at {cut}")
          .event(BlackjackEvent.HandBegan.class, "hand {number}, bankroll {bankroll}")
          .event(BlackjackEvent.Wagered.class, "the player bets {wager}")
          .event(BlackjackEvent.PlayerDealt.class, "the player is dealt {card}")
          .event(BlackjackEvent.DealerDealt.class, "the dealer is dealt {card}")
          .event(BlackjackEvent.HoleDealt.class, "the dealer's hole card is dealt: {card}")
          .event(BlackjackEvent.Insured.class, "the player insures {amount}")
          .event(BlackjackEvent.InsuranceWon.class, "the insurance wins {amount}")
          .event(BlackjackEvent.InsuranceLost.class, "the insurance loses {amount}")
          .event(BlackjackEvent.Doubled.class, "the player doubles to {wager}")
          .event(BlackjackEvent.Split.class, "the player splits")
          .event(BlackjackEvent.HandPlayed.class, "the player plays hand {number}")
          .event(BlackjackEvent.Surrendered.class, "the player surrenders")
          .event(BlackjackEvent.PlayerDone.class, "the player's total is {total}")
          .event(BlackjackEvent.HoleShown.class, "the dealer's hole card is shown: {card}")
          .event(BlackjackEvent.DealerDone.class, "the dealer's total is {total}")
          .event(BlackjackEvent.HandSettled.class, "{result}, bankroll {bankroll}")
          .event(
              BlackjackEvent.SessionEnded.class,
              "the session ends, bankroll {bankroll} after {hands} hands")
          .build();

  private BlackjackEventTexts() {}
}
