package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.review.BlackjackReviewGuide;
import dev.baize.core.table.TableOption;
import dev.baize.core.table.TableProvider;
import dev.baize.core.table.TableValues;
import java.util.List;
import java.util.Map;

/** The table of blackjack, for a person alone with the dealer. */
public final class BlackjackTableProvider {

  private static final long CLASSIC_BANKROLL = 200;

  /** Of an evening; the rules of a casino bring one for studies, which ruin should not end. */
  private static final long CASINO_BANKROLL = 500;

  /** Only the text of whole rules, as records have it, says how the cards are shuffled. */
  private static final String SHUFFLE = ", shuffle ";

  private static final TableOption<Long> BANKROLL =
      new TableOption<>(
          "bankroll",
          "N",
          "What you begin with; by default what the rules say, or else 500 in a casino, and 200 by"
              + " classic rules.",
          CLASSIC_BANKROLL);

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
              + " that differ from strip, such as \"decks 2, soft 17 hit\", or a preset and settings"
              + " that differ from it; strip by default.",
          BlackjackHousePreset.STRIP.toString());

  /** What a person needs to play. */
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

  private BlackjackTableProvider() {}

  private static BlackjackRules rules(TableValues values) {
    String text = values.get(RULES);
    String first = text.substring(0, (text + ',').indexOf(','));
    if (BlackjackHousePreset.find(first).isEmpty() && !text.contains(SHUFFLE)) {
      text = RULES.defaultValue() + ", " + text;
    }
    BlackjackRules rules =
        BlackjackRules.standard()
            .withBankroll(CLASSIC_BANKROLL)
            .withHands(HANDS.defaultValue())
            .with(text);
    boolean given = rules.bankroll() == CLASSIC_BANKROLL || text.contains("bankroll ");
    BlackjackRules chosen =
        rules
            .withBankroll(values.getOrDefault(BANKROLL, given ? rules.bankroll() : CASINO_BANKROLL))
            .withHands(values.getOrDefault(HANDS, rules.hands()))
            .withMinimum(values.getOrDefault(MINIMUM, rules.minimum()));
    if (chosen.hands() == 0) {
      throw new IllegalArgumentException("hands 0: expected 1 or more");
    }
    if (chosen.bankroll() < chosen.minimum()) {
      String minimum = "expected the minimum, " + chosen.minimum() + ", or more";
      throw new IllegalArgumentException("a bankroll of " + chosen.bankroll() + ": " + minimum);
    }
    return chosen;
  }
}
